import { random } from "../random";
import { svg } from "../svg";
import { type Point, polygon } from "./curve";

/** Grass along a line, as one shape: blades of about `height` pixels, leaning with the wind. */
export function grass(
  seed: string,
  from: Point,
  to: Point,
  height: number,
  fill: string,
  spacing = height * 0.22,
): string {
  const next = random(seed);
  const length = to[0] - from[0];
  let path = "";
  for (let x = 0; x < length; x += spacing * (0.6 + next() * 0.8)) {
    const px = from[0] + x;
    const py = from[1] + ((to[1] - from[1]) * x) / length;
    const h = height * (0.55 + next() * 0.65);
    const lean = Math.round(h * (next() * 0.7 - 0.2));
    const tip = Math.round(h + 4);
    const w = Math.max(2, Math.round(height * 0.1));
    const bend = Math.round(lean * 0.3);
    path += `M${Math.round(px)} ${Math.round(py + 4)}q${bend}-${Math.round(tip * 0.6)} ${lean}-${tip}q${-Math.round(lean * 0.5)} ${Math.round(tip * 0.5)} ${w - lean} ${tip}z`;
  }
  return svg`<path d="${path}" fill="${fill}"/>`;
}

/** Wheat in the foreground: bending stalks with bearded heads; `symbol` from `paint.symbol(wheatStalk(…))`. */
export function wheatStalk(stalk: string, head: string): string {
  const grains = Array.from({ length: 7 }, (_, i) => {
    const y = -100 - i * 7;
    const side = i % 2 ? 4.6 : -4.6;
    return svg`M${side * 0.2} ${y + 4}Q${side * 2} ${y - 2} ${side * 1.2} ${y - 13}Q${-side * 0.4} ${y - 7} ${side * 0.2} ${y + 4}Z`;
  });
  return svg`<path d="M-1.2 0Q1 -60 0 -104H2Q3 -50 2 0ZM1 -40Q14 -58 26 -52Q14 -54 1 -30Z" fill="${stalk}"/>
    <path d="${grains}M-1 -140Q-2 -158 -8 -172Q1 -160 1 -142ZM1 -140Q3 -158 10 -170Q4 -156 3 -138Z" fill="${head}"/>`;
}

/** A band of such stalks standing along a line. */
export function wheatBand(
  seed: string,
  symbol: string,
  from: Point,
  to: Point,
  count: number,
  size: number,
): string {
  const next = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + next() * 0.8) / count;
    const scale = size * (0.75 + next() * 0.45);
    return svg`<use href="${symbol}" transform="translate(${from[0] + (to[0] - from[0]) * t} ${from[1] + (to[1] - from[1]) * t}) rotate(${next() * 22 - 6}) scale(${scale})"/>`;
  }).join("");
}

/** Crop rows running to a vanishing point, between two heights: every other row as one shape. */
export function rows(
  left: number,
  right: number,
  top: number,
  bottom: number,
  vanish: Point,
  count: number,
  fill: string,
): string {
  const at = (x: number, y: number): Point => {
    const t = (y - vanish[1]) / (bottom - vanish[1]);
    return [vanish[0] + (x - vanish[0]) * t, y];
  };
  const step = (right - left) / count;
  const shapes = Array.from({ length: Math.ceil(count / 2) }, (_, i) => {
    const x = left + i * 2 * step;
    return polygon([at(x, top), at(x + step, top), at(x + step, bottom), at(x, bottom)]);
  });
  return svg`<path d="${shapes}" fill="${fill}"/>`;
}
