// A line as thin and as long as one likes, between a browser and a house.
import { createConnection, createServer, type Server, type Socket } from "node:net";

export interface SlowLine {
  url: string;
  close(): void;
}

/** Passes bytes on at no more than this pace, all connections together, each way half a round trip late. */
class Pipe {
  #free = 0;
  readonly #bytesPerMs: number;
  readonly #late: number;

  constructor(bitsPerSecond: number, roundTrip: number) {
    this.#bytesPerMs = bitsPerSecond / 8000;
    this.#late = roundTrip / 2;
  }

  carry(bytes: Buffer, to: Socket): void {
    const kPacket = 1460;
    for (let at = 0; at < bytes.length; at += kPacket) {
      const packet = bytes.subarray(at, at + kPacket);
      this.#free = Math.max(this.#free, Date.now()) + packet.length / this.#bytesPerMs;
      setTimeout(() => to.destroyed || to.write(packet), this.#free - Date.now() + this.#late);
    }
  }
}

export async function slowLine(house: string, bitsPerSecond: number, roundTrip: number): Promise<SlowLine> {
  const { hostname, port } = new URL(house);
  const [down, up] = [new Pipe(bitsPerSecond, roundTrip), new Pipe(bitsPerSecond, roundTrip)];
  const server: Server = createServer((device) => {
    const there = createConnection({ host: hostname, port: Number(port) });
    // whoever comes has waited one round trip for the line itself
    const greeted = Date.now() + roundTrip;
    device.on("data", (bytes: Buffer) => {
      setTimeout(() => up.carry(bytes, there), Math.max(0, greeted - Date.now()));
    });
    there.on("data", (bytes: Buffer) => down.carry(bytes, device));
    for (const [one, other] of [
      [device, there],
      [there, device],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => setTimeout(() => other.destroy(), roundTrip));
    }
  });
  await new Promise<void>((ready) => server.listen(0, hostname, ready));
  const at = server.address() as { port: number };
  return { url: `http://${hostname}:${at.port}/`, close: () => server.close() };
}
