import type { Paint } from "../drawing";
import { ridge } from "../parts/curve";
import { grass } from "../parts/ground";
import { day } from "../parts/light";
import { place } from "../parts/place";
import { sky, streak } from "../parts/sky";
import { cottonwood, shrub, treeLine } from "../parts/trees";
import { svg } from "../svg";

const pond =
  "M-190 0C-200 -60 -120 -96 -20 -88C70 -80 176 -70 182 -14C186 30 120 40 70 26C30 14 6 20 -20 40C-60 70 -182 60 -190 0Z";

/** Twin ponds among the hills, joined by one stream. */
export function kidneyCare(paint: Paint): string {
  const water = paint.linear([
    [0, "#DCEFEA"],
    [100, "#5FA3A8"],
  ]);
  const pair = (shape: (flip: 1 | -1) => string) => shape(1) + shape(-1);
  return svg`${sky(paint, 1600, 500, [
    [0, "#CFE5E2"],
    [55, "#F6EDDA"],
    [100, "#F6D8A8"],
  ])}${streak(100, 110, 460, 18, "#FFF8EA", 0.9)}${streak(980, 80, 480, 18, "#FFF8EA", 0.9)}
    <path d="${ridge(
      [
        [0, 200],
        [260, 150],
        [560, 190],
        [900, 140],
        [1240, 186],
        [1600, 146],
      ],
      400,
    )}" fill="#D5DDB8"/><path d="${ridge(
      [
        [0, 236],
        [400, 196],
        [820, 232],
        [1200, 196],
        [1600, 230],
      ],
      500,
    )}" fill="#A9C79B"/>${treeLine("k", 60, 226, 300, 26, "#8FB48A")}${treeLine("k2", 1300, 226, 280, 26, "#8FB48A")}
    <path d="M0 270Q800 220 1600 266V500H0Z" fill="#7DAE83"/>
    <path d="M830 366C900 396 930 340 990 352S1080 396 1150 366" fill="none" stroke="#5B937B" stroke-width="58"/><path d="M830 366C900 396 930 340 990 352S1080 396 1150 366" fill="none" stroke="#A9D2CE" stroke-width="34"/>
    ${pair((s) => svg`<path d="${pond}" fill="#5B937B" transform="translate(${990 + s * 310} 366) scale(${s * 1.12} 1.12)"/><path d="${pond}" fill="${water}" transform="translate(${990 + s * 310} 366) scale(${s} .98)"/><path d="M${990 + s * 310 - 110} 332h130M${990 + s * 310 - 60} 354h150M${990 + s * 310 - 120} 376h70" stroke="#F4FAF6" stroke-width="5" stroke-linecap="round" opacity=".8"/>`)}
    ${place(cottonwood("k", 170, day.leaves, 0.8), 440, 330)}${place(shrub("k", 110, 50, day.leaves), 1530, 330)}${grass("k1", [500, 430], [640, 452], 46, "#2F6B58", 11)}${grass("k2", [1180, 446], [1320, 436], 46, "#2F6B58", 11)}
    <path d="${ridge(
      [
        [0, 420],
        [300, 440],
        [560, 500],
      ],
      500,
    )}" fill="#2F6B58"/><path d="${ridge(
      [
        [1300, 500],
        [1460, 462],
        [1600, 440],
      ],
      500,
    )}" fill="#2F6B58"/>${grass("k3", [0, 424], [520, 490], 40, "#2F6B58", 14)}`;
}
