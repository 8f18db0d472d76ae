import type { Paint } from "../drawing";
import { ridge } from "../parts/curve";
import { rows } from "../parts/ground";
import { day } from "../parts/light";
import { place } from "../parts/place";
import { cloud, sky, sun } from "../parts/sky";
import { cottonwood, treeLine } from "../parts/trees";
import { random } from "../random";
import { svg } from "../svg";

function appleTree(apples: string): string {
  return svg`${cottonwood("apple", 100, day.leaves, 0.9)}<path d="${apples}" stroke="#B2432A" stroke-width="8" stroke-linecap="round"/>`;
}

/** An orchard and garden rows in the sun, a basket of the harvest in front. */
export function diabetesNutrition(paint: Paint): string {
  const next = random("orchard");
  const apples = Array.from(
    { length: 13 },
    () => `M${Math.round(next() * 56 - 28)} ${Math.round(-36 - next() * 48)}h0`,
  ).join("");
  const tree = paint.symbol(appleTree(apples));
  const garden = "M0 372Q360 330 760 352L560 500H0Z";
  const green = (x: number, y: number, s: number) =>
    svg`<path d="M${x} ${y}q${-22 * s} ${-30 * s} ${-30 * s} ${-8 * s}q${10 * s} ${4 * s} ${30 * s} ${8 * s}q${2 * s} ${-40 * s} ${10 * s} ${-34 * s}q${4 * s} ${14 * s} ${-10 * s} ${34 * s}q${24 * s} ${-26 * s} ${32 * s} ${-6 * s}q${-10 * s} ${4 * s} ${-32 * s} ${6 * s}Z"/>`;
  const cabbages = Array.from({ length: 24 }, (_, i) => {
    const t = Math.floor(i / 6) / 3;
    return green(60 + (i % 6) * (110 - t * 18) + t * 60, 386 + (1 - t) * 96, 1.1 - t * 0.5);
  });
  return svg`${sky(paint, 1600, 500, [
    [0, "#BFE0DC"],
    [60, "#F1F3E2"],
    [100, "#FBEBC8"],
  ])}${sun(paint, 700, 120, 40, "#FFF6DA", "#FFE7A8")}${cloud("da", 200, 130, 320, 54, "#fff")}${cloud("db", 1100, 110, 300, 50, "#fff")}
    <path d="${ridge(
      [
        [0, 290],
        [400, 246],
        [860, 286],
        [1240, 240],
        [1600, 276],
      ],
      420,
    )}" fill="${day.hills[0]}"/>${treeLine("dn", 40, 300, 360, 26, "#9CC0A6")}<path d="M0 340Q500 300 1600 312V500H0Z" fill="#8ABB80"/>
    ${[
      [820, 336, 1.1],
      [950, 338, 1.15],
      [1090, 340, 1.2],
      [1240, 342, 1.25],
      [1400, 344, 1.3],
      [1560, 346, 1.3],
      [880, 400, 1.7],
      [1090, 406, 1.8],
      [1320, 412, 1.9],
      [1540, 418, 2],
    ].map(
      ([x = 0, y = 0, s = 1]) =>
        svg`<ellipse cx="${x}" cy="${y}" rx="${34 * s}" ry="${6 * s}" fill="#4D8A69" opacity=".5"/><use href="${tree}" transform="translate(${x} ${y}) scale(${s})"/>`,
    )}
    <path d="${garden}" fill="#9A6A45"/><g clip-path="${paint.clip(`<path d="${garden}"/>`)}">${rows(-2400, 1500, 330, 500, [640, 280], 60, "#85573A")}<g fill="#4D8A4F">${cabbages}</g></g>
    ${place(svg`<circle cx="-50" cy="-70" r="26" fill="#B2432A"/><circle cx="-4" cy="-80" r="28" fill="#E0B35A"/><circle cx="44" cy="-72" r="26" fill="#C8503A"/><path d="M-76 -66Q-90 -120 -60 -130M66 -66Q84 -120 60 -132" stroke="#4D8A4F" stroke-width="9" stroke-linecap="round"/><path d="M-86 -62H86L66 0H-66Z" fill="#C98A58"/><path d="M-86 -62H86L83 -50H-83ZM-78 -34H78L75 -24H-75Z" fill="#8A5A3C"/>`, 760, 484, 1)}`;
}
