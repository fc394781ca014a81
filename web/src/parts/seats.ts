// The nine seats of the house: colours are --s0 … --s8, emblems are symbols of sprite/emblems.svg.
export const emblems = ["star", "horseshoe", "cactus", "boot", "hat", "wheel", "lantern", "cards", "spur"] as const;

export function seatNumber(seat: string | number): number {
  const number = typeof seat === "number" ? seat : Number(seat.replace(/^S/, ""));
  return number % emblems.length;
}
