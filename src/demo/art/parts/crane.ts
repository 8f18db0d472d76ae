import { svg } from "../svg";

/** A sandhill crane in flight to the right, neck and legs stretched; the origin is its breast. `up` lifts the wings. */
export function flyingCrane(
  size: number,
  up: boolean,
  tones: { body: string; wing: string; crown: string },
): string {
  const s = size / 100;
  const p = (path: string) => path.replaceAll(/-?\d+(\.\d+)?/g, (n) => svg`${Number(n) * s}`);
  const wings = up
    ? "M-10 -4C-22 -34 -46 -62 -84 -78C-74 -64 -70 -56 -66 -46C-60 -46 -58 -40 -54 -32C-48 -32 -44 -26 -40 -20C-30 -14 -18 -4 -4 4ZM2 -4C10 -34 16 -60 4 -92C24 -70 34 -40 22 -2Z"
    : "M-8 -4C-30 -18 -58 -18 -90 -2C-78 0 -72 4 -68 10C-60 6 -54 10 -48 16C-40 10 -32 12 -26 16C-16 14 -8 10 0 6ZM6 -4C30 -26 56 -34 86 -26C68 -18 44 0 20 6Z";
  return svg`<path d="${p("M-22 2C-34 4 -70 12 -104 16L-104 18C-70 18 -36 12 -20 8Z")}" fill="${tones.wing}"/>
    <path d="${p("M-26 4C-14 -8 14 -10 30 -6C50 -8 70 -10 84 -13L102 -11L86 -8C70 -4 50 0 34 4C16 12 -12 14 -26 4Z")}" fill="${tones.body}"/>
    <path d="${p(wings)}" fill="${tones.wing}"/><path d="${p("M82 -13.5Q88 -16 93 -12.5L86 -10.5Z")}" fill="${tones.crown}"/>`;
}

/** A crane standing on the origin, `size` pixels tall. */
export function standingCrane(size: number, tones: { body: string; wing: string; crown: string }): string {
  const s = size / 100;
  const p = (path: string) => path.replaceAll(/-?\d+(\.\d+)?/g, (n) => svg`${Number(n) * s}`);
  return svg`<path d="${p("M-4 -40L-6 -18L-3 0M4 -40L6 -20L5 0")}" fill="none" stroke="${tones.wing}" stroke-width="${Math.max(1.6, 2.4 * s)}"/>
    <path d="${p("M-30 -46C-24 -60 -4 -66 12 -60C18 -70 14 -82 18 -92C20 -98 28 -99 31 -95L44 -92L31 -90C26 -82 28 -70 22 -56C16 -42 -6 -36 -14 -40C-20 -40 -26 -36 -36 -30C-34 -38 -34 -42 -30 -46Z")}" fill="${tones.body}"/>
    <path d="${p("M-32 -44C-24 -56 -8 -60 6 -56C2 -46 -12 -40 -20 -40C-26 -40 -30 -34 -38 -26C-36 -36 -36 -40 -32 -44Z")}" fill="${tones.wing}"/>
    <path d="${p("M21 -97Q27 -100 31 -95L25 -94Z")}" fill="${tones.crown}"/>`;
}
