// A module of the house for JavaScript: Node 18 or newer, or any browser; in a worker or not.
//
//   const game = await Game.from(bytes)                           the bytes of <slug>.wasm
//   const { match } = game.call('start', { seats: 4, seed: '7' })
//
// wasm/README.md lists the calls. Whatever a call was wrong about is thrown as a Refused with the clause.

/** A call that could not be carried out: a bug of the program that made it. */
export class Refused extends Error {
  constructor({ clause, detail }) {
    super(`${clause}: ${detail}`);
    this.clause = clause;
    this.detail = detail;
  }
}

/** One game with everything it knows between two calls. */
export class Game {
  #exports;
  #reader = new TextDecoder();
  #writer = new TextEncoder();

  /** @param {BufferSource | WebAssembly.Module} bytes */
  static async from(bytes) {
    const module = bytes instanceof WebAssembly.Module ? bytes : await WebAssembly.compile(bytes);
    return new Game(module);
  }

  /** @param {WebAssembly.Module} module compiled before; for whoever cannot wait */
  constructor(module) {
    const clock_time_get = (_clock, _precision, at) => {
      const now = BigInt(Math.round(performance.now() * 1e6));
      new DataView(this.#exports.memory.buffer).setBigUint64(at, now, true);
      return 0;
    };
    this.#exports = new WebAssembly.Instance(module, { wasi_snapshot_preview1: { clock_time_get } }).exports;
    this.#exports._initialize();
  }

  /** Text in, text out: for whoever hands JSON on without looking at it. */
  callText(request) {
    const bytes = this.#writer.encode(request);
    const at = this.#exports.request_at(bytes.length);
    new Uint8Array(this.#exports.memory.buffer).set(bytes, at);
    const length = this.#exports.call();
    return this.#reader.decode(new Uint8Array(this.#exports.memory.buffer, this.#exports.answer_at(), length));
  }

  /** @returns {any} what the call gives */
  call(name, members = {}) {
    const answer = JSON.parse(this.callText(JSON.stringify({ call: name, ...members })));
    if (answer.error) throw new Refused(answer.error);
    return answer;
  }
}
