import type { Paint } from "../drawing";
import { svg } from "../svg";

/** The light around a lantern of that size hanging from the origin. */
export function lanternGlow(paint: Paint, size: number, reach = 1): string {
  const halo = paint.radial([
    [0, "#FFE3A0", 0.95],
    [20, "#FBCB6B", 0.6],
    [55, "#F2B441", 0.18],
    [100, "#F2B441", 0],
  ]);
  return svg`<circle cy="${size * 0.6}" r="${size * 2.4 * reach}" fill="${halo}"/>`;
}

/** A lit farm lantern hanging from the origin by its bail, `size` pixels tall, with its glow. */
export function lantern(paint: Paint, size: number, metal: string, glow = 1): string {
  const s = size;
  return svg`${glow > 0 && lanternGlow(paint, s, glow)}
    <path d="M${-s * 0.2} ${s * 0.3}C${-s * 0.2} ${s * 0.08} ${-s * 0.1} 0 0 0S${s * 0.2} ${s * 0.08} ${s * 0.2} ${s * 0.3}" fill="none" stroke="${metal}" stroke-width="${Math.max(1.6, s * 0.035)}"/>
    <path d="M${-s * 0.19} ${s * 0.36}H${s * 0.19}C${s * 0.29} ${s * 0.5} ${s * 0.28} ${s * 0.68} ${s * 0.2} ${s * 0.82}H${-s * 0.2}C${-s * 0.28} ${s * 0.68} ${-s * 0.29} ${s * 0.5} ${-s * 0.19} ${s * 0.36}Z" fill="#FFD873"/>
    <path d="M0 ${s * 0.44}Q${s * 0.12} ${s * 0.58} ${s * 0.1} ${s * 0.68}A${s * 0.1} ${s * 0.1} 0 0 1 ${-s * 0.1} ${s * 0.68}Q${-s * 0.12} ${s * 0.58} 0 ${s * 0.44}Z" fill="#FFF8E2"/>
    <path d="M${-s * 0.07} ${s * 0.15}H${s * 0.07}L${s * 0.1} ${s * 0.24}H${s * 0.17}Q${s * 0.23} ${s * 0.27} ${s * 0.24} ${s * 0.37}H${-s * 0.24}Q${-s * 0.23} ${s * 0.27} ${-s * 0.17} ${s * 0.24}H${-s * 0.1}ZM${-s * 0.22} ${s * 0.8}H${s * 0.22}L${s * 0.27} ${s}H${-s * 0.27}Z" fill="${metal}"/>
    <path d="M${-s * 0.26} ${s * 0.3}V${s * 0.9}M${s * 0.26} ${s * 0.3}V${s * 0.9}" stroke="${metal}" stroke-width="${Math.max(1.6, s * 0.03)}"/>`;
}
