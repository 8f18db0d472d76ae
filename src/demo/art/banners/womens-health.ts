import type { Paint } from "../drawing";
import { ridge } from "../parts/curve";
import { grass } from "../parts/ground";
import { sky, streak, sun } from "../parts/sky";
import { treeLine } from "../parts/trees";
import { random } from "../random";
import { svg } from "../svg";

/** A full moon rises over a meadow of coneflowers. */
export function womensHealth(paint: Paint): string {
  const next = random("meadow");
  const bloom = paint.symbol(
    `<path d="M0 0Q3 40 0 84" stroke="#2F6B58" stroke-width="4" fill="none"/><path d="M0 46Q20 36 26 22Q6 26 0 46ZM0 58Q-20 48 -26 34Q-6 38 0 58Z" fill="#3F7F66"/><path d="M-8 0Q-34 4 -38 26Q-20 18 -10 6ZM8 0Q34 4 38 26Q20 18 10 6ZM-4 4Q-16 22 -10 38Q0 24 2 6ZM4 4Q16 22 10 38Q0 24 -2 6ZM-10 -2Q-34 -4 -44 8Q-26 12 -10 6ZM10 -2Q34 -4 44 8Q26 12 10 6Z" fill="#D9848F"/><path d="M-15 4Q-15 -16 0 -17T15 4Q0 12 -15 4Z" fill="#8A4A2C"/><path d="M-2 -16Q12 -14 13 2Q6 6 0 6Z" fill="#B56A3A"/>`,
  );
  const flowers = Array.from({ length: 30 }, (_, i) => {
    const x = 20 + i * 54 + next() * 30;
    const s = 0.6 + next() * 0.75;
    return { x, y: 500 - 84 * s + 22 + next() * 16, s };
  }).sort((a, b) => a.s - b.s);
  return svg`${sky(paint, 1600, 500, [
    [0, "#7E7FA0"],
    [50, "#D9A6A0"],
    [100, "#F6CFA8"],
  ])}${sun(paint, 1080, 176, 88, "#FFF6E3", "#FFE9C8")}<path d="M1034 138q18 -14 34 0t-6 26t-30 -6ZM1096 200q20 -8 30 6t-16 20t-14 -26ZM1108 128q10 -8 18 2t-8 14t-10 -16Z" fill="#F3DDBD"/>
    ${streak(860, 210, 420, 18, "#F3D3C2", 0.7)}${streak(120, 120, 480, 20, "#C79AA0", 0.6)}${streak(1240, 110, 320, 16, "#C79AA0", 0.6)}
    <path d="${ridge(
      [
        [0, 310],
        [320, 270],
        [760, 312],
        [1180, 270],
        [1600, 304],
      ],
      500,
    )}" fill="#B98E92"/>${treeLine("w", 100, 320, 320, 24, "#9C7A84")}<path d="${ridge(
      [
        [0, 356],
        [460, 322],
        [1000, 354],
        [1600, 326],
      ],
      500,
    )}" fill="#6E8C84"/><path d="${ridge(
      [
        [0, 404],
        [500, 380],
        [1100, 400],
        [1600, 382],
      ],
      500,
    )}" fill="#4D8672"/><path d="${ridge(
      [
        [0, 450],
        [600, 432],
        [1200, 452],
        [1600, 436],
      ],
      500,
    )}" fill="#2F6B58"/>
    ${grass("wm", [0, 470], [1600, 470], 60, "#1F5549", 14)}${flowers.map(({ x, y, s }) => svg`<use href="${bloom}" transform="translate(${x} ${y}) scale(${s})"/>`)}`;
}
