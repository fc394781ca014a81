import { describe, expect, it } from "vitest";
import { invitationOf, routeOf, to } from "../../../src/route.svelte.ts";

describe("addresses", () => {
  it("lead to pages", () => {
    expect(routeOf("")).toEqual({ page: "home" });
    expect(routeOf("#/")).toEqual({ page: "home" });
    expect(routeOf("#/new/deadwood")).toEqual({ page: "new", game: "deadwood", how: "online" });
    expect(routeOf("#/rules/deadwood/DW-END-01")).toEqual({ page: "rules", game: "deadwood", clause: "DW-END-01" });
    expect(routeOf("#/replay/k3m8xq2pz7/S2/14")).toEqual({
      page: "replay",
      table: "k3m8xq2pz7",
      viewer: "S2",
      step: 14,
    });
    expect(routeOf("#/replay/k3m8xq2pz7")).toEqual({ page: "replay", table: "k3m8xq2pz7" });
    expect(routeOf("#/nowhere")).toEqual({ page: "lost" });
    expect(routeOf("#/t/%E0%A4")).toEqual({ page: "table", table: "%E0%A4" });
  });
  it("open a table with their key", () => {
    expect(routeOf("#k3m8xq2pz7.wU9TF2fW-_0")).toEqual({ page: "table", table: "k3m8xq2pz7", key: "wU9TF2fW-_0" });
  });
  it("are made as they are read", () => {
    expect(routeOf(to.replay("k3m8xq2pz7", "spectator", 3))).toMatchObject({ viewer: "spectator", step: 3 });
    expect(routeOf(`${to.replay("k3m8xq2pz7")}/all/3`)).toMatchObject({ viewer: "all", step: 3 });
    expect(routeOf(to.fresh("desperados", "here"))).toMatchObject({ game: "desperados", how: "here" });
  });
});

describe("what somebody pastes", () => {
  it.each([
    ["https://saloon.example/play/#k3m8xq2pz7.wU9T", "#k3m8xq2pz7.wU9T"],
    [" k3m8xq2pz7.wU9T ", "#k3m8xq2pz7.wU9T"],
    ["https://saloon.example/#/t/k3m8xq2pz7", "#/t/k3m8xq2pz7"],
    ["K3M8XQ2PZ7", "#/t/k3m8xq2pz7"],
    ["see you tonight", null],
    ["", null],
  ])("%s", (text, hash) => {
    expect(invitationOf(text)).toBe(hash);
  });
});
