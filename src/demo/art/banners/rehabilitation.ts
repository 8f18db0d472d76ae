import type { Paint } from "../drawing";
import { ridge } from "../parts/curve";
import { figure } from "../parts/figure";
import { grass } from "../parts/ground";
import { day } from "../parts/light";
import { place } from "../parts/place";
import { birds, cloud, sky } from "../parts/sky";
import { cottonwood, treeLine } from "../parts/trees";
import { svg } from "../svg";

const stones = [
  [560, 452, 60],
  [672, 432, 56],
  [776, 446, 60],
  [888, 424, 54],
  [990, 436, 58],
  [1092, 416, 54],
] as const;

/** Stepping stones lead over a shallow creek, one step after another; a walker and a companion are halfway. */
export function rehabilitation(paint: Paint): string {
  return svg`${sky(paint, 1600, 500, day.sky)}${cloud("ra", 180, 130, 320, 54, "#fff")}${cloud("rb", 1180, 120, 300, 52, "#fff")}${birds(
    [
      [640, 120, 13],
      [680, 104, 10],
    ],
    "#5E8F86",
  )}
    <path d="${ridge(
      [
        [0, 250],
        [360, 206],
        [800, 250],
        [1200, 200],
        [1600, 244],
      ],
      420,
    )}" fill="${day.hills[0]}"/>${treeLine("rl", 40, 274, 340, 28, "#A5C5B0")}<path d="${ridge(
      [
        [0, 300],
        [500, 266],
        [1000, 294],
        [1600, 264],
      ],
      500,
    )}" fill="${day.hills[1]}"/>
    ${place(cottonwood("ra", 210, day.leaves, 0.9), 300, 348)}${place(cottonwood("rb", 160, day.leaves, 0.8), 1430, 350)}
    <path d="M0 350Q500 330 1600 342V500H0Z" fill="#74AE83"/>
    <path d="M0 420C300 372 620 392 900 380S1400 366 1600 372V470C1380 440 1120 470 860 486S300 500 260 500H0Z" fill="#8CC4C4"/><path d="M80 430h180M300 452h140M1180 420h160M1300 446h180M620 396h120M980 470h110" stroke="#DFF1EE" stroke-width="5" stroke-linecap="round"/>
    ${stones.map(([x, y, r]) => svg`<ellipse cx="${x}" cy="${y + 13}" rx="${r * 1.06}" ry="15" fill="#5E9EA3"/><path d="M${x - r} ${y}Q${x - r} ${y + 22} ${x} ${y + 22}T${x + r} ${y}Z" fill="#A89A86"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="14" fill="#E6DCC8"/>`)}
    ${place(
      figure({
        top: "#F2B441",
        bottom: "#34495E",
        skin: "#F1CBAB",
        hair: "#E6E3DC",
        right: [
          [15, -68],
          [20, -56],
        ],
        feet: [-5, 8],
      }),
      776,
      448,
      1.42,
    )}${place(
      figure({
        top: "#12756B",
        bottom: "#0F4C45",
        skin: "#774A31",
        hair: "#22211F",
        head: "bun",
        left: [
          [-14, -68],
          [-21, -58],
        ],
        feet: [-6, 6],
      }),
      884,
      426,
      1.46,
    )}
    <path d="M0 420C120 396 240 392 330 390L300 372Q140 380 0 404ZM1200 376Q1400 356 1600 360V378Q1400 372 1220 390Z" fill="#F2E6CC"/>
    <path d="${ridge(
      [
        [0, 458],
        [180, 464],
        [340, 500],
      ],
      500,
    )}" fill="#2F7560"/><path d="${ridge(
      [
        [1280, 500],
        [1450, 470],
        [1600, 464],
      ],
      500,
    )}" fill="#2F7560"/>${grass("r1", [0, 462], [330, 492], 54, "#2F7560", 13)}${grass("r2", [1290, 494], [1600, 466], 54, "#2F7560", 13)}`;
}
