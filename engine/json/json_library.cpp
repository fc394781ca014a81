// Boost.JSON itself, compiled here and nowhere else: no library to install or link.
#include <boost/json/src.hpp>
