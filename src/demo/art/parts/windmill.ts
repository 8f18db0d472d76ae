import { svg } from "../svg";

/** A farm windmill with its foot on the origin, `height` pixels tall. */
export function windmill(height: number, color: string, blade = color, turn = 12): string {
  const h = height;
  const foot = h * 0.15;
  const neck = h * 0.025;
  const hub = h * 0.84;
  const line = Math.max(1.6, h * 0.013);
  const half = (t: number) => foot + (neck - foot) * t;
  const levels = [0, 0.24, 0.45, 0.63, 0.78, 0.9];
  const braces = levels.slice(0, -1).map((t, i) => {
    const up = levels[i + 1] ?? 1;
    return svg`M${-half(t)} ${-t * hub}L${half(up)} ${-up * hub}M${half(t)} ${-t * hub}L${-half(up)} ${-up * hub}M${-half(up)} ${-up * hub}H${half(up)}`;
  });
  const blades = Array.from({ length: 14 }, (_, i) => {
    const a = (((i * 360) / 14 + turn) * Math.PI) / 180;
    const [r0, r1] = [h * 0.045, h * 0.155];
    const spread = 0.15;
    return svg`M${Math.cos(a) * r0} ${Math.sin(a) * r0}L${Math.cos(a - spread) * r1} ${Math.sin(a - spread) * r1}L${Math.cos(a + spread * 0.75) * r1} ${Math.sin(a + spread * 0.75) * r1}Z`;
  });
  return svg`<path d="M${-foot} 0L${-neck} ${-hub}M${foot} 0L${neck} ${-hub}${braces}" stroke="${color}" stroke-width="${line}" fill="none" stroke-linecap="round"/>
    <g transform="translate(0 ${-hub})"><path d="M0 ${-h * 0.008}L${h * 0.14} ${-h * 0.012}L${h * 0.25} ${-h * 0.06}V${h * 0.05}L${h * 0.14} ${h * 0.012}L0 ${h * 0.008}Z" fill="${color}"/>
    <path d="${blades}" fill="${blade}"/><circle r="${h * 0.1}" fill="none" stroke="${color}" stroke-width="${line * 0.8}"/><circle r="${h * 0.022}" fill="${color}"/></g>`;
}
