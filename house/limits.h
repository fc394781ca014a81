// How much of everything, in one place (docs/operations.md has the table). Memory and time of a table are bounded by
// these whatever people send.
#pragma once

#include "house/allowance.h"

namespace saloon::house {

inline constexpr int kProtocol = 1;

// --- messages
inline constexpr std::size_t kLongestMessage = 16'384;  ///< bytes of one message from a client
inline constexpr std::size_t kLongestId = 40;           ///< of a request
inline constexpr std::size_t kLongestName = 24;         ///< letters, as people count them
inline constexpr std::size_t kLongestRemark = 300;      ///< letters of one thing said in the chat

// --- a table
inline constexpr std::size_t kMostGuests = 100;       ///< who ever came in
inline constexpr std::size_t kMostConnections = 200;  ///< that listen at one table
inline constexpr std::size_t kMostKeys = 16;          ///< that open one table
inline constexpr std::size_t kLongestInbox = 64;      ///< messages of one person that wait for the ledger
inline constexpr std::size_t kMostInInbox = 640;      ///< messages of all that do
inline constexpr std::size_t kMostHeld = 16;          ///< answers of one guest that wait for their moment
inline constexpr std::size_t kRemarksKept = 30;       ///< things said in one circle that a newcomer is told
inline constexpr std::size_t kEventsKept = 200;       ///< for whoever comes back
inline constexpr std::size_t kRequestsKept = 72;      ///< of one guest: all that may wait are not done twice
inline constexpr std::size_t kRepliesKept = 16;       ///< of one guest, that were refused or answered at length
inline constexpr int kMostAnswersOfRound = 32;        ///< of one seat: how often it may think otherwise
inline constexpr u64 kMostRowsBesidePlay = 50'000;    ///< beyond, nothing is said or set any more
inline constexpr u64 kMostRows = 100'000;             ///< beyond, people do not play on either

// --- manners
inline constexpr Moment kAbsentAfter = 20 * kSecond;  ///< without a connection
inline constexpr Moment kUsualLimit = 60 * kSecond;   ///< absent so long, a bot may stand in
inline constexpr Moment kShortestLimit = 30 * kSecond;
inline constexpr Moment kLongestLimit = 24 * kHour;
inline constexpr Rate kRemarks{.every = 2 * kSecond, .at_once = 5};    ///< things said by one guest
inline constexpr Rate kChanges{.every = 5 * kSecond, .at_once = 100};  ///< of seats and settings, by one guest

// --- the hall
inline constexpr std::size_t kMostTablesOfPerson = 50;          ///< that are not over
inline constexpr std::size_t kMostTokensOfPerson = 20;          ///< devices and recovery keys
inline constexpr std::size_t kLongestQueue = 4096;              ///< requests of the hall that wait for the ledger
inline constexpr std::size_t kMostWaiting = 8;                  ///< of those, requests of one person
inline constexpr std::size_t kHallRequestsKept = kMostWaiting;  ///< of one person, whose repetition is harmless
inline constexpr Rate kHallChanges{.every = 36 * kSecond, .at_once = 100};  ///< of names, devices and tables, by one
inline constexpr std::size_t kMostInHall = 200;                             ///< tables that the hall lists
inline constexpr std::size_t kMostOver = 20;   ///< tables of a person whose game is over, in mind
inline constexpr Moment kHallEvery = kSecond;  ///< between two news of the hall
inline constexpr Moment kRecoveryLasts = 7 * (24 * kHour);

}  // namespace saloon::house
