import { drawing } from "../drawing";
import { curve, ridge } from "../parts/curve";
import { grass, rows } from "../parts/ground";
import { spring } from "../parts/light";
import { mainHospital } from "../parts/main-hospital";
import { place } from "../parts/place";
import { cloud, sky } from "../parts/sky";
import { cottonwood, treeLine } from "../parts/trees";
import { windmill } from "../parts/windmill";
import { random } from "../random";
import { svg } from "../svg";

/** Five-petalled flowers along the upper corner's branch, as a symbol and its places. */
function branch(flower: string): string {
  const next = random("branch");
  const limbs = [
    [
      [-20, 120],
      [140, 96],
      [300, 140],
      [470, 118],
      [600, 160],
    ],
    [
      [140, 96],
      [230, 180],
      [340, 230],
      [420, 300],
    ],
    [
      [300, 140],
      [400, 84],
      [500, 60],
    ],
    [
      [-20, 240],
      [90, 270],
      [180, 340],
      [230, 420],
    ],
  ] as const;
  const blooms = limbs.flatMap((points) =>
    points
      .slice(1)
      .flatMap(([x, y]) =>
        Array.from(
          { length: 6 },
          () =>
            svg`<use href="${flower}" transform="translate(${x + (next() - 0.5) * 110} ${y + (next() - 0.5) * 70}) scale(${0.7 + next() * 0.7}) rotate(${next() * 72})"/>`,
        ),
      ),
  );
  return svg`<g fill="none" stroke="#5A3F3A" stroke-linecap="round"><path d="${limbs.slice(0, 1).map((points) => curve(points))}" stroke-width="20"/><path d="${limbs.slice(1).map((points) => curve(points))}" stroke-width="11"/></g>${blooms}`;
}

/** The hospital on a green spring morning, wild plum in bloom before it. */
export function newsSpring(): string {
  const { hills, walls, leaves, sky: stops } = spring;
  return drawing("news-spring", 1600, 900, (paint) => {
    const petals = [0, 72, 144, 216, 288].map(
      (turn) => svg`<ellipse cy="-11" rx="8" ry="11" transform="rotate(${turn})"/>`,
    );
    const flower = paint.symbol(
      svg`<g fill="#FBE3DF">${petals}</g><circle r="7" fill="#E7A3A6"/><circle r="3.5" fill="#F2B441"/>`,
    );
    const green = "M0 700C300 660 620 668 760 690C600 740 420 820 340 900H0Z";
    return svg`${sky(paint, 1600, 900, stops)}${cloud("n1", 700, 180, 360, 70, "#fff")}${cloud("n2", 1180, 250, 380, 70, "#fff")}
      <path d="${ridge(
        [
          [0, 540],
          [300, 490],
          [700, 536],
          [1100, 486],
          [1600, 530],
        ],
        700,
      )}" fill="${hills[0]}"/>${treeLine("sp", 40, 560, 420, 30, "#A5CB97")}
      <path d="${ridge(
        [
          [0, 590],
          [400, 566],
          [900, 588],
          [1600, 566],
        ],
        900,
      )}" fill="${hills[1]}"/>
      ${place(windmill(180, "#5E8F7B"), 440, 600)}${place(cottonwood("n", 230, leaves), 1490, 640)}${place(cottonwood("m", 170, leaves, 0.8), 650, 628)}
      ${mainHospital(paint, { center: [1060, 640], scale: 11, distance: 95, eye: 1.4, turn: 24 }, walls, { lit: 0.3, glow: 0.9 })}
      <path d="${ridge(
        [
          [0, 660],
          [500, 640],
          [1100, 650],
          [1600, 636],
        ],
        900,
      )}" fill="#83BB74"/>
      <path d="${green}" fill="#9CCB7B"/><g clip-path="${paint.clip(`<path d="${green}"/>`)}">${rows(-2600, 1600, 650, 900, [900, 600], 56, "#74AE5E")}</g>
      <path d="M1160 652C1120 690 1260 720 1180 766S860 830 800 900H1330C1350 850 1460 800 1440 756S1230 690 1210 652Z" fill="#EAD9B4"/><path d="M1170 664C1160 690 1300 726 1236 768S960 834 900 900H1010C1060 840 1300 800 1310 752S1210 690 1196 660Z" fill="#F6E9CC"/>
      <path d="${ridge(
        [
          [700, 900],
          [860, 842],
          [1000, 830],
          [1020, 860],
          [900, 900],
        ],
        900,
      )}" fill="#5FA367"/><path d="${ridge(
        [
          [1320, 900],
          [1420, 830],
          [1600, 790],
        ],
        900,
      )}" fill="#5FA367"/><path d="${ridge(
        [
          [0, 810],
          [260, 830],
          [520, 900],
        ],
        900,
      )}" fill="#4C945F"/>
      ${grass("sp1", [0, 816], [500, 892], 56, "#3F8760", 15)}${grass("sp2", [1330, 890], [1600, 796], 56, "#3F8760", 14)}
      ${[60, 130, 205, 280, 350, 1400, 1470, 1540].map((x, i) => svg`<path d="M${x} ${868 - (i % 3) * 16}v-46" stroke="#2F7560" stroke-width="4"/><path d="M${x - 13} ${806 - (i % 3) * 16}Q${x - 14} ${832 - (i % 3) * 16} ${x} ${832 - (i % 3) * 16}T${x + 13} ${806 - (i % 3) * 16}L${x + 5} ${816 - (i % 3) * 16}L${x} ${802 - (i % 3) * 16}L${x - 5} ${816 - (i % 3) * 16}Z" fill="${i % 2 ? "#F2B441" : "#8A6FA8"}"/>`)}
      ${branch(flower)}`;
  });
}
