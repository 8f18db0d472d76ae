import { drawing } from "../drawing";
import { polygon, ridge } from "../parts/curve";
import { grainElevator } from "../parts/farm";
import { grass } from "../parts/ground";
import { goldenHour } from "../parts/light";
import { block, frontGableRoof, gableRoof, panel, windows } from "../parts/masonry";
import { boxWalls, view as viewOf } from "../parts/perspective";
import { place } from "../parts/place";
import { birds, cloud, sky, streak } from "../parts/sky";
import { leaves, treeLine } from "../parts/trees";
import { random } from "../random";
import { svg } from "../svg";

/** A weeping willow standing on the origin: strands of leaves hanging from a domed crown. */
function willow(height: number): string {
  const next = random("willow");
  const h = height;
  const strands = (count: number, spread: number, dx: number, width: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = ((i + next() * 0.7) / count - 0.5) * 2;
      const x = (t * spread + dx) * h;
      const top = -h * (0.96 - t * t * 0.22);
      const end = -h * (0.07 + next() * 0.3);
      const w = h * width * (0.7 + next() * 0.6);
      const out = t * h * 0.07;
      return svg`M${x * 0.86} ${top}Q${x + w + out} ${(top + end) * 0.6} ${x + out * 1.4} ${end}Q${x - w + out} ${(top + end) * 0.6} ${x * 0.86} ${top}Z`;
    });
  return svg`<path d="M${-h * 0.06} 0C${-h * 0.02} ${-h * 0.2} ${-h * 0.06} ${-h * 0.4} ${-h * 0.1} ${-h * 0.7}H${h * 0.08}C${h * 0.04} ${-h * 0.4} ${h * 0.03} ${-h * 0.2} ${h * 0.07} 0Z" fill="#5A4234"/>
    <path d="${leaves(next, 0, -h * 0.76, h * 0.4, h * 0.25, 15)}${strands(22, 0.45, -0.02, 0.045)}" fill="#2F6B50"/>
    <path d="${leaves(next, h * 0.03, -h * 0.82, h * 0.33, h * 0.17, 13)}${strands(20, 0.4, 0.02, 0.036)}" fill="#4F8C58"/><path d="${leaves(next, h * 0.14, -h * 0.9, h * 0.12, h * 0.055, 8)}${leaves(next, -h * 0.06, -h * 0.93, h * 0.13, h * 0.05, 8)}${strands(15, 0.33, 0.08, 0.026)}" fill="#8FB160"/>`;
}

/** The small clinic by the tracks at Willow Bend, the grain elevator behind it. */
export function locationWillowBend(): string {
  const { sky: stops, hills, walls, cloud: tone } = goldenHour;
  const clinic = {
    ...walls,
    front: "#F3E6CB",
    side: "#FFF6E0",
    roof: "#12756B",
    roofSide: "#0F4C45",
    trim: "#FFFBF0",
    trimSide: "#fff",
    glass: "#3F6A68",
    door: "#B2432A",
  };
  const farm = {
    wall: "#EFE6D2",
    wallLight: "#FFFAEC",
    roof: "#8E5C48",
    metal: "#C4C9BE",
    metalLight: "#EEF0E6",
  };
  const view = viewOf({ center: [660, 690], scale: 31, distance: 60, eye: 1.7, turn: 26 });
  const house = boxWalls(-9, 0, 17, 9, 0, 3.6);
  const porch = boxWalls(-2.6, -2.6, 5.2, 2.6, 0, 3.2);
  const yard = viewOf({ center: [1130, 684], scale: 34, distance: 26, eye: 2.6, turn: 12 });
  const strip = (x0: number, x1: number, z0: number, z1: number, y = 0) =>
    polygon([yard([x0, y, z0]), yard([x1, y, z0]), yard([x1, y, z1]), yard([x0, y, z1])]);
  const ties = Array.from({ length: 38 }, (_, i) => strip(-1.5, 1.5, -19 + i * 1.4, -18.5 + i * 1.4));
  const rails = [-0.8, 0.8].map((x) => strip(x - 0.1, x + 0.1, -21, 240, 0.16));
  return drawing(
    "location-willow-bend",
    1600,
    900,
    (paint) => svg`${sky(paint, 1600, 900, stops)}
      ${cloud("w1", 90, 240, 420, 84, "#FFF8E8")}${cloud("w2", 620, 180, 300, 56, "#FFF8E8")}${streak(980, 150, 480, 18, tone, 0.9)}${birds(
        [
          [620, 300, 13],
          [658, 286, 10],
          [590, 282, 9],
        ],
        "#7D8A74",
      )}
      <path d="${ridge(
        [
          [0, 640],
          [400, 610],
          [900, 640],
          [1600, 600],
        ],
        760,
      )}" fill="${hills[0]}"/>${treeLine("wb", 0, 652, 520, 34, "#A3AE84")}
      <path d="${ridge(
        [
          [0, 676],
          [500, 660],
          [1600, 664],
        ],
        900,
      )}" fill="${hills[1]}"/>
      ${place(grainElevator(470, farm), 1170, 704)}
      <path d="${ridge(
        [
          [0, 716],
          [600, 704],
          [1600, 700],
        ],
        900,
      )}" fill="#6E9F6B"/>
      ${block(view, house, clinic, "right", 0)}${windows(view, house.front, clinic, "wb", { count: 2, y: 1.1, height: 1.6, from: 0.6, to: 5.8, open: 0.62, lit: 1 })}${windows(view, house.front, clinic, "wb2", { count: 2, y: 1.1, height: 1.6, from: 11.8, to: 16.6, open: 0.62, lit: 0.5 })}
      ${windows(view, house.right, clinic, "wb3", { count: 2, y: 1.1, height: 1.6, open: 0.4, lit: 1 })}${gableRoof(view, house, 3.4, clinic, 0.7)}
      ${block(view, porch, clinic, "right", 0)}${panel(view, porch.front, 1.6, 0, 2, 2.5, clinic.door)}${panel(view, porch.front, 1.9, 1.3, 1.4, 0.9, "#FFD98A")}${panel(view, porch.front, 0.4, 0.9, 0.8, 1.5, "#FFD98A")}${panel(view, porch.front, 4, 0.9, 0.8, 1.5, "#FFD98A")}
      ${frontGableRoof(view, porch, 1.7, clinic, 0.5)}
      <g transform="translate(640 626)"><circle r="24" fill="#B2432A"/><path d="M-5 -15H5V-5H15V5H5V15H-5V5H-15V-5H-5Z" fill="#FFFBF0"/></g>
      <path d="M0 752C300 730 520 734 700 742C620 780 500 840 440 900H0Z" fill="#5E9468"/><path d="M590 738C540 780 450 840 400 900H660C680 840 700 780 690 742Z" fill="#F3DCAE"/>
      <path d="${strip(-2.7, 2.7, -21, 240)}" fill="#CDB68E"/><path d="${ties}" fill="#7A5A47"/><path d="${rails}" fill="#5F6E6C"/>
      <g transform="translate(1440 816)"><path d="M-6 0V-210H6V0Z" fill="#F6EFE0"/><path d="M-64 -238L-52 -250L64 -134L52 -122ZM52 -250L64 -238L-52 -122L-64 -134Z" fill="#FFFBF0" stroke="#B2432A" stroke-width="5"/><circle cx="-26" cy="-92" r="15" fill="#1B2624"/><circle cx="26" cy="-92" r="15" fill="#1B2624"/><circle cx="-26" cy="-92" r="8" fill="#B2432A"/><circle cx="26" cy="-92" r="8" fill="#8A3420"/></g>
      ${place(willow(560), 170, 800)}
      <path d="${ridge(
        [
          [0, 816],
          [200, 830],
          [420, 900],
        ],
        900,
      )}" fill="${hills[2]}"/>${grass("w", [0, 824], [400, 890], 54, hills[2], 15)}${grass("w2", [1450, 900], [1600, 850], 60, hills[2], 14)}${grass("w3", [760, 900], [930, 892], 46, hills[2], 14)}`,
  );
}
