import { random } from "../random";
import { svg } from "../svg";

/** The three tones of a plant, from shadow to light, and the colour of its wood. */
export interface Foliage {
  readonly shade: string;
  readonly body: string;
  readonly light: string;
  readonly wood: string;
}

/** A leafy mass: an ellipse whose edge is made of small round bulges. */
export function leaves(
  next: () => number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bulges: number,
): string {
  const points = Array.from({ length: bulges }, (_, i) => {
    const angle = ((i + (next() - 0.5) * 0.5) / bulges) * Math.PI * 2;
    const reach = 0.9 + next() * 0.14;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const;
  });
  const first = points[0] ?? [cx, cy];
  const arcs = points.map((from, i) => {
    const to = points[(i + 1) % bulges] ?? first;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const radius = Math.hypot(dx, dy) * (0.54 + next() * 0.1);
    return svg`a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  });
  return svg`M${first[0]} ${first[1]}${arcs}Z`;
}

const crown = [
  [0.02, -0.86, 0.14, 0.11],
  [-0.12, -0.74, 0.16, 0.14],
  [0.15, -0.72, 0.16, 0.14],
  [-0.25, -0.56, 0.15, 0.12],
  [0.26, -0.54, 0.15, 0.12],
  [0.01, -0.6, 0.19, 0.15],
  [-0.17, -0.42, 0.17, 0.11],
  [0.16, -0.41, 0.17, 0.11],
] as const;

/**
 * A cottonwood standing on the origin, `height` pixels tall: forked trunk, a broad crown of several masses whose
 * lit tops lean to the right (mirror it with `place` for light from the left). Less `detail` suits small trees.
 */
export function cottonwood(seed: string, height: number, tones: Foliage, detail = 1): string {
  const next = random(seed);
  const h = height;
  const clumps = crown.map(([cx, cy, w, t]) => {
    const x = (cx + (next() - 0.5) * 0.07) * h;
    const y = (cy + (next() - 0.5) * 0.05) * h;
    const [rx, ry] = [w * h, t * h];
    return svg`<path d="${leaves(next, x, y, rx, ry, Math.round(10 * detail))}" fill="${tones.shade}"/>
      <path d="${leaves(next, x + rx * 0.12, y - ry * 0.16, rx * 0.84, ry * 0.8, Math.round(9 * detail))}" fill="${tones.body}"/>
      <path d="${leaves(next, x + rx * 0.26, y - ry * 0.42, rx * 0.56, ry * 0.46, Math.round(7 * detail))}" fill="${tones.light}"/>`;
  });
  return svg`<path d="M${-0.04 * h} 0C${-0.015 * h} ${-0.1 * h} ${-0.04 * h} ${-0.24 * h} ${-0.16 * h} ${-0.42 * h}H${-0.12 * h}Q${-0.06 * h} ${-0.34 * h} ${-0.005 * h} ${-0.3 * h}V${-0.6 * h}H${0.03 * h}V${-0.32 * h}Q${0.1 * h} ${-0.38 * h} ${0.15 * h} ${-0.46 * h}H${0.19 * h}C${0.06 * h} ${-0.24 * h} ${0.02 * h} ${-0.12 * h} ${0.045 * h} 0Z" fill="${tones.wood}"/>${clumps}`;
}

/** A cedar or spruce of a shelterbelt, standing on the origin. */
export function cedar(seed: string, height: number, tones: Foliage): string {
  const next = random(seed);
  const w = height * (0.2 + next() * 0.06);
  const h = height;
  return svg`<path d="M0 ${-h}C${w * 0.5} ${-h * 0.7} ${w} ${-h * 0.4} ${w * 0.9} ${-h * 0.06}Q0 ${h * 0.04} ${-w * 0.9} ${-h * 0.06}C${-w} ${-h * 0.4} ${-w * 0.5} ${-h * 0.7} 0 ${-h}Z" fill="${tones.shade}"/>
    <path d="M0 ${-h}C${w * 0.5} ${-h * 0.7} ${w} ${-h * 0.4} ${w * 0.9} ${-h * 0.06}Q${w * 0.6} 0 ${w * 0.3} 0Q${w * 0.36} ${-h * 0.4} 0 ${-h}Z" fill="${tones.body}"/>`;
}

/** A row of distant trees along a level line, as one shape. */
export function treeLine(
  seed: string,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): string {
  const next = random(seed);
  let path = svg`M${x} ${y}`;
  let at = x;
  while (at < x + width) {
    const w = height * (0.5 + next() * 0.9);
    const to = Math.min(x + width, at + w);
    path += svg`L${at} ${y - height * (0.15 + next() * 0.2)}A${w * 0.52} ${height * (0.4 + next() * 0.45)} 0 0 1 ${to} ${y - height * (0.15 + next() * 0.2)}`;
    at = to;
  }
  return svg`<path d="${path}V${y}Z" fill="${fill}"/>`;
}

/** A clipped round shrub or a hedge on the origin. */
export function shrub(seed: string, width: number, height: number, tones: Foliage): string {
  const next = random(seed);
  const bulges = Math.max(7, Math.round(width / height) * 5);
  return svg`<path d="${leaves(next, 0, -height * 0.45, width / 2, height * 0.5, bulges)}" fill="${tones.shade}"/>
    <path d="${leaves(next, width * 0.05, -height * 0.56, width * 0.4, height * 0.34, bulges)}" fill="${tones.body}"/>`;
}

/** A bare tree standing on the origin, its branches forking three times. */
export function bareTree(seed: string, height: number, color: string): string {
  const next = random(seed);
  const levels: string[] = ["", "", "", "", ""];
  const grow = (x: number, y: number, angle: number, length: number, level: number) => {
    const bend = angle + (next() - 0.5) * 0.25;
    const [tx, ty] = [x + Math.sin(bend) * length, y - Math.cos(bend) * length];
    const side = (next() - 0.5) * length * 0.25;
    levels[level] += svg`M${x} ${y}q${(tx - x) / 2 + side} ${(ty - y) / 2} ${tx - x} ${ty - y}`;
    if (level === levels.length - 1) return;
    const spread = 0.36 + next() * 0.2;
    grow(tx, ty, bend - spread, length * (0.66 + next() * 0.14), level + 1);
    grow(tx, ty, bend + spread * 0.9, length * (0.66 + next() * 0.14), level + 1);
    if (level < 2) grow(tx, ty, bend + (next() - 0.5) * 0.3, length * 0.62, level + 1);
  };
  grow(0, -height * 0.16, 0, height * 0.18, 0);
  const widths = [0.05, 0.03, 0.018, 0.011, 0.007];
  const h = height;
  return svg`<path d="M${-h * 0.05} 0Q${-h * 0.028} ${-h * 0.05} ${-h * 0.025} ${-h * 0.17}H${h * 0.025}Q${h * 0.028} ${-h * 0.05} ${h * 0.055} 0Z" fill="${color}"/><g fill="none" stroke="${color}" stroke-linecap="round">${levels.map((path, i) => svg`<path d="${path}" stroke-width="${Math.max(1.6, height * (widths[i] ?? 0.01))}"/>`)}</g>`;
}

/** A spruce standing on the origin, in tiers; snow lies on the tiers where `snow` is a colour. */
export function spruce(height: number, tones: Foliage, snow?: string): string {
  const h = height;
  const tier = (
    y: number,
    w: number,
    t: number,
  ) => svg`<path d="M0 ${-y - t}Q${w * 0.45} ${-y - t * 0.42} ${w} ${-y}Q${w * 0.5} ${-y + h * 0.035} 0 ${-y + h * 0.03}Q${-w * 0.5} ${-y + h * 0.035} ${-w} ${-y}Q${-w * 0.45} ${-y - t * 0.42} 0 ${-y - t}Z" fill="${tones.shade}"/>
    <path d="M0 ${-y - t}Q${w * 0.45} ${-y - t * 0.42} ${w} ${-y}Q${w * 0.6} ${-y + h * 0.035} ${w * 0.2} ${-y + h * 0.03}Q${w * 0.2} ${-y - t * 0.4} 0 ${-y - t}Z" fill="${tones.body}"/>
    ${snow && svg`<path d="M0 ${-y - t}Q${w * 0.45} ${-y - t * 0.42} ${w} ${-y}Q${w * 0.7} ${-y - h * 0.03} ${w * 0.5} ${-y - h * 0.035}Q${w * 0.3} ${-y - t * 0.3} ${w * 0.12} ${-y - t * 0.35}Q${-w * 0.1} ${-y - t * 0.3} ${-w * 0.3} ${-y - t * 0.28}Q${-w * 0.6} ${-y - h * 0.05} ${-w} ${-y}Q${-w * 0.45} ${-y - t * 0.42} 0 ${-y - t}Z" fill="${snow}"/>`}`;
  return svg`<path d="M${-h * 0.03} 0V${-h * 0.12}H${h * 0.03}V0Z" fill="${tones.wood}"/>${tier(h * 0.08, h * 0.26, h * 0.34)}${tier(h * 0.31, h * 0.2, h * 0.32)}${tier(h * 0.53, h * 0.15, h * 0.47)}`;
}
