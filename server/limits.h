// How much anybody may ask of the server, in one place (docs/operations.md has the table). What a table bears is in
// house/limits.h.
#pragma once

#include <chrono>

#include "engine/types.h"

namespace saloon::server {

/// These can be set in the configuration.
struct Limits {
  int sockets = 20'000;
  int sockets_per_address = 100;
  int requests_per_second = 20;
  int requests_at_once = 200;
  int newcomers_per_minute = 12;
  int newcomers_at_once = 40;
  int messages_per_second = 50;
  int messages_at_once = 200;
  int messages_of_address_per_second = 400;
  int messages_of_address_at_once = 1'600;
  int unsent_kilobytes = 256;
};

struct LimitRow {
  const char* name;
  int Limits::* member;
  int most;
};
inline constexpr LimitRow kLimits[] = {
    {"sockets", &Limits::sockets, 1'000'000},
    {"sockets_per_address", &Limits::sockets_per_address, 1'000'000},
    {"requests_per_second", &Limits::requests_per_second, 1'000'000},
    {"requests_at_once", &Limits::requests_at_once, 1'000'000},
    {"newcomers_per_minute", &Limits::newcomers_per_minute, 1'000'000},
    {"newcomers_at_once", &Limits::newcomers_at_once, 1'000'000},
    {"messages_per_second", &Limits::messages_per_second, 10'000'000},
    {"messages_at_once", &Limits::messages_at_once, 10'000'000},
    {"messages_of_address_per_second", &Limits::messages_of_address_per_second, 10'000'000},
    {"messages_of_address_at_once", &Limits::messages_of_address_at_once, 10'000'000},
    {"unsent_kilobytes", &Limits::unsent_kilobytes, 1'000'000},
};

// --- these are the same everywhere
inline constexpr std::size_t kLongestHeader = 8'192;  ///< bytes of a request's head
inline constexpr std::size_t kLongestBody = 4'096;    ///< bytes of what is posted
inline constexpr int kRequestsOfConnection = 100;     ///< HTTP requests, one after the other
inline constexpr auto kRequestWithin = std::chrono::seconds(10);
inline constexpr auto kReplyWithin = std::chrono::seconds(10);
inline constexpr auto kPingAfter = std::chrono::seconds(20);   ///< nothing heard from a socket
inline constexpr auto kGoneAfter = std::chrono::seconds(50);   ///< still nothing
inline constexpr auto kCloseWithin = std::chrono::seconds(5);  ///< whoever is told bye goes, or is put out
inline constexpr auto kDrainWithin = std::chrono::seconds(10);
inline constexpr int kTablesOfConnection = 64;                ///< that one connection listens at
inline constexpr auto kSleepAfter = std::chrono::minutes(5);  ///< a table that nothing happens at leaves memory
inline constexpr std::size_t kQueuedTasksPerWorker = 4;       ///< more wait: bots answer without much thought
inline constexpr auto kShortestThought = std::chrono::milliseconds(250);  ///< granted to a bot that is asked late
inline constexpr auto kLongestThought = std::chrono::milliseconds(5'000);
inline constexpr int kBreaksForgiven = 3;  ///< a table that breaks more often stays shut until the server is restarted

}  // namespace saloon::server
