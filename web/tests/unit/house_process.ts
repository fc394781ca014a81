// A real house for tests: `saloon serve` on a port of its own, and what a browser has and Node has not, a WebSocket and a
// cookie; the token of the person takes its place.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = process.env.SALOON_PROGRAM ?? fileURLToPath(new URL("../../../build/saloon", import.meta.url));

function freePort(): Promise<number> {
  return new Promise((keep) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => keep(port));
    });
  });
}

export class HouseProcess {
  readonly base: string;
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), "saloon-"));
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.#port = port;
    this.base = `http://127.0.0.1:${port}/`;
  }

  static async start(): Promise<HouseProcess> {
    if (!existsSync(program)) throw new Error(`${program} is not built`);
    const house = new HouseProcess(await freePort());
    await house.open();
    return house;
  }

  async open(): Promise<void> {
    const args = ["serve", "--host", "127.0.0.1", "--port", String(this.#port), "--data", this.#data];
    this.#process = spawn(program, args, { stdio: "ignore" });
    for (let tries = 0; tries < 100; ++tries) {
      const ready = await fetch(`${this.base}readyz`).then(
        (reply) => reply.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((keep) => setTimeout(keep, 50));
    }
    throw new Error("the house did not open");
  }

  /** As if the power were gone. */
  async kill(): Promise<void> {
    const dying = this.#process;
    if (!dying || dying.exitCode !== null) return;
    const gone = new Promise((keep) => dying.once("exit", keep));
    dying.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** As much of a browser's WebSocket as the client uses: text both ways. */
class BearerSocket {
  static token = "";
  /** all that are open, to be broken by tests */
  static readonly open = new Set<BearerSocket>();
  static readonly said: string[] = [];
  static readonly heard: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #socket: Socket;
  #unread = Buffer.alloc(0);
  #isUpgraded = false;

  constructor(address: URL, protocol: string) {
    this.#socket = connect(Number(address.port), address.hostname, () => {
      this.#socket.write(
        `GET ${address.pathname} HTTP/1.1\r\nHost: ${address.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\nSec-WebSocket-Version: 13\r\n` +
          `Sec-WebSocket-Protocol: ${protocol}\r\nAuthorization: Bearer ${BearerSocket.token}\r\n\r\n`,
      );
    });
    this.#socket.on("data", (bytes) => this.#read(bytes));
    this.#socket.on("error", () => undefined);
    this.#socket.on("close", () => {
      BearerSocket.open.delete(this);
      this.onclose?.();
    });
  }

  send(text: string): void {
    BearerSocket.said.push(text);
    const payload = Buffer.from(text);
    const head =
      payload.length < 126 ? [0x81, 0x80 | payload.length] : [0x81, 0xfe, payload.length >> 8, payload.length & 255];
    // a mask of zeros leaves the bytes as they are
    this.#socket.write(Buffer.concat([Buffer.from(head), Buffer.alloc(4), payload]));
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, bytes]);
    if (!this.#isUpgraded && !this.#upgraded()) return;
    for (let frame = this.#frame(); frame; frame = this.#frame()) {
      if (frame.kind === 1) this.#hear(frame.payload.toString("utf8"));
      if (frame.kind === 8) this.close();
    }
  }

  #hear(text: string): void {
    BearerSocket.heard.push(text);
    this.onmessage?.({ data: text });
  }

  #upgraded(): boolean {
    const end = this.#unread.indexOf("\r\n\r\n");
    if (end < 0) return false;
    this.#isUpgraded = this.#unread.toString("latin1", 0, end).startsWith("HTTP/1.1 101");
    this.#unread = this.#unread.subarray(end + 4);
    if (this.#isUpgraded) {
      BearerSocket.open.add(this);
      this.onopen?.();
    } else {
      this.close();
    }
    return this.#isUpgraded;
  }

  #frame(): { kind: number; payload: Buffer } | null {
    const bytes = this.#unread;
    if (bytes.length < 2) return null;
    const short = bytes[1]! & 127;
    const at = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (bytes.length < at) return null;
    const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
    if (bytes.length < at + length) return null;
    this.#unread = bytes.subarray(at + length);
    return { kind: bytes[0]! & 15, payload: bytes.subarray(at, at + length) };
  }
}

/** From here on this process has a WebSocket, and is one person, as a browser is by its cookie. */
export function becomeBrowser(): { said: string[]; heard: string[]; breakLines(): void } {
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    if (!/api\/(person|recover)$/.test(String(address))) return plainFetch(address, init);
    const headers = { ...(init?.headers as Record<string, string>), Accept: "application/json" };
    const reply = await plainFetch(address, { ...init, headers });
    if (reply.ok) BearerSocket.token = ((await reply.clone().json()) as { token: string }).token;
    return reply;
  };
  globalThis.WebSocket = BearerSocket as unknown as typeof WebSocket;
  return {
    said: BearerSocket.said,
    heard: BearerSocket.heard,
    breakLines: () => {
      for (const socket of [...BearerSocket.open]) socket.close();
    },
  };
}
