import { mix } from "../color";
import type { Paint } from "../drawing";
import { random } from "../random";
import { svg } from "../svg";

/** A window with its frame, mullions and sill; `outside` is drawn in the room's coordinates and cut to the panes. */
export function roomWindow(
  paint: Paint,
  {
    x,
    y,
    width,
    height,
    columns = 2,
    rows = 2,
    frame = "#FAF6EF",
  }: { x: number; y: number; width: number; height: number; columns?: number; rows?: number; frame?: string },
  outside: string,
): string {
  const clip = paint.clip(svg`<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`);
  const bars = [
    ...Array.from(
      { length: columns - 1 },
      (_, i) => svg`M${x + (width * (i + 1)) / columns - 5} ${y}h10v${height}h-10Z`,
    ),
    ...Array.from(
      { length: rows - 1 },
      (_, i) => svg`M${x} ${y + (height * (i + 1)) / rows - 5}h${width}v10h${-width}Z`,
    ),
  ];
  return svg`<rect x="${x - 18}" y="${y - 18}" width="${width + 36}" height="${height + 36}" fill="${frame}"/>
    <g clip-path="${clip}">${outside}</g><path d="${bars}" fill="${frame}"/>
    <path d="M${x} ${y}h${width}v10h${-width}Z" fill="#0B1F1E" opacity=".12"/>
    <path d="M${x - 36} ${y + height + 18}h${width + 72}v20h${-width - 72}Z" fill="${frame}"/><path d="M${x - 36} ${y + height + 38}h${width + 72}v8h${-width - 72}Z" fill="${mix(frame, "#0B1F1E", 0.16)}"/>`;
}

/** A mug standing on the origin with a wisp of steam. */
export function mug(color: string, steam = "#FAF6EF"): string {
  return svg`<path d="M34 -56C66 -62 66 -14 32 -16" fill="none" stroke="${color}" stroke-width="9"/><path d="M-36 -70H36L32 -6Q32 0 26 0H-26Q-32 0 -32 -6Z" fill="${color}"/><path d="M-36 -70H-8L-10 0H-26Q-32 0 -32 -6Z" fill="${mix(color, "#0B1F1E", 0.2)}"/>
    <path d="M-10 -84C-22 -104 2 -112 -8 -134M12 -84C2 -102 24 -112 14 -130" fill="none" stroke="${steam}" stroke-width="5" stroke-linecap="round" opacity=".6"/>`;
}

/** A plant in a pot standing on the origin, `height` pixels tall. */
export function pottedPlant(seed: string, height: number, pot: string, leaf: string, light: string): string {
  const next = random(seed);
  const h = height;
  const blades = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 10 - 0.5) * 2.3 + (next() - 0.5) * 0.2;
    const length = h * (0.52 + next() * 0.2) * (1 - Math.abs(angle) * 0.16);
    const [tx, ty] = [Math.sin(angle) * length, -h * 0.3 - Math.cos(angle) * length];
    const w = h * 0.075;
    const [nx, ny] = [Math.cos(angle) * w, Math.sin(angle) * w];
    return {
      path: svg`M0 ${-h * 0.28}Q${tx * 0.5 + nx} ${(ty - h * 0.28) / 2 + ny - h * 0.05} ${tx} ${ty}Q${tx * 0.5 - nx} ${(ty - h * 0.28) / 2 - ny - h * 0.05} 0 ${-h * 0.28}Z`,
      lit: i % 2 === 1,
    };
  });
  return svg`<path d="${blades.filter((b) => !b.lit).map((b) => b.path)}" fill="${leaf}"/><path d="${blades.filter((b) => b.lit).map((b) => b.path)}" fill="${light}"/>
    <path d="M${-h * 0.17} ${-h * 0.3}H${h * 0.17}L${h * 0.13} 0H${-h * 0.13}Z" fill="${pot}"/><path d="M${-h * 0.17} ${-h * 0.3}H0L${-h * 0.02} 0H${-h * 0.13}Z" fill="${mix(pot, "#0B1F1E", 0.2)}"/>
    <path d="M${-h * 0.19} ${-h * 0.34}H${h * 0.19}V${-h * 0.27}H${-h * 0.19}Z" fill="${mix(pot, "#FFF6E0", 0.2)}"/>`;
}

/** A quilt of star blocks hanging on a wall, from its upper left corner. */
export function quilt(
  columns: number,
  rows: number,
  size: number,
  colors: readonly [string, string, string],
  ground: string,
): string {
  const blocks = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [(i % columns) * size, Math.floor(i / columns) * size];
    const s = size / 4;
    const at = (path: string) => path.replaceAll(/-?\d+/g, (n) => svg`${Number(n) * s}`);
    const [a, b] = i % 2 ? [colors[0], colors[1]] : [colors[1], colors[2]];
    return svg`<g transform="translate(${x} ${y})"><path d="${at("M1 1L2 0L3 1L4 2L3 3L2 4L1 3L0 2Z")}" fill="${a}"/><path d="${at("M1 1H3V3H1Z")}" fill="${b}"/><path d="${at("M2 1L3 2L2 3L1 2Z")}" fill="${ground}"/></g>`;
  });
  return svg`<rect x="-12" y="-12" width="${columns * size + 24}" height="${rows * size + 24}" fill="${colors[0]}"/><rect width="${columns * size}" height="${rows * size}" fill="${ground}"/>${blocks}`;
}

/** A pendant lamp hanging from the origin by a cord of `drop` pixels, with the light it throws. */
export function pendant(paint: Paint, drop: number, color: string, reach = 520): string {
  const beam = paint.linear([
    [0, "#FFE3A0", 0.5],
    [100, "#FFE3A0", 0],
  ]);
  return svg`<path d="M-2 0H2V${drop}H-2Z" fill="#1B2624"/><path d="M-92 ${drop + 66}L${-reach * 0.62} ${drop + reach}H${reach * 0.62}L92 ${drop + 66}Z" fill="${beam}"/>
    <path d="M-14 ${drop}H14Q18 ${drop + 18} 44 ${drop + 24}Q92 ${drop + 36} 96 ${drop + 70}H-96Q-92 ${drop + 36} -44 ${drop + 24}Q-18 ${drop + 18} -14 ${drop}Z" fill="${color}"/><path d="M-96 ${drop + 70}Q-92 ${drop + 36} -44 ${drop + 24}Q-18 ${drop + 18} -14 ${drop}H-4Q-20 ${drop + 30} -30 ${drop + 70}Z" fill="${mix(color, "#0B1F1E", 0.25)}"/>
    <ellipse cy="${drop + 71}" rx="70" ry="10" fill="#FFF3D0"/>`;
}
