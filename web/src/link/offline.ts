// The client stays on this device for when there is no network, where the browser allows it: over HTTPS and at home.

/** Once the first page is up: it fetches every file of this build. */
export function stayOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined);
  addEventListener("load", () => setTimeout(register, 2_000), { once: true });
}
