import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { figure } from "../parts/figure";
import { sunflower } from "../parts/flowers";
import { grass } from "../parts/ground";
import { day } from "../parts/light";
import { mainHospital } from "../parts/main-hospital";
import { place } from "../parts/place";
import { birds, cloud, sky } from "../parts/sky";
import { cottonwood, shrub, treeLine } from "../parts/trees";
import { svg } from "../svg";

/** The main hospital by day, from the lawn before its covered entrance. */
export function locationMainHospital(): string {
  const { hills, walls, leaves, sky: stops } = day;
  return drawing("location-main-hospital", 1600, 900, (paint) => {
    const tree = paint.symbol(cottonwood("m", 100, leaves));
    const bush = paint.symbol(shrub("m", 100, 40, { ...leaves, body: "#4D8A69" }));
    const use = (href: string, x: number, y: number, size: number, flip = 1) =>
      svg`<use href="${href}" transform="translate(${x} ${y}) scale(${size * flip} ${size})"/>`;
    return svg`${sky(paint, 1600, 900, stops)}
      ${cloud("m1", 90, 220, 400, 76, "#fff")}${cloud("m2", 1080, 190, 380, 72, "#fff")}${cloud("m3", 560, 340, 300, 60, "#F4FAF6")}
      ${birds(
        [
          [1010, 300, 14],
          [1050, 284, 11],
          [976, 276, 10],
        ],
        "#5E8F86",
      )}
      <path d="${ridge(
        [
          [0, 560],
          [300, 530],
          [800, 560],
          [1300, 528],
          [1600, 550],
        ],
        720,
      )}" fill="${hills[0]}"/>
      ${treeLine("m", 0, 580, 300, 34, hills[1])}${treeLine("mr", 1180, 580, 420, 36, hills[1])}
      <path d="${ridge(
        [
          [0, 596],
          [500, 576],
          [1600, 592],
        ],
        900,
      )}" fill="#7FAE82"/>
      ${use(tree, 250, 636, 3.1)}${use(tree, 150, 640, 2.4, -1)}${use(tree, 1330, 636, 2.6)}
      ${mainHospital(paint, { center: [760, 660], scale: 15.5, distance: 78, eye: 1.7, turn: 22 }, walls, { lit: 0.35, glow: 0.7 })}
      <path d="${ridge(
        [
          [0, 668],
          [500, 684],
          [1000, 690],
          [1600, 660],
        ],
        900,
      )}" fill="#8ABB80"/>
      <path d="M930 688C1010 700 1300 684 1600 692V748C1300 730 1100 752 980 742Q860 720 780 700Z" fill="#D8DCD3"/>
      <path d="M900 716C820 740 700 770 640 820C600 850 590 880 580 900H960C950 850 960 800 1000 776C1040 752 1080 748 1100 742Z" fill="#F2E6CC"/>
      ${[300, 372, 446, 520, 592].map((x, i) => use(bush, x, 690 + (i % 2) * 6, 0.8))}${[1216, 1290, 1366, 1440].map((x) => use(bush, x, 686, 0.78))}
      <g transform="translate(1190 714)"><path d="M0 0V-66Q0 -78 12 -78H84L118 -42H134Q142 -42 142 -34V0Z" fill="#fff"/><path d="M0 -30H142V-16H0Z" fill="#B2432A"/><path d="M88 -68L112 -42H78V-68ZM14 -66H62V-42H14Z" fill="#35585B"/><path d="M32 -86H66V-78H32Z" fill="#B2432A"/><circle cx="30" cy="2" r="14" fill="#1B2624"/><circle cx="112" cy="2" r="14" fill="#1B2624"/><circle cx="30" cy="2" r="6" fill="#C9D5D1"/><circle cx="112" cy="2" r="6" fill="#C9D5D1"/></g>
      ${place(figure({ top: "#12756B", bottom: "#0F4C45", skin: "#9A6642", hair: "#22211F", head: "bun", feet: [-6, 7] }), 810, 812, 1.35)}
      ${place(
        figure({
          top: "#C98A3C",
          bottom: "#35585B",
          skin: "#F1CBAB",
          hair: "#BDBBB5",
          feet: [-4, 6],
          right: [
            [13, -64],
            [15, -50],
          ],
        }),
        890,
        800,
        1.35,
      )}
      ${place(figure({ top: "#F6F3EC", bottom: "#34495E", skin: "#D3A074", hair: "#38271F", wears: "coat", feet: [-7, 5] }), 700, 780, 1.2)}
      <path d="${ridge(
        [
          [0, 760],
          [240, 790],
          [470, 846],
          [600, 900],
        ],
        900,
      )}" fill="#5E9E70"/><path d="${ridge(
        [
          [930, 900],
          [1080, 830],
          [1300, 790],
          [1600, 772],
        ],
        900,
      )}" fill="#5E9E70"/>
      <path d="${[46, 120, 200, 286, 372].map((x, i) => svg`M${x} ${880 + i * 6}q-4 -40 0 -${88 - i * 6}m6 50q22 -10 28 -26q-22 4 -28 26m-8 14q-22 -8 -28 -24q20 2 28 24`)}" fill="#2F7560" stroke="#2F7560" stroke-width="5"/>
      ${[46, 120, 200, 286, 372].map((x, i) => sunflower(x, 786 + i * 12, [0.95, 0.78, 0.9, 0.74, 0.66][i] ?? 0.8, i * 11))}
      ${grass("l", [0, 850], [560, 900], 60, "#2F7560", 16)}${grass("r", [980, 900], [1600, 860], 60, "#2F7560", 18)}<path d="M0 900V872Q300 880 500 900ZM1600 900V872Q1300 880 1080 900Z" fill="#2F7560"/>`;
  });
}
