// Where a thread of our own would end the whole process: whatever is thrown there becomes a line for the log.
#pragma once

#include <exception>
#include <string>

namespace saloon::server {

/// What was thrown by this; empty if nothing was.
template <class Act>
std::string thrown_by(const Act& act) {
  try {
    act();
    return {};
  } catch (const std::exception& e) {
    const std::string what = e.what();
    return what.empty() ? "something without a name" : what;
  } catch (...) {
    return "something unknown";
  }
}

/// The same; what throws is done once more, for whoever is to be told by it would wait for ever.
template <class Tell>
std::string thrown_by_telling(const Tell& tell) {
  std::string what = thrown_by(tell);
  if (!what.empty()) (void)thrown_by(tell);
  return what;
}

}  // namespace saloon::server
