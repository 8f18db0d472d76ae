import type { Paint } from "../drawing";
import { ridge } from "../parts/curve";
import { figure } from "../parts/figure";
import { grass } from "../parts/ground";
import { spring } from "../parts/light";
import { place } from "../parts/place";
import { cloud, sky } from "../parts/sky";
import { cottonwood, treeLine } from "../parts/trees";
import { svg } from "../svg";

function kite(
  x: number,
  y: number,
  size: number,
  turn: number,
  [a, b]: readonly [string, string],
  tail: string,
): string {
  return svg`${place(svg`<g transform="rotate(${turn})"><path d="M0 -60L44 0L0 80Z" fill="${a}"/><path d="M0 -60L-44 0L0 80Z" fill="${b}"/><path d="M-44 0H44M0 -60V80" stroke="#FAF6EF" stroke-width="3"/></g>`, x, y, size)}<path d="${tail}" fill="none" stroke="#FAF6EF" stroke-width="4" stroke-linecap="round"/>`;
}

/** Children fly kites from a green hill. */
export function pediatrics(paint: Paint): string {
  return svg`${sky(paint, 1600, 500, spring.sky)}${cloud("ka", 140, 150, 340, 64, "#fff")}${cloud("kb", 1230, 120, 300, 56, "#fff")}${cloud("kc", 640, 100, 220, 40, "#F8FCFA")}
    <path d="${ridge(
      [
        [0, 340],
        [300, 300],
        [700, 330],
        [1100, 296],
        [1600, 330],
      ],
      500,
    )}" fill="${spring.hills[0]}"/>${treeLine("k", 80, 344, 280, 26, "#A5CB97")}<path d="${ridge(
      [
        [0, 390],
        [400, 350],
        [1000, 384],
        [1600, 356],
      ],
      500,
    )}" fill="${spring.hills[1]}"/>
    ${place(cottonwood("ped", 130, spring.leaves, 0.8), 330, 386)}
    <path d="M834 311Q870 250 934 227M1071 272Q1110 210 1184 189M1259 309Q1320 300 1398 281" fill="none" stroke="#5E8F86" stroke-width="2"/>
    ${kite(964, 160, 0.92, 24, ["#B2432A", "#D9735A"], "M934 226q-20 20 -2 38t-12 40")}${kite(1226, 116, 1.05, 30, ["#F2B441", "#F6CF7E"], "M1188 194q-24 16 -6 38t-16 44")}${kite(1424, 228, 0.74, 26, ["#12756B", "#4FA095"], "M1400 282q-18 14 -4 30t-12 30")}
    <path d="${ridge(
      [
        [0, 440],
        [400, 410],
        [760, 384],
        [1080, 340],
        [1340, 374],
        [1600, 420],
      ],
      500,
    )}" fill="#74AE74"/>
    ${place(
      figure({
        top: "#F2B441",
        bottom: "#34495E",
        skin: "#E6BB92",
        hair: "#22211F",
        head: "short",
        right: [
          [14, -80],
          [16, -94],
        ],
        feet: [-9, 8],
      }),
      820,
      388,
      0.82,
    )}${place(
      figure({
        top: "#12756B",
        bottom: "#B2432A",
        skin: "#774A31",
        hair: "#22211F",
        head: "curls",
        wears: "skirt",
        right: [
          [14, -84],
          [17, -98],
        ],
        feet: [-6, 7],
      }),
      1056,
      356,
      0.86,
    )}${place(
      figure({
        top: "#B2432A",
        bottom: "#4F7F8C",
        skin: "#F1CBAB",
        hair: "#BC6A33",
        head: "long",
        right: [
          [14, -80],
          [18, -90],
        ],
        feet: [-8, 8],
      }),
      1246,
      376,
      0.74,
    )}
    <path d="${ridge(
      [
        [0, 470],
        [500, 450],
        [1000, 462],
        [1600, 446],
      ],
      500,
    )}" fill="#3F8760"/>${grass("ped", [0, 470], [1600, 452], 30, "#3F8760", 18)}
    ${[90, 190, 330, 470, 640, 1180, 1330, 1500].map((x, i) => svg`<circle cx="${x}" cy="${466 + (i % 3) * 10}" r="8" fill="${i % 2 ? "#F2B441" : "#FAF6EF"}"/><circle cx="${x}" cy="${466 + (i % 3) * 10}" r="3.5" fill="${i % 2 ? "#8A5A2C" : "#F2B441"}"/>`)}`;
}
