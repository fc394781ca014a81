// Asio and Beast themselves, compiled once: whoever includes them has BOOST_ASIO_SEPARATE_COMPILATION and
// BOOST_BEAST_SEPARATE_COMPILATION defined (cmake/libraries.cmake).
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
