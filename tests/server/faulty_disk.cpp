#include "tests/server/faulty_disk.h"

#include <array>
#include <atomic>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <new>

namespace saloon::server {

namespace fs = std::filesystem;

std::string_view name_of(DiskCall call) {
  constexpr std::array<std::string_view, 11> kNames{"open", "delete", "access", "read",    "write",   "truncate",
                                                    "sync", "size",   "lock",   "shm map", "shm lock"};
  return kNames[std::size_t(call)];
}

bool can(DiskCall call, Fault fault) {
  switch (fault) {
    case Fault::Error:
      return true;
    case Fault::Full:
    case Fault::Short:
      return call == DiskCall::Write;
    case Fault::Late:
      return call == DiskCall::Write || call == DiskCall::Sync || call == DiskCall::Truncate;
    case Fault::Busy:
      return call == DiskCall::Lock || call == DiskCall::ShmLock;
  }
  return false;
}

void FaultyDisk::fail(u64 nth, Fault fault) {
  const std::scoped_lock lock(mutex_);
  calls_.clear();
  failed_.clear();
  nth_ = nth;
  armed_ = true;
  fault_ = fault;
}

void FaultyDisk::break_down(DiskCall call, Fault fault) {
  const std::scoped_lock lock(mutex_);
  broken_[call] = fault;
}

void FaultyDisk::mend() {
  const std::scoped_lock lock(mutex_);
  broken_.clear();
}

std::vector<DiskCall> FaultyDisk::calls() const {
  const std::scoped_lock lock(mutex_);
  return calls_;
}

std::string FaultyDisk::failed() const {
  const std::scoped_lock lock(mutex_);
  return failed_;
}

bool FaultyDisk::fails(DiskCall call, const std::string& file, Fault& fault) {
  const std::scoped_lock lock(mutex_);
  calls_.push_back(call);
  if (const auto broken = broken_.find(call); broken != broken_.end()) {
    fault = broken->second;
    return true;
  }
  if (!armed_ || calls_.size() < nth_ || !can(call, fault_)) return false;
  armed_ = false;
  fault = fault_;
  failed_ = std::string(name_of(call)) + " of " + fs::path(file).filename().string();
  return true;
}

void FaultyDisk::wrote(const std::string& file, i64 at, std::string_view data) {
  const std::scoped_lock lock(mutex_);
  files_[file].pending.push_back({.at = at, .data = std::string(data)});
}

void FaultyDisk::cut(const std::string& file, i64 size) {
  const std::scoped_lock lock(mutex_);
  files_[file].pending.push_back({.at = size, .data = {}, .cut = true});
}

void FaultyDisk::synced(const std::string& file, bool done) {
  const std::scoped_lock lock(mutex_);
  File& found = files_[file];
  for (const Change& change : found.pending) {
    if (!done) break;
    const auto at = std::size_t(change.at);
    const std::size_t end = at + change.data.size();
    if (change.cut || found.on_disk.size() < end) found.on_disk.resize(end);
    found.on_disk.replace(at, change.data.size(), change.data);
  }
  found.pending.clear();
}

void FaultyDisk::deleted(const std::string& file) {
  const std::scoped_lock lock(mutex_);
  files_.erase(file);
}

void FaultyDisk::copy_after(End end, const std::string& folder, const std::string& to) {
  const std::scoped_lock lock(mutex_);
  fs::create_directories(to);
  for (const std::string name : {"/ledger.db", "/ledger.db-wal", "/ledger.db-journal"}) {
    if (!fs::exists(folder + name)) continue;
    File& copy = files_[to + name];
    copy = {.on_disk = files_[folder + name].on_disk, .pending = {}};
    if (end == End::Killed) {
      fs::copy_file(folder + name, to + name);
    } else {
      std::ofstream(to + name, std::ios::binary) << copy.on_disk;
    }
  }
}

// --- SQLite's side --------------------------------------------------------------------------------------------------

namespace {

struct OpenFile {
  sqlite3_file base;  ///< first: SQLite knows nothing else
  FaultyDisk* disk;
  std::string* path;
  sqlite3_file* real;  ///< its memory follows this struct
};

OpenFile& mine(sqlite3_file* file) { return *reinterpret_cast<OpenFile*>(file); }

/// Does `call` unless it is to fail; then `error`.
template <class Call>
int tried(sqlite3_file* file, DiskCall kind, int error, const Call& call) {
  OpenFile& open = mine(file);
  Fault fault{};
  if (!open.disk->fails(kind, *open.path, fault)) return call(open);
  if (fault == Fault::Late) (void)call(open);
  return fault == Fault::Busy ? SQLITE_BUSY : error;
}

int close_file(sqlite3_file* file) {
  OpenFile& open = mine(file);
  const int code = open.real->pMethods != nullptr ? open.real->pMethods->xClose(open.real) : SQLITE_OK;
  delete open.path;
  return code;
}

int read_file(sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
  return tried(file, DiskCall::Read, SQLITE_IOERR_READ,
               [&](OpenFile& open) { return open.real->pMethods->xRead(open.real, to, size, at); });
}

int write_file(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
  OpenFile& open = mine(file);
  Fault fault{};
  const bool fails = open.disk->fails(DiskCall::Write, *open.path, fault);
  if (fails && fault == Fault::Error) return SQLITE_IOERR_WRITE;
  if (fails && fault == Fault::Full) return SQLITE_FULL;
  const int written = fails && fault == Fault::Short ? size / 2 : size;
  const int code = open.real->pMethods->xWrite(open.real, from, written, at);
  open.disk->wrote(*open.path, at, {static_cast<const char*>(from), std::size_t(written)});
  if (!fails) return code;
  return fault == Fault::Short ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
  return tried(file, DiskCall::Truncate, SQLITE_IOERR_TRUNCATE, [&](OpenFile& open) {
    open.disk->cut(*open.path, size);
    return open.real->pMethods->xTruncate(open.real, size);
  });
}

int sync_file(sqlite3_file* file, int flags) {
  OpenFile& open = mine(file);
  Fault fault{};
  const bool fails = open.disk->fails(DiskCall::Sync, *open.path, fault);
  open.disk->synced(*open.path, !fails || fault == Fault::Late);
  return fails ? SQLITE_IOERR_FSYNC : open.real->pMethods->xSync(open.real, flags);
}

int size_of_file(sqlite3_file* file, sqlite3_int64* size) {
  return tried(file, DiskCall::Size, SQLITE_IOERR_FSTAT,
               [&](OpenFile& open) { return open.real->pMethods->xFileSize(open.real, size); });
}

int lock_file(sqlite3_file* file, int level) {
  return tried(file, DiskCall::Lock, SQLITE_IOERR_LOCK,
               [&](OpenFile& open) { return open.real->pMethods->xLock(open.real, level); });
}

int unlock_file(sqlite3_file* file, int level) { return mine(file).real->pMethods->xUnlock(mine(file).real, level); }

int check_reserved(sqlite3_file* file, int* out) {
  return mine(file).real->pMethods->xCheckReservedLock(mine(file).real, out);
}

int control_file(sqlite3_file* file, int what, void* value) {
  return mine(file).real->pMethods->xFileControl(mine(file).real, what, value);
}

int sector_size(sqlite3_file* file) { return mine(file).real->pMethods->xSectorSize(mine(file).real); }

int characteristics(sqlite3_file* file) { return mine(file).real->pMethods->xDeviceCharacteristics(mine(file).real); }

int map_shm(sqlite3_file* file, int page, int size, int extend, void volatile** out) {
  return tried(file, DiskCall::ShmMap, SQLITE_IOERR_SHMMAP,
               [&](OpenFile& open) { return open.real->pMethods->xShmMap(open.real, page, size, extend, out); });
}

int lock_shm(sqlite3_file* file, int offset, int count, int flags) {
  if ((flags & SQLITE_SHM_UNLOCK) != 0)
    return mine(file).real->pMethods->xShmLock(mine(file).real, offset, count, flags);
  return tried(file, DiskCall::ShmLock, SQLITE_IOERR_SHMLOCK,
               [&](OpenFile& open) { return open.real->pMethods->xShmLock(open.real, offset, count, flags); });
}

void shm_barrier(sqlite3_file* file) { mine(file).real->pMethods->xShmBarrier(mine(file).real); }

int unmap_shm(sqlite3_file* file, int remove) { return mine(file).real->pMethods->xShmUnmap(mine(file).real, remove); }

const sqlite3_io_methods kMethods{
    2,         close_file,  read_file,      write_file,   truncate_file, sync_file,       size_of_file,
    lock_file, unlock_file, check_reserved, control_file, sector_size,   characteristics, map_shm,
    lock_shm,  shm_barrier, unmap_shm,      nullptr,      nullptr};

FaultyDisk& disk_of(sqlite3_vfs* vfs) { return *static_cast<FaultyDisk*>(vfs->pAppData); }

int open_file(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  FaultyDisk& disk = disk_of(vfs);
  OpenFile& open = mine(file);
  open.base.pMethods = nullptr;
  const std::string path = name == nullptr ? "" : name;
  Fault fault{};
  if (disk.fails(DiskCall::Open, path, fault)) return SQLITE_CANTOPEN;
  open.real = reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(OpenFile));
  const int code = disk.real()->xOpen(disk.real(), name, open.real, flags, out_flags);
  if (code != SQLITE_OK) return code;
  open.disk = &disk;
  open.path = new std::string(path);
  open.base.pMethods = &kMethods;
  return SQLITE_OK;
}

int delete_file(sqlite3_vfs* vfs, const char* name, int sync) {
  Fault fault{};
  if (disk_of(vfs).fails(DiskCall::Delete, name, fault)) return SQLITE_IOERR_DELETE;
  const int code = disk_of(vfs).real()->xDelete(disk_of(vfs).real(), name, sync);
  if (code == SQLITE_OK) disk_of(vfs).deleted(name);
  return code;
}

int access_file(sqlite3_vfs* vfs, const char* name, int flags, int* out) {
  Fault fault{};
  if (disk_of(vfs).fails(DiskCall::Access, name, fault)) return SQLITE_IOERR_ACCESS;
  return disk_of(vfs).real()->xAccess(disk_of(vfs).real(), name, flags, out);
}

}  // namespace

FaultyDisk::FaultyDisk() : real_(sqlite3_vfs_find(nullptr)), vfs_(std::make_unique<sqlite3_vfs>(*real_)) {
  static std::atomic<int> count{0};
  name_ = "faulty" + std::to_string(++count);
  vfs_->szOsFile = int(sizeof(OpenFile)) + real_->szOsFile;
  vfs_->zName = name_.c_str();
  vfs_->pAppData = this;
  vfs_->pNext = nullptr;
  vfs_->xOpen = open_file;
  vfs_->xDelete = delete_file;
  vfs_->xAccess = access_file;
  sqlite3_vfs_register(vfs_.get(), 0);
}

FaultyDisk::~FaultyDisk() { sqlite3_vfs_unregister(vfs_.get()); }

}  // namespace saloon::server
