// The line to the house: one WebSocket at a time, opened again whenever it breaks. Who this device is stands in a cookie
// that no script can read; the line only remembers that it was given one.
import type { Link } from "../told.ts";
import type { Bye, FromHouse, ToHouse } from "./wire.ts";

const firstWait = 300;
const longestWait = 2_000;
/** after so many failures the house is away for longer, and asking often helps nobody */
const manyTries = 30;
const longestWaitLater = 15_000;
/** a device without a network may be the house itself; that it has one again will be said */
const waitWithoutNetwork = 10_000;
/** a line on which nothing was heard for so long is asked whether it is alive, and given up if it does not answer */
const silence = 20_000;
const patience = 5_000;
/** somebody who waits for an answer is told after a second more: three seconds in all, as often as the pulse is felt */
const silenceWhileOwed = 1_500;
const betweenPulses = 500;
/** so long a house may take to answer whoever comes */
const patienceAtDoor = 15_000;
/** the house is there, yet lets this device in no more: so often, and it is somebody new */
const refusalsBeforeNewcomer = 3;

/** How long to wait before the next try: longer each time, and never in step with others who lost their line too. */
export function backOff(tries: number, random: () => number): number {
  const most = tries > manyTries ? longestWaitLater : longestWait;
  const wait = Math.min(most, firstWait * 2 ** Math.min(tries, 10));
  return wait / 2 + (random() * wait) / 2;
}

export interface Keepsake {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
}
export interface Listener {
  link(link: Link): void;
  /** the house is being greeted: from here on messages can be sent */
  open(): void;
  message(message: FromHouse): void;
  /** another protocol is spoken there */
  outdated(): void;
  /** something harmless that the house answers */
  pulse(): ToHouse;
  /** whether the house owes an answer */
  isOwed(): boolean;
}

export class Line {
  readonly #base: string;
  readonly #keep: Keepsake;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #isOpen = false;
  #welcomed = false;
  #stopped = false;
  #tries = 0;
  #knowing: Promise<boolean> | null = null;
  #refusals = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** when something was heard or said last */
  #busyAt = 0;
  /** when the line is given up unless something is heard; 0 while nothing is awaited */
  #giveUpAt = 0;
  /** an answer did not come: whether the line is alive shows when something is heard */
  #inDoubt = false;

  constructor(base: string, keep: Keepsake, listener: Listener) {
    this.#base = base;
    this.#keep = keep;
    this.#listener = listener;
  }

  start(): void {
    this.#pulse = setInterval(() => this.#feelPulse(), betweenPulses);
    this.#listener.link("connecting");
    void this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#drop();
  }

  /** Whether it went out; what did not is sent by whoever keeps it once the line is open. */
  send(message: ToHouse): boolean {
    if (!this.#isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    this.#busyAt = Date.now();
    return true;
  }

  /**
   * The device says that there is a network again, or that there is none. That may be said of other networks than the
   * one that the house is in, so it is tried all the same.
   */
  network(isThere: boolean): void {
    if (this.#stopped || (isThere && this.#welcomed)) return;
    this.#drop();
    if (!isThere) this.#listener.link("offline");
    this.#tries = isThere ? 0 : 1;
    this.#later(isThere ? 0 : backOff(this.#tries, Math.random));
  }

  /** The person of this device has become another one: its line is opened anew. */
  again(): void {
    this.#drop();
    this.#later(0);
  }

  async #connect(): Promise<void> {
    if (this.#stopped || this.#socket) return;
    try {
      // whoever was made somebody new twice would be the second one at the next line, and lose the seats of the first
      this.#knowing ??= this.#isKnown().finally(() => {
        this.#knowing = null;
      });
      if (!(await this.#knowing)) return;
    } catch {
      this.#lost();
      return;
    }
    if (this.#stopped || this.#socket) return;
    const address = new URL("ws", this.#base);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address, "saloon.1");
    this.#socket = socket;
    this.#giveUpAt = Date.now() + patienceAtDoor;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      socket.send(JSON.stringify({ type: "hello", protocol: 1 }));
      this.#isOpen = true;
      this.#listener.open(); // whatever is said right behind the greeting needs no way there and back of its own
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as FromHouse);
    };
    socket.onclose = () => {
      if (socket === this.#socket) void this.#closed();
    };
  }

  /** Whether the house knows this device, which is somebody new there if it must be. */
  async #isKnown(): Promise<boolean> {
    if (await this.#keep.get("person")) return true;
    const reply = await this.#fetch("api/person", { method: "POST", credentials: "same-origin" });
    if (reply.status === 404 || reply.status === 405 || reply.status === 501) {
      this.stop();
      this.#listener.link("none"); // files without a house behind them
      return false;
    }
    if (!reply.ok) throw new Error(`api/person: ${reply.status}`);
    await this.#keep.set("person", true);
    return true;
  }

  #hear(message: FromHouse): void {
    this.#busyAt = Date.now();
    this.#giveUpAt = 0;
    if (this.#inDoubt) this.#listener.link("online");
    this.#inDoubt = false;
    if (message.type === "bye") {
      void this.#seenOff(message);
      return;
    }
    if (message.type === "welcome") {
      this.#welcomed = true;
      this.#tries = 0;
      this.#refusals = 0;
      this.#listener.link("online");
    }
    this.#listener.message(message);
  }

  async #seenOff(bye: Bye): Promise<void> {
    this.#drop();
    if (bye.why === "protocol") {
      this.stop();
      this.#listener.outdated();
    }
    if (bye.why === "forgotten") await this.#keep.set("person", false);
    this.#listener.link("connecting");
    this.#later(bye.again ?? backOff(this.#tries++, Math.random));
  }

  async #closed(): Promise<void> {
    const wasLetIn = this.#welcomed;
    this.#drop();
    if (!wasLetIn && (await this.#isReady())) this.#refusals += 1;
    if (this.#refusals >= refusalsBeforeNewcomer) {
      this.#refusals = 0;
      await this.#keep.set("person", false);
    }
    this.#lost();
  }

  #fetch(path: string, how?: RequestInit): Promise<Response> {
    return fetch(new URL(path, this.#base), { ...how, signal: AbortSignal.timeout(patienceAtDoor) });
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await this.#fetch("readyz")).ok;
    } catch {
      return false;
    }
  }

  #lost(): void {
    if (this.#stopped || this.#socket) return; // another one was opened meanwhile
    // the first try after a break is quick; a banner for it would only flicker
    this.#listener.link(this.#tries === 0 ? "connecting" : "offline");
    this.#later(backOff(this.#tries++, Math.random));
  }

  #later(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    const patient = globalThis.navigator?.onLine === false ? Math.max(wait, waitWithoutNetwork) : wait;
    this.#timer = setTimeout(() => void this.#connect(), patient);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    this.#welcomed = false;
    this.#inDoubt = false;
    socket?.close();
  }

  #feelPulse(): void {
    if (!this.#socket) return;
    const now = Date.now();
    if (this.#giveUpAt > 0) {
      if (now < this.#giveUpAt) return;
      this.#drop();
      this.#lost();
      return;
    }
    const isOwed = this.#listener.isOwed();
    if (now - this.#busyAt < (isOwed ? silenceWhileOwed : silence)) return;
    this.#giveUpAt = now + patience;
    this.#inDoubt = isOwed;
    if (isOwed) this.#listener.link("connecting");
    this.send(this.#listener.pulse());
  }
}
