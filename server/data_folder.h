// The folder that a server keeps everything in: for its user alone, and for one server at a time.
#pragma once

#include <string>

#include "engine/result.h"

namespace saloon::server {

class DataFolder {
 public:
  /// Makes the folder if it is not there (mode 700) and keeps others out until it is destroyed. Fails if a server runs
  /// in it, and says which.
  static Result<DataFolder> open(const std::string& name);
  DataFolder(DataFolder&& other) noexcept;
  DataFolder& operator=(DataFolder&& other) noexcept;
  ~DataFolder();

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string ledger() const { return path_ + "/ledger.db"; }

 private:
  DataFolder(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}
  std::string path_;
  int lock_;
};

/// An empty file that only its owner may read, unless it is there already.
Result<void> make_private_file(const std::string& file);
/// What a folder lists survives a power cut.
Result<void> sync_folder(const std::string& folder);

}  // namespace saloon::server
