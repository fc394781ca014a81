// Where the reader is: the fragment of the address, so that the page can lie in any folder and keys go to no server.
import type { Seat, Viewer } from "./told.ts";

export type Route =
  | { page: "home"; game?: string }
  | { page: "new"; game: string; how: "online" | "here" }
  | { page: "table"; table: string; key?: string }
  | { page: "rules"; game: string; clause?: string }
  | { page: "replay"; table: string; viewer?: Viewer | "all"; step?: number }
  | { page: "recover"; key: string }
  | { page: "settings" }
  | { page: "help" }
  | { page: "credits" }
  | { page: "lost" };

const tableName = /^[a-z0-9]{10}$/;
/** `#TABLE.KEY` is what people send each other, so it is as short as it can be */
const invitation = /^([a-z0-9]{10})\.([A-Za-z0-9_-]+)$/;

export function routeOf(fragment: string): Route {
  const text = fragment.replace(/^#/, "");
  const invited = invitation.exec(text);
  if (invited) return { page: "table", table: invited[1] ?? "", key: invited[2] ?? "" };
  const [page = "", first = "", second = "", third = ""] = text.replace(/^\/+/, "").split("/").map(plain);
  switch (page) {
    case "":
      return { page: "home" };
    case "game":
      return { page: "home", game: first };
    case "new":
      return { page: "new", game: first, how: second === "here" ? "here" : "online" };
    case "t":
      return { page: "table", table: first };
    case "rules":
      return second ? { page: "rules", game: first, clause: second } : { page: "rules", game: first };
    case "replay":
      return replayOf(first, second, third);
    case "recover":
      return { page: "recover", key: first };
    case "settings":
    case "help":
    case "credits":
      return { page };
    default:
      return { page: "lost" };
  }
}

/** As it was before it was put into an address; what cannot be read stays as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
function replayOf(table: string, viewer: string, step: string): Route {
  const found: Route = { page: "replay", table };
  if (/^(spectator|all|S\d)$/.test(viewer)) found.viewer = viewer as Viewer | "all";
  if (/^\d+$/.test(step)) found.step = Number(step);
  return found;
}

/** What somebody pasted or typed who was sent a link: the whole address, its end, or a table's name. */
export function invitationOf(text: string): string | null {
  const end = text.trim().replace(/^.*#/, "");
  if (invitation.test(end)) return `#${end}`;
  const name = end.replace(/^\/?t\//, "").toLowerCase();
  return tableName.test(name) ? to.table(name) : null;
}

export const to = {
  home: "#/",
  settings: "#/settings",
  help: "#/help",
  credits: "#/credits",
  game: (game: string) => `#/game/${game}`,
  fresh: (game: string, how: "online" | "here") => `#/new/${game}/${how}`,
  table: (table: string) => `#/t/${table}`,
  rules: (game: string, clause?: string) => (clause ? `#/rules/${game}/${clause}` : `#/rules/${game}`),
  replay: (table: string, viewer?: Seat | "spectator", step?: number) =>
    ["#/replay", table, viewer, step].filter((part) => part !== undefined).join("/"),
};

let now = $state<Route>(routeOf(typeof location === "undefined" ? "" : location.hash));
export const route = {
  get now(): Route {
    return now;
  },
};

export function followAddress(): () => void {
  const follow = (): void => {
    now = routeOf(location.hash);
  };
  addEventListener("hashchange", follow);
  return () => removeEventListener("hashchange", follow);
}
export function go(hash: string): void {
  location.hash = hash;
}
/** Goes there without a step back to here: keys do not stay in the address bar. */
export function goInstead(hash: string): void {
  history.replaceState(null, "", hash);
  now = routeOf(hash);
}
