import type { Paint } from "../drawing";
import { curve, type Point } from "../parts/curve";
import { random } from "../random";
import { svg } from "../svg";

/** Fields seen from the air, two lands joined by one careful running stitch. */
export function generalSurgery(paint: Paint): string {
  const next = random("seam");
  const tones = ["#E7C078", "#8DB39C", "#CFA253", "#5E9468", "#F1D99B", "#A9C79B", "#3F7F66", "#D9B877"];
  const seam: readonly Point[] = [
    [-20, 380],
    [220, 330],
    [480, 372],
    [760, 250],
    [1060, 262],
    [1320, 150],
    [1620, 130],
  ];
  const fields = Array.from({ length: 60 }, (_, i) => {
    const [col, row] = [i % 12, Math.floor(i / 12)];
    const skew = row * 46;
    const [x, y, w, h] = [col * 150 - 210 + skew, row * 110 - 30, 146, 106];
    const fill = tones[Math.floor(next() * tones.length)] ?? "#E7C078";
    const kind = next();
    const shape = svg`M${x} ${y}h${w}l44 ${h}h${-w}Z`;
    const furrows = Array.from({ length: 6 }, (_, k) =>
      kind < 0.5
        ? svg`M${x + 20 * (k + 1)} ${y + 4}l42 ${h - 8}`
        : svg`M${x + 5 + k * 7} ${y + 15 * (k + 1)}h${w - 8}`,
    );
    const round =
      kind > 0.84 &&
      svg`<ellipse cx="${x + w / 2 + 22}" cy="${y + h / 2}" rx="60" ry="44" fill="${tones[(i * 3) % tones.length]}"/>`;
    return svg`<path d="${shape}" fill="${fill}"/>${round || svg`<path d="${furrows}" stroke="#0F4C45" stroke-width="3" opacity=".16"/>`}`;
  });
  const path = curve(seam);
  return svg`<rect width="1600" height="500" fill="#F6EBD2"/>${fields}<path d="M0 180Q420 120 620 -20" fill="none" stroke="#F6EBD2" stroke-width="12"/><path d="M900 520Q1040 400 1300 420T1620 330" fill="none" stroke="#F6EBD2" stroke-width="12"/>
    <path d="${path}" fill="none" stroke="#0F4C45" stroke-width="26"/><path d="${path}" fill="none" stroke="#FAF6EF" stroke-width="6" stroke-dasharray="24 18" stroke-linecap="round"/>
    <g transform="translate(420 150)"><path d="M0 0h30v22H0ZM36 6h16v16H36Z" fill="#B2432A"/><path d="M0 0h30l-4 -8H4Z" fill="#8F412D"/><circle cx="-14" cy="14" r="9" fill="#2F6B58"/><circle cx="62" cy="4" r="10" fill="#2F6B58"/></g><g transform="translate(1180 330)"><path d="M0 0h26v20H0Z" fill="#FAF6EF"/><path d="M0 0h26l-4 -8H4Z" fill="#12756B"/><circle cx="40" cy="12" r="11" fill="#2F6B58"/><circle cx="56" cy="4" r="8" fill="#2F6B58"/></g>
    <rect width="1600" height="500" fill="${paint.linear(
      [
        [0, "#FFF1CF", 0.35],
        [60, "#FFF1CF", 0],
      ],
      [1, 0, 0, 1],
    )}"/>`;
}
