import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { shelf } from "./web/workshop/shelf.ts";

// While developing, what belongs to a house goes to one that runs beside: `saloon serve`, at its usual port or elsewhere.
const server = process.env.SALOON_SERVER ?? "http://127.0.0.1:8876";

// Addresses are relative: the client is served by a house or lies as files in any folder of a web server.
export default defineConfig({
  root: "web",
  base: "./",
  publicDir: "public",
  cacheDir: "../node_modules/.vite",
  plugins: [svelte({ configFile: "../svelte.config.js" }), shelf()],
  worker: { format: "es", plugins: () => [shelf()] },
  server: {
    proxy: {
      // a house takes what changes something from its own page alone
      "/api": {
        target: server,
        changeOrigin: true,
        configure: (proxy) => proxy.on("proxyReq", (request) => request.setHeader("origin", server)),
      },
      "/readyz": { target: server, changeOrigin: true },
      "/ws": { target: server, changeOrigin: true, ws: true, rewriteWsOrigin: true },
    },
  },
  build: {
    outDir: "../build-web",
    emptyOutDir: true,
    target: ["safari16.4", "firefox115", "chrome109"],
    // fonts and drawings stay files: the policy of the page allows no data in their place
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: "web/index.html", sw: "web/sw/sw.ts" },
      // a service worker is found again by its name
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // what is small packs better with what calls for it
        experimentalMinChunkSize: 4000,
      },
    },
  },
  test: {
    include: ["tests/unit/**/*.test.ts"],
    environment: "node",
    testTransformMode: { web: ["**/*.svelte.test.ts"] },
    testTimeout: 20_000,
  },
});
