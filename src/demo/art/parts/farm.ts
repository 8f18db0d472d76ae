import { svg } from "../svg";

export interface FarmTones {
  readonly wall: string;
  readonly wallLight: string;
  readonly roof: string;
  readonly metal: string;
  readonly metalLight: string;
}

/** A barn with its silo, far off; the origin is the foot of the barn, `size` its height. */
export function barn(size: number, t: FarmTones): string {
  const s = size;
  return svg`<path d="M${-s * 0.62} 0V${-s * 0.9}A${s * 0.17} ${s * 0.17} 0 0 1 ${-s * 0.28} ${-s * 0.9}V0Z" fill="${t.metal}"/><path d="M${-s * 0.4} 0V${-s * 1.05}L${-s * 0.28} ${-s * 0.9}V0Z" fill="${t.metalLight}"/>
    <path d="M${-s * 0.25} 0V${-s * 0.5}L${-s * 0.12} ${-s * 0.84}L${s * 0.2} ${-s}L${s * 0.52} ${-s * 0.84}L${s * 0.65} ${-s * 0.5}V0Z" fill="${t.wall}"/>
    <path d="M${s * 0.2} ${-s}L${s * 0.95} ${-s * 0.94}L${s * 1.4} ${-s * 0.8}L${s * 1.54} ${-s * 0.5}V0H${s * 0.65}V${-s * 0.5}L${s * 0.52} ${-s * 0.84}Z" fill="${t.roof}"/>
    <path d="M${s * 0.65} ${-s * 0.5}L${s * 1.54} ${-s * 0.5}V0H${s * 0.65}Z" fill="${t.wallLight}"/>
    <path d="M${s * 0.06} 0V${-s * 0.36}H${s * 0.34}V0ZM${s * 0.12} ${-s * 0.62}H${s * 0.28}V${-s * 0.78}H${s * 0.12}Z" fill="${t.roof}"/>`;
}

/** A prairie grain elevator with its bins; the origin is the foot of the head house, `size` its height. */
export function grainElevator(size: number, t: FarmTones): string {
  const s = size;
  const bin = (x: number, w: number, h: number) =>
    svg`<path d="M${x} 0V${-h}L${x + w / 2} ${-h - w * 0.22}L${x + w} ${-h}V0Z" fill="${t.metal}"/><path d="M${x + w * 0.62} 0V${-h - w * 0.16}L${x + w} ${-h}V0Z" fill="${t.metalLight}"/>
      <path d="${[0.2, 0.4, 0.6, 0.8].map((k) => svg`M${x} ${-h * k}h${w}`)}" stroke="${t.roof}" stroke-width="1.6" opacity=".25"/>`;
  return svg`${bin(s * 0.3, s * 0.28, s * 0.46)}${bin(s * 0.6, s * 0.28, s * 0.46)}
    <path d="M${-s * 0.24} 0V${-s * 0.62}H${-s * 0.14}V${-s * 0.86}L${0} ${-s}L${s * 0.14} ${-s * 0.86}V${-s * 0.62}H${s * 0.24}V0Z" fill="${t.wall}"/>
    <path d="M${s * 0.05} 0V${-s * 0.95}L${s * 0.14} ${-s * 0.86}V${-s * 0.62}H${s * 0.24}V0Z" fill="${t.wallLight}"/>
    <path d="M${-s * 0.28} ${-s * 0.6}L${-s * 0.14} ${-s * 0.7}V${-s * 0.6}ZM${s * 0.28} ${-s * 0.6}L${s * 0.14} ${-s * 0.7}V${-s * 0.6}ZM${-s * 0.18} ${-s * 0.84}L0 ${-s * 1.02}L${s * 0.18} ${-s * 0.84}Z" fill="${t.roof}"/>
    <path d="${[0.1, 0.2, 0.3, 0.4, 0.5, 0.58].map((k) => svg`M${-s * 0.24} ${-s * k}h${s * 0.48}`)}M${-s * 0.14} ${-s * 0.72}h${s * 0.28}" stroke="${t.roof}" stroke-width="1.6" opacity=".16"/>
    <path d="M${-s * 0.07} ${-s * 0.8}h${s * 0.06}v${s * 0.07}h${-s * 0.06}ZM${-s * 0.08} 0v${-s * 0.14}h${s * 0.16}V0Z" fill="${t.roof}"/>`;
}

/** Fence posts with three wires along a line, nearer posts larger. */
export function fence(
  from: readonly [number, number],
  to: readonly [number, number],
  heights: readonly [number, number],
  count: number,
  color: string,
): string {
  const posts = Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const at = t * t * 0.5 + t * 0.5;
    return {
      x: from[0] + (to[0] - from[0]) * at,
      y: from[1] + (to[1] - from[1]) * at,
      h: heights[0] + (heights[1] - heights[0]) * at,
    };
  });
  const wire = (k: number) => posts.map(({ x, y, h }, i) => svg`${i ? "L" : "M"}${x} ${y - h * k}`).join("");
  return svg`<path d="${wire(0.85)}${wire(0.5)}" fill="none" stroke="${color}" stroke-width="1.6" opacity=".55"/>
    <path d="${posts.map(({ x, y, h }) => svg`M${x - h * 0.06} ${y + 2}V${y - h}H${x + h * 0.06}V${y + 2}Z`)}" fill="${color}"/>`;
}
