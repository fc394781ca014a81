// Whether there is room for columns beside the board; else they are drawers.

class Room {
  wide = $state(false);
  constructor() {
    if (typeof matchMedia === "undefined") return;
    const query = matchMedia("(min-width: 1000px)");
    this.wide = query.matches;
    query.addEventListener("change", () => {
      this.wide = query.matches;
    });
  }
}
export const room = new Room();
