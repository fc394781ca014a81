import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./link/house.svelte.ts";

const target = document.getElementById("app");
if (target) mount(App, { target });
void begin(navigator.language.startsWith("fr") ? "fr" : "en", "");
