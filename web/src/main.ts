import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/parts.css";
import App from "./App.svelte";
import { silence } from "./link/ask.ts";
import { begin } from "./link/house.svelte.ts";
import { stayOffline } from "./link/offline.ts";
import { addressOf } from "./link/shelf.ts";
import { settings } from "./settings.svelte.ts";
import { learnAll } from "./words.ts";

async function open(): Promise<void> {
  // the worker wants this first; it comes while the worker itself is still on its way
  fetch(addressOf(`games.${settings.language}.json`)).catch(() => undefined);
  const begun = begin(settings.language, settings.name);
  stayOffline();
  try {
    await learnAll();
  } catch {
    // without a word nothing can be said here, but a browser that cannot load a page says so itself
    setTimeout(() => location.reload(), 5_000);
    return;
  }
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  await begun;
  // type comes after the first paint, and when nobody waits for anything else: words before looks
  await silence(300);
  void import("./style/fonts.css");
}
void open();
