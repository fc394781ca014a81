// A disk in front of SQLite's own that fails when it is told to, and remembers what would be left after a power cut.
#pragma once

#include <sqlite3.h>

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "engine/types.h"

namespace saloon::server {

enum class DiskCall : u8 { Open, Delete, Access, Read, Write, Truncate, Sync, Size, Lock, ShmMap, ShmLock };
std::string_view name_of(DiskCall call);

enum class Fault : u8 {
  Error,  ///< nothing is done. What a failed sync should have written never gets to the disk, as on Linux
  Full,   ///< no room
  Short,  ///< half of it is written, then there is no room
  Late,   ///< all is done, and an error reported
  Busy,   ///< somebody else has the lock
};
/// Does a call fail like that?
bool can(DiskCall call, Fault fault);

class FaultyDisk {
 public:
  FaultyDisk();
  ~FaultyDisk();
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;

  /// By which SQLite finds it.
  [[nodiscard]] const std::string& name() const { return name_; }
  /// Once: the n-th call from now on, counted from 1, or the first after it that can fail like that.
  void fail(u64 nth, Fault fault);
  /// Every call of this kind fails until `mend`.
  void break_down(DiskCall call, Fault fault);
  void mend();
  /// Since the last `fail`, or the beginning.
  [[nodiscard]] std::vector<DiskCall> calls() const;
  /// The call that failed; empty if none has since `fail`.
  [[nodiscard]] std::string failed() const;

  /// Copies a folder as somebody finds it after this process was killed, or after the power went: then only what was
  /// synced is there. The copy is on this disk too: what was not synced before is not now.
  enum class End : u8 { Killed, PowerCut };
  void copy_after(End end, const std::string& folder, const std::string& to);

  // --- for the calls themselves
  /// The fault of this call, if it is to have one.
  bool fails(DiskCall call, const std::string& file, Fault& fault);
  void wrote(const std::string& file, i64 at, std::string_view data);
  void cut(const std::string& file, i64 size);
  void synced(const std::string& file, bool done);
  void deleted(const std::string& file);
  [[nodiscard]] sqlite3_vfs* real() const { return real_; }

 private:
  struct Change {
    i64 at{};
    std::string data;
    bool cut{};  ///< the file ends here
  };
  struct File {
    std::string on_disk;
    std::vector<Change> pending;
  };

  sqlite3_vfs* real_;
  std::string name_;
  std::unique_ptr<sqlite3_vfs> vfs_;
  mutable std::mutex mutex_;
  std::map<std::string, File> files_;
  std::vector<DiskCall> calls_;
  u64 nth_{};
  bool armed_{};
  Fault fault_{};
  std::map<DiskCall, Fault> broken_;
  std::string failed_;
};

}  // namespace saloon::server
