// Red, blue, green and yellow belong to the cards here, and so do horseshoe and cactus: seats wear none of them.
import type { Worn } from "../../../web/src/parts/seats.ts";

const worn: Worn[] = [
  { colour: 4, emblem: "star" },
  { colour: 5, emblem: "boot" },
  { colour: 8, emblem: "hat" },
  { colour: 7, emblem: "wheel" },
  { colour: 6, emblem: "lantern" },
];
export default worn;
