// What a running server does for its keeper, over the socket in its data folder (admin_socket.h).
#pragma once

#include <thread>

#include "server/admin_socket.h"
#include "server/landlord.h"

namespace saloon::server {

class AdminDoor {
 public:
  /// All of it outlives the door.
  struct Setup {
    std::string folder;
    Ledger& ledger;
    Landlord& landlord;
    Log& log;
  };
  /// Fails if there can be no socket in that folder.
  static Result<std::unique_ptr<AdminDoor>> open(Setup setup);
  AdminDoor(const AdminDoor&) = delete;
  AdminDoor& operator=(const AdminDoor&) = delete;
  ~AdminDoor();

 private:
  AdminDoor(Setup setup, OwnFile socket, OwnFile bell);
  void work();
  void serve(const OwnFile& caller);
  Result<json::object> answer(const json::object& asked);
  Result<json::object> tables();
  Result<json::object> read(const house::TableId& table);
  Result<json::object> close(const house::TableId& table);

  Setup setup_;
  OwnFile socket_;
  OwnFile bell_;  ///< rings when it is to end
  std::thread thread_;
};

}  // namespace saloon::server
