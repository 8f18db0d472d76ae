import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { grass, rows, wheatBand, wheatStalk } from "../parts/ground";
import { lantern } from "../parts/lantern";
import { nightfall } from "../parts/light";
import { mainHospital } from "../parts/main-hospital";
import { place } from "../parts/place";
import { sky, stars, streak } from "../parts/sky";
import { cottonwood, treeLine } from "../parts/trees";
import { svg } from "../svg";

/** The harvest field at night: lanterns along the rows lead to the hospital's lantern on the horizon. */
export function harvestNight(): string {
  const { hills, walls, leaves, sky: stops, cloud } = nightfall;
  return drawing("harvest-night", 1600, 900, (paint) => {
    const stalk = paint.symbol(wheatStalk("#A97F35", "#D9A94F"));
    const light = paint.symbol(lantern(paint, 100, "#08211F"));
    const pool = paint.radial([
      [0, "#F9C860", 0.75],
      [50, "#F2B441", 0.28],
      [100, "#F2B441", 0],
    ]);
    const row = Array.from({ length: 7 }, (_, i) => {
      const t = (i / 6) ** 1.7;
      const y = 588 + t * 236;
      const spread = 60 + t * 450;
      return [-1, 1].map((side) => {
        const x = 800 + side * spread;
        const s = 0.13 + t * 0.74;
        return svg`<ellipse cx="${x}" cy="${y}" rx="${190 * s}" ry="${42 * s}" fill="${pool}"/><use href="${light}" transform="translate(${x} ${y - 98 * s}) scale(${s})"/>`;
      });
    });
    return svg`${sky(paint, 1600, 900, stops)}${stars("harvest", 1600, 470, 90, "#FDF3D6")}
      <path d="M1286 104A46 46 0 1 1 1246 176A42 42 0 0 0 1286 104Z" fill="#FDF1CF"/>
      ${streak(120, 330, 520, 16, cloud, 0.7)}${streak(1050, 400, 460, 14, cloud, 0.7)}
      <path d="${ridge(
        [
          [0, 520],
          [260, 492],
          [560, 524],
          [900, 500],
          [1250, 520],
          [1600, 486],
        ],
        700,
      )}" fill="${hills[0]}"/>
      ${treeLine("night", 40, 530, 420, 26, "#174A4D")}${treeLine("night2", 1120, 528, 440, 24, "#174A4D")}
      <path d="${ridge(
        [
          [0, 552],
          [400, 534],
          [800, 548],
          [1200, 538],
          [1600, 556],
        ],
        900,
      )}" fill="${hills[1]}"/>
      ${place(cottonwood("l", 130, leaves, 0.8), 560, 566)}${place(cottonwood("r", 150, leaves, 0.8), 1052, 566)}
      ${mainHospital(paint, { center: [800, 552], scale: 5.6, distance: 110, eye: 1, turn: 22 }, walls, { lit: 0.7, glow: 1.7 })}
      <path d="${ridge(
        [
          [0, 574],
          [800, 562],
          [1600, 574],
        ],
        900,
      )}" fill="${hills[2]}"/>
      ${rows(-3200, 4800, 580, 900, [800, 548], 60, "#123F3C")}${row}
      ${grass("front", [0, 884], [1600, 884], 46, hills[3], 17)}<rect y="880" width="1600" height="20" fill="${hills[3]}"/>
      ${wheatBand("w", stalk, [10, 930], [210, 960], 9, 1.35)}${wheatBand("e", stalk, [1400, 960], [1600, 930], 9, 1.35)}`;
  });
}
