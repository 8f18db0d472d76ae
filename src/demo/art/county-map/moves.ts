/** Builds path data out of many small strokes, moving relatively, which is the shorter way to write them. */
export function moves(): { add(x: number, y: number, stroke: string, endX: number): void; path(): string } {
  let path = "";
  let [px, py] = [0, 0];
  return {
    add(x, y, stroke, endX) {
      path += path ? `m${x - px}${y - py < 0 ? "" : " "}${y - py}${stroke}` : `M${x} ${y}${stroke}`;
      [px, py] = [endX, y];
    },
    path: () => path,
  };
}
