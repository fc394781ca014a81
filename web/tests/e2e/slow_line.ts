// A line as thin and as long as one likes, between a browser and a house.
import { createConnection, createServer, type Server, type Socket } from "node:net";

export interface SlowLine {
  url: string;
  close(): void;
}

interface Packet {
  bytes: Buffer;
  to: Socket;
  due: number;
}
const kPacket = 1460;

/** Passes bytes on at no more than this pace, all connections together, each way half a round trip late; never out of turn. */
class Pipe {
  #free = 0;
  #queue: Packet[] = [];
  readonly #bytesPerMs: number;
  readonly #late: number;

  constructor(bitsPerSecond: number, roundTrip: number) {
    this.#bytesPerMs = bitsPerSecond / 8000;
    this.#late = roundTrip / 2;
  }

  /** `wait`: how much later than usual. */
  carry(all: Buffer, to: Socket, wait = 0): void {
    for (let at = 0; at < all.length; at += kPacket) {
      const bytes = all.subarray(at, at + kPacket);
      this.#free = Math.max(this.#free, Date.now() + wait) + bytes.length / this.#bytesPerMs;
      this.#queue.push({ bytes, to, due: this.#free + this.#late });
      if (this.#queue.length === 1) this.#await();
    }
  }

  /** After everything that is on its way. */
  end(to: Socket): void {
    this.#queue.push({ bytes: Buffer.alloc(0), to, due: Math.max(this.#free, Date.now()) + this.#late });
    if (this.#queue.length === 1) this.#await();
  }

  #await(): void {
    const next = this.#queue[0];
    if (next) setTimeout(() => this.#pass(), Math.max(0, next.due - Date.now()));
  }

  #pass(): void {
    while (this.#queue[0] && this.#queue[0].due <= Date.now()) {
      const { bytes, to } = this.#queue.shift()!;
      if (bytes.length === 0) to.end();
      else if (!to.destroyed) to.write(bytes);
    }
    this.#await();
  }
}

export async function slowLine(house: string, bitsPerSecond: number, roundTrip: number): Promise<SlowLine> {
  const { hostname, port } = new URL(house);
  const [down, up] = [new Pipe(bitsPerSecond, roundTrip), new Pipe(bitsPerSecond, roundTrip)];
  const server: Server = createServer({ allowHalfOpen: true }, (device) => {
    const there = createConnection({ host: hostname, port: Number(port), allowHalfOpen: true });
    // whoever comes has waited one round trip for the line itself
    const greeted = Date.now() + roundTrip;
    device.on("data", (bytes: Buffer) => up.carry(bytes, there, Math.max(0, greeted - Date.now())));
    there.on("data", (bytes: Buffer) => down.carry(bytes, device));
    device.on("end", () => up.end(there)).on("error", () => there.destroy());
    there.on("end", () => down.end(device)).on("error", () => device.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, hostname, ready));
  const at = server.address() as { port: number };
  return { url: `http://${hostname}:${at.port}/`, close: () => server.close() };
}
