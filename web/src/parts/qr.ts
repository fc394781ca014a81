// QR codes for links, drawn on the page: the key in a link is not for any server to see. Bytes, error correction M,
// versions 1 to 10 (up to 213 bytes), always with the mask that the standard's penalty likes best. ISO/IEC 18004.

type Grid = boolean[][];
interface Size {
  /** code words of data in all, of error correction in each block, and how many blocks */
  data: number;
  check: number;
  blocks: number;
}
const sizes: Size[] = [
  { data: 16, check: 10, blocks: 1 },
  { data: 28, check: 16, blocks: 1 },
  { data: 44, check: 26, blocks: 1 },
  { data: 64, check: 18, blocks: 2 },
  { data: 86, check: 24, blocks: 2 },
  { data: 108, check: 16, blocks: 4 },
  { data: 124, check: 18, blocks: 4 },
  { data: 154, check: 22, blocks: 4 },
  { data: 182, check: 22, blocks: 5 },
  { data: 216, check: 26, blocks: 5 },
];
/** where alignment patterns stand, by version */
const aligned = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

// --- arithmetic of GF(256) with x^8 + x^4 + x^3 + x^2 + 1 ---
const powers = new Uint8Array(255);
const logs = new Uint8Array(256);
for (let n = 0, value = 1; n < 255; n += 1) {
  powers[n] = value;
  logs[value] = n;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
function times(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return powers[((logs[one] ?? 0) + (logs[other] ?? 0)) % 255] ?? 0;
}
function generator(degree: number): number[] {
  let poly = [1];
  for (let n = 0; n < degree; n += 1) {
    const next = [...poly, 0];
    poly.forEach((factor, at) => {
      next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, powers[n] ?? 0);
    });
    poly = next;
  }
  return poly.slice(1);
}
function checkWords(data: number[], count: number): number[] {
  const divisor = generator(count);
  const rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((part, at) => {
      rest[at] = (rest[at] ?? 0) ^ times(part, factor);
    });
  }
  return rest;
}

// --- from text to code words ---
function words(bytes: Uint8Array, version: number, size: Size): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let n = count - 1; n >= 0; n -= 1) bits.push((value >> n) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, size.data * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const result: number[] = [];
  for (let n = 0; n < bits.length; n += 8) result.push(Number.parseInt(bits.slice(n, n + 8).join(""), 2));
  for (let filler = 0xec; result.length < size.data; filler ^= 0xec ^ 0x11) result.push(filler);
  return result;
}
/** Data goes into blocks, the longer ones last; then word by word out of all blocks in turn. */
function interleaved(data: number[], size: Size): number[] {
  const short = Math.floor(size.data / size.blocks);
  const longer = size.data % size.blocks;
  const blocks: number[][] = [];
  for (let n = 0, from = 0; n < size.blocks; n += 1) {
    const length = short + (n >= size.blocks - longer ? 1 : 0);
    blocks.push(data.slice(from, from + length));
    from += length;
  }
  const inTurn = (lists: number[][]): number[] => {
    const longest = Math.max(...lists.map((list) => list.length));
    return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
  };
  return [...inTurn(blocks), ...inTurn(blocks.map((block) => checkWords(block, size.check)))];
}

// --- the drawing ---
function bch(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  const top = 31 - Math.clz32(divisor);
  for (let n = 31 - Math.clz32(rest); rest !== 0 && n >= top; n = 31 - Math.clz32(rest)) rest ^= divisor << (n - top);
  return (value << bits) | rest;
}
class Drawing {
  readonly side: number;
  readonly dark: Grid;
  readonly fixed: Grid;
  readonly version: number;

  constructor(version: number) {
    this.version = version;
    this.side = 17 + 4 * version;
    const empty = (): Grid => Array.from({ length: this.side }, () => new Array<boolean>(this.side).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.patterns();
  }
  set(x: number, y: number, dark: boolean): void {
    const row = this.dark[y];
    const fixed = this.fixed[y];
    if (!row || !fixed || x < 0 || x >= this.side) return;
    row[x] = dark;
    fixed[x] = true;
  }
  /** squares around a middle, dark where the distance says so */
  square(x: number, y: number, reach: number, light: number[]): void {
    for (let down = -reach; down <= reach; down += 1) {
      for (let right = -reach; right <= reach; right += 1) {
        this.set(x + right, y + down, !light.includes(Math.max(Math.abs(right), Math.abs(down))));
      }
    }
  }
  patterns(): void {
    const end = this.side - 4;
    for (const [x, y] of [
      [3, 3],
      [end, 3],
      [3, end],
    ] as const)
      this.square(x, y, 4, [2, 4]);
    const middles = aligned[this.version - 1] ?? [];
    const last = middles.length - 1;
    middles.forEach((x, column) => {
      middles.forEach((y, row) => {
        const corner = (column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0);
        if (!corner) this.square(x, y, 2, [1]);
      });
    });
    for (let n = 8; n < this.side - 8; n += 1) {
      this.set(n, 6, n % 2 === 0);
      this.set(6, n, n % 2 === 0);
    }
    this.format(0);
    if (this.version >= 7) this.versionBits();
  }
  versionBits(): void {
    const bits = bch(this.version, 0x1f25, 12);
    for (let n = 0; n < 18; n += 1) {
      const dark = ((bits >> n) & 1) === 1;
      const far = this.side - 11 + (n % 3);
      this.set(far, Math.floor(n / 3), dark);
      this.set(Math.floor(n / 3), far, dark);
    }
  }
  /** level M is 00; the mask's number; twice, so that one corner may be lost */
  format(mask: number): void {
    const bits = bch(mask, 0x537, 10) ^ 0x5412;
    for (let n = 0; n < 15; n += 1) {
      const dark = ((bits >> n) & 1) === 1;
      const along = n < 8 ? this.side - 1 - n : n === 8 ? 7 : 14 - n;
      const down = n < 6 ? n : n < 8 ? n + 1 : this.side - 15 + n;
      this.set(along, 8, dark);
      this.set(8, down, dark);
    }
    this.set(8, this.side - 8, true);
  }
  /** the free places in the standard's order: columns of two from the right, up and down */
  *places(): Generator<[number, number]> {
    for (let right = this.side - 1, up = true; right > 0; right -= 2, up = !up) {
      if (right === 6) right -= 1;
      for (let n = 0; n < this.side; n += 1) {
        const y = up ? this.side - 1 - n : n;
        for (const x of [right, right - 1]) if (!this.fixed[y]?.[x]) yield [x, y];
      }
    }
  }
}
const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
function masked(version: number, code: number[], mask: number): Grid {
  const drawing = new Drawing(version);
  let at = 0;
  for (const [x, y] of drawing.places()) {
    const bit = (((code[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
    const row = drawing.dark[y];
    if (row) row[x] = bit !== masks[mask]?.(x, y);
    at += 1;
  }
  drawing.format(mask);
  return drawing.dark;
}
/** What readers stumble over: long runs, squares, what looks like a corner, too much of one colour. */
function penalty(grid: Grid): number {
  const rows = grid.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  const columns = grid.map((_, x) => rows.map((row) => row[x]).join(""));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (line.match(/(?=00001011101|10111010000)/g) ?? []).length;
  }
  for (let y = 1; y < rows.length; y += 1) {
    for (let x = 1; x < rows.length; x += 1) {
      const four = `${rows[y - 1]?.slice(x - 1, x + 1)}${rows[y]?.slice(x - 1, x + 1)}`;
      if (four === "0000" || four === "1111") points += 3;
    }
  }
  const share = (rows.join("").replaceAll("0", "").length * 100) / rows.length ** 2;
  return points + 10 * Math.floor(Math.abs(share - 50) / 5);
}

/** The modules of a code, row by row; null where the text is too long. */
export function qrCode(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const at = sizes.findIndex((size, n) => bytes.length + (n < 9 ? 2 : 3) <= size.data);
  const size = sizes[at];
  if (!size) return null;
  const code = interleaved(words(bytes, at + 1, size), size);
  const grids = masks.map((_, mask) => masked(at + 1, code, mask));
  const points = grids.map(penalty);
  return grids[points.indexOf(Math.min(...points))] ?? null;
}
/** The dark modules as the path of an SVG, one unit to a module. */
export function qrPath(grid: Grid): string {
  return grid
    .map((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ]
        .map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
        .join(""),
    )
    .join("");
}
