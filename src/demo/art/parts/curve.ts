import { svg } from "../svg";

export type Point = readonly [x: number, y: number];

/** A smooth line through points (Catmull-Rom, drawn as cubic curves), starting with its own `M`. */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  let path = svg`M${first[0]} ${first[1]}`;
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[i - 1] ?? points[i] ?? first;
    const b = points[i] ?? first;
    const c = points[i + 1] ?? b;
    const e = points[i + 2] ?? c;
    path += svg`C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6} ${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6} ${c[0]} ${c[1]}`;
  }
  return path;
}

/** A closed shape under a smooth line, down to `bottom`: a hill, a field, a bank. */
export function ridge(points: readonly Point[], bottom: number): string {
  const first = points[0];
  const last = points.at(-1);
  return first && last ? svg`${curve(points)}V${bottom}H${first[0]}Z` : "";
}

/** A closed shape with straight sides, in relative steps. */
export function polygon(points: readonly Point[]): string {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  return `${tenths
    .map(([x, y], i) => {
      const [px, py] = tenths[i - 1] ?? [0, 0];
      return svg`${i ? "l" : "M"}${(x - px) / 10} ${(y - py) / 10}`;
    })
    .join("")}Z`;
}
