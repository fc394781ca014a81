// Messages of the protocol, well formed, for tests that change something about them.
#pragma once

#include <string>
#include <vector>

namespace saloon::house {

/// Every type a client can send, with and without what may be left out.
inline std::vector<std::string> client_messages() {
  return {
      R"({"type":"hello","protocol":1})",
      R"({"type":"hello","protocol":2,"id":"first"})",
      R"({"type":"name","name":"Zoé","id":"n1"})",
      R"({"type":"hall","on":true})",
      R"({"type":"create","game":"deadwood","seats":4,"id":"c-1"})",
      (R"({"type":"create","game":"dead_money","seats":3,"options":{"first_player":"roll","goal":12},"listed":true,)"
       R"("pace":false,"limit":90,"bots":{"S1":"cowhand","S2":"gunslinger+bold"},"id":"c-2"})"),
      R"({"type":"recovery","id":"r"})",
      R"({"type":"forget_devices"})",
      R"({"type":"enter","table":"23467bcdfg"})",
      R"({"type":"enter","table":"23467bcdfg","key":"AbCdEfGhIjKlMnOpQrSt_-","heard":{"S0":12,"spectator":0},"id":"e"})",
      R"({"type":"exit","table":"23467bcdfg"})",
      R"({"type":"leave","table":"23467bcdfg","id":"l"})",
      R"({"type":"sit","table":"23467bcdfg","seat":"S0","id":"s"})",
      R"({"type":"rise","table":"23467bcdfg","seat":"S8"})",
      R"({"type":"bot","table":"23467bcdfg","seat":"S3","bot":"greenhorn"})",
      R"({"type":"bot","table":"23467bcdfg","seat":"S3","bot":null})",
      R"({"type":"set","table":"23467bcdfg","seats":5})",
      R"({"type":"set","table":"23467bcdfg","seats":2,"options":{},"listed":false,"pace":true,"limit":86400})",
      R"({"type":"start","table":"23467bcdfg"})",
      R"({"type":"answer","table":"23467bcdfg","seat":"S1","round":12,"decision":{"do":"pass"},"id":"a12"})",
      R"({"type":"withdraw","table":"23467bcdfg","seat":"S1","round":12})",
      R"({"type":"take_back","table":"23467bcdfg","seat":"S1"})",
      R"({"type":"list","table":"23467bcdfg","seat":"S1","id":"?"})",
      R"({"type":"automatic","table":"23467bcdfg","seat":"S1","on":false})",
      R"({"type":"say","table":"23467bcdfg","circle":"table","text":"Howdy"})",
      R"({"type":"say","table":"23467bcdfg","circle":"gang","seat":"S2","text":"psst"})",
      R"({"type":"say","table":"23467bcdfg","circle":"watchers","text":"Aha !","id":"w"})",
      R"({"type":"mute","table":"23467bcdfg","guest":2,"on":true})",
      R"({"type":"kick","table":"23467bcdfg","guest":4294967295})",
      R"({"type":"stand_in","table":"23467bcdfg","seat":"S0","bot":"cowhand"})",
      R"({"type":"key","table":"23467bcdfg","opens":"watch","id":"k"})",
      R"({"type":"key","table":"23467bcdfg","opens":"seat","seat":"S4","id":"k"})",
      R"({"type":"drop_keys","table":"23467bcdfg","opens":"host"})",
      R"({"type":"drop_keys","table":"23467bcdfg","opens":"seat","seat":"S4"})",
      R"({"type":"agree","table":"23467bcdfg","seat":"S0"})",
      R"({"type":"again","table":"23467bcdfg","id":"again"})",
      R"({"type":"close","table":"23467bcdfg"})",
  };
}

}  // namespace saloon::house
