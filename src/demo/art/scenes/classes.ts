import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { pottedPlant, roomWindow } from "../parts/interior";
import { spring } from "../parts/light";
import { place } from "../parts/place";
import { type Seated, seated } from "../parts/seated";
import { cloud, sky } from "../parts/sky";
import { cottonwood } from "../parts/trees";
import { svg } from "../svg";

const group: readonly (Seated & { x: number; y: number })[] = [
  {
    x: 330,
    y: 372,
    ball: "#F2B441",
    trousers: "#2F4350",
    holds: "belly",
    person: {
      seed: "class-a",
      gender: "woman",
      age: 31,
      skin: "umber",
      hair: "box-braids",
      collar: "sweater",
      garment: "#12756B",
      smile: "open",
      face: "oval",
    },
  },
  {
    x: 800,
    y: 436,
    trousers: "#4F7F8C",
    holds: "baby",
    person: {
      seed: "class-b",
      gender: "woman",
      age: 34,
      skin: "fair",
      hair: "ponytail",
      hairColor: "auburn",
      collar: "blouse",
      garment: "#C98A3C",
      smile: "gentle",
      face: "heart",
      freckles: true,
    },
  },
  {
    x: 1270,
    y: 366,
    ball: "#12756B",
    trousers: "#34495E",
    holds: "knees",
    person: {
      seed: "class-c",
      gender: "man",
      age: 33,
      skin: "tan",
      hair: "crop",
      hairColor: "black",
      beard: "short",
      collar: "polo",
      garment: "#B2432A",
      smile: "open",
      face: "square",
    },
  },
];

/** A class for parents: some sit on exercise balls, one holds her newborn. */
export function classes(): string {
  const { hills, leaves, sky: stops } = spring;
  return drawing("classes", 1600, 900, (paint) => {
    const outside = svg`${sky(paint, 1600, 520, stops)}${cloud("k1", 160, 190, 260, 56, "#fff")}${cloud("k2", 960, 170, 280, 60, "#fff")}
      <path d="${ridge(
        [
          [60, 400],
          [420, 350],
          [820, 396],
          [1200, 346],
          [1560, 390],
        ],
        560,
      )}" fill="${hills[0]}"/><path d="${ridge(
        [
          [60, 440],
          [600, 410],
          [1560, 440],
        ],
        560,
      )}" fill="${hills[1]}"/>${place(cottonwood("k", 170, leaves, 0.8), 560, 462)}${place(cottonwood("k2", 130, leaves, 0.8), 1060, 462)}`;
    return svg`<rect width="1600" height="900" fill="#F7EAD0"/>${roomWindow(paint, { x: 120, y: 70, width: 1360, height: 380, columns: 5, rows: 1 }, outside)}
      <path d="M0 640H1600V900H0Z" fill="${paint.linear([
        [0, "#D9A874"],
        [100, "#C08A57"],
      ])}"/><path d="M0 628H1600V644H0Z" fill="#FAF6EF"/><path d="M160 644L20 900H420L470 644ZM640 644L620 900H1010L950 644ZM1120 644L1200 900H1560L1430 644Z" fill="#FFF1CF" opacity=".25"/>
      ${place(pottedPlant("cl", 260, "#FAF6EF", "#2F6B58", "#5E9468"), 70, 660)}
      <ellipse cx="1530" cy="622" rx="96" ry="92" fill="#B2432A"/><path d="M1434 622A96 92 0 0 0 1544 714A120 120 0 0 1 1486 542A96 92 0 0 0 1434 622Z" fill="#8F3420"/>
      <path d="M120 846H560L590 884H90Z" fill="#8DB39C"/><path d="M560 826H1040L1084 880H516Z" fill="#4F8F93"/><path d="M1050 846H1490L1520 884H1020Z" fill="#E0B35A"/>
      ${group.map(({ x, y, ...who }) => place(seated(paint, who), x, y, 0.545))}
      <g transform="translate(1062 838)"><path d="M-26 0V-44Q-26 -52 -18 -52H18Q26 -52 26 -44V0Q26 6 20 6H-20Q-26 6 -26 0Z" fill="#CFE6E2"/><path d="M-14 -52V-66H14V-52Z" fill="#12756B"/></g>`;
  });
}
