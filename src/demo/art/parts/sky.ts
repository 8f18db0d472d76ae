import type { Paint, Stop } from "../drawing";
import { random } from "../random";
import { svg } from "../svg";

/** The sky, filling the top of a picture. */
export function sky(paint: Paint, width: number, height: number, stops: readonly Stop[]): string {
  return svg`<rect width="${width}" height="${height}" fill="${paint.linear(stops)}"/>`;
}

/** A sun or moon with a wide glow that fades out. */
export function sun(paint: Paint, x: number, y: number, radius: number, color: string, glow = color): string {
  const halo = paint.radial([
    [0, glow, 0.85],
    [28, glow, 0.42],
    [60, glow, 0.14],
    [100, glow, 0],
  ]);
  return svg`<circle cx="${x}" cy="${y}" r="${radius * 7}" fill="${halo}"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

/** A flat-bottomed prairie cloud: heaped on top, level below, `width` pixels wide, its base at `y`. */
export function cloud(
  seed: string,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): string {
  const next = random(seed);
  const shares = Array.from({ length: Math.max(4, Math.round(width / height)) }, () => 0.5 + next());
  const total = shares.reduce((sum, share) => sum + share, 0);
  let [from, level] = [0, 0];
  const arcs = shares.map((share, i) => {
    const to = from + share / total;
    const last = i === shares.length - 1;
    const crest = last ? 0 : height * Math.sin(Math.PI * to) * (0.55 + next() * 0.5);
    const [dx, dy] = [(share / total) * width, level - crest];
    const radius = (Math.hypot(dx, dy) / 2) * (1.02 + next() * 0.2);
    [from, level] = [to, crest];
    return svg`a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  });
  return svg`<path d="M${x} ${y}${arcs}q${-width * 0.02} ${height * 0.14} ${-width * 0.2} ${height * 0.1}h${-width * 0.62}q${-width * 0.16} ${height * 0.04} ${-width * 0.18} ${-height * 0.1}Z" fill="${fill}"/>`;
}

/** A long, thin evening cloud with tapering ends. */
export function streak(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): string {
  return svg`<path d="M${x} ${y}C${x + width * 0.2} ${y - height} ${x + width * 0.42} ${y - height * 0.3} ${x + width * 0.55} ${y - height * 0.75}
    S${x + width * 0.85} ${y - height * 0.5} ${x + width} ${y}C${x + width * 0.8} ${y + height * 0.35} ${x + width * 0.3} ${y + height * 0.3} ${x} ${y}Z"
     fill="${fill}"${opacity < 1 ? svg` opacity="${opacity}"` : ""}/>`;
}

/** Stars scattered over the upper sky, thinning towards `height`. */
export function stars(seed: string, width: number, height: number, count: number, fill: string): string {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const y = next() ** 1.4 * height;
    return svg`<circle cx="${next() * width}" cy="${y}" r="${1.2 + next() * 1.6}" fill="${fill}" opacity="${0.35 + next() * 0.6}"/>`;
  }).join("");
}

/** Birds far off, as pairs of wings. */
export function birds(
  points: readonly (readonly [x: number, y: number, size: number])[],
  color: string,
): string {
  const wings = points.map(
    ([x, y, s]) =>
      svg`M${x - s} ${y - s * 0.28}Q${x - s * 0.45} ${y - s * 0.62} ${x} ${y}Q${x + s * 0.45} ${y - s * 0.62} ${x + s} ${y - s * 0.28}Q${x + s * 0.45} ${y - s * 0.4} ${x} ${y + s * 0.16}Q${x - s * 0.45} ${y - s * 0.4} ${x - s} ${y - s * 0.28}Z`,
  );
  return svg`<path d="${wings}" fill="${color}"/>`;
}
