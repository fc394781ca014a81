// The nine seats of the house: colours are --s0 … --s8, emblems are symbols of sprite/emblems.svg.
export const kEmblems = ["star", "horseshoe", "cactus", "boot", "hat", "wheel", "lantern", "cards", "spur"] as const;

export function seat_number(seat: string | number): number {
  const number = typeof seat === "number" ? seat : Number(seat.replace(/^S/, ""));
  return number % kEmblems.length;
}
