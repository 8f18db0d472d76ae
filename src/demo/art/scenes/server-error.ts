import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { grass } from "../parts/ground";
import { storm } from "../parts/light";
import { mainHospital } from "../parts/main-hospital";
import { place } from "../parts/place";
import { sky } from "../parts/sky";
import { cottonwood, leaves, treeLine } from "../parts/trees";
import { random } from "../random";
import { svg } from "../svg";

/** A storm moves off over the prairie; a strip of evening light lies under it and the hospital's lantern is lit. */
export function serverError(): string {
  const { hills, walls, leaves: foliage, sky: stops } = storm;
  return drawing("server-error", 1600, 900, (paint) => {
    const rain = Array.from(
      { length: 34 },
      (_, i) => svg`M${40 + i * 21 + (i % 3) * 9} ${300 + (i % 4) * 22}l-58 ${190 + (i % 5) * 26}`,
    );
    const next = random("storm");
    const heap = (fill: string, masses: readonly (readonly [number, number, number, number])[]) =>
      svg`<path d="${masses.map(([x, y, rx, ry]) => leaves(next, x, y, rx, ry, 11))}" fill="${fill}"/>`;
    const shelf = [
      heap("#71898A", [
        [960, 170, 300, 84],
        [1250, 120, 280, 60],
      ]),
      heap("#587276", [
        [760, 220, 260, 92],
        [1040, 110, 320, 90],
      ]),
      heap("#456065", [
        [180, 250, 340, 110],
        [520, 230, 280, 110],
        [820, 110, 300, 110],
      ]),
      heap("#33494F", [
        [60, 150, 320, 120],
        [420, 130, 320, 120],
        [760, 50, 300, 100],
        [1150, 20, 330, 80],
        [1500, 0, 260, 60],
      ]),
      heap("#27393F", [
        [-20, 40, 300, 100],
        [340, 20, 300, 96],
        [700, -30, 280, 80],
      ]),
    ];
    const curtain = paint.linear([
      [0, "#3C555A", 0.85],
      [100, "#5E7B78", 0],
    ]);
    return svg`${sky(paint, 1600, 620, stops)}
      <path d="M-60 280H820L640 610H-60Z" fill="${curtain}"/>
      <path d="${rain}" stroke="#B9CAC2" stroke-width="2" stroke-linecap="round" opacity=".5"/>
      <path d="M470 300L440 372L474 366L428 446L456 442L418 540L484 428L456 432L500 352L466 358L496 300ZM428 446L392 492L414 486L388 528L436 474L412 480Z" fill="#FFF1C4"/>
      ${shelf}
      <path d="${ridge(
        [
          [0, 590],
          [300, 566],
          [700, 590],
          [1100, 570],
          [1600, 584],
        ],
        720,
      )}" fill="${hills[0]}"/>
      ${treeLine("storm", 60, 588, 480, 24, "#7E8C80")}
      <path d="${ridge(
        [
          [0, 622],
          [420, 606],
          [860, 622],
          [1300, 606],
          [1600, 618],
        ],
        900,
      )}" fill="${hills[1]}"/>
      ${place(cottonwood("x", 210, foliage), 700, 664)}${place(cottonwood("y", 190, foliage, 0.9), 1448, 664)}
      ${mainHospital(paint, { center: [1080, 660], scale: 10, distance: 100, eye: 1.2, turn: 24 }, walls, { lit: 0.8, glow: 1.9 })}
      <path d="${ridge(
        [
          [0, 690],
          [400, 664],
          [900, 670],
          [1600, 664],
        ],
        900,
      )}" fill="${hills[2]}"/>
      <path d="M1180 676C1120 696 1230 726 1130 772S840 840 760 900H1130C1160 840 1290 800 1290 760S1180 700 1220 676Z" fill="#D9C48F"/>
      <ellipse cx="980" cy="838" rx="120" ry="12" fill="#F2DDA6"/><ellipse cx="1150" cy="790" rx="70" ry="8" fill="#F2DDA6"/>
      <path d="${ridge(
        [
          [0, 800],
          [400, 846],
          [700, 900],
        ],
        900,
      )}" fill="${hills[3]}"/><path d="${ridge(
        [
          [1180, 900],
          [1380, 850],
          [1600, 820],
        ],
        900,
      )}" fill="${hills[3]}"/>
      ${grass("l", [0, 806], [620, 884], 60, hills[3], 20)}${grass("r", [1240, 884], [1600, 828], 60, hills[3], 20)}`;
  });
}
