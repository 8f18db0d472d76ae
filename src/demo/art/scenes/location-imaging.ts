import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { figure } from "../parts/figure";
import { grass } from "../parts/ground";
import { day } from "../parts/light";
import { mainHospital } from "../parts/main-hospital";
import { block, canopy, type Masonry, panel, windows } from "../parts/masonry";
import { boxWalls, view as viewOf } from "../parts/perspective";
import { place } from "../parts/place";
import { cloud, sky } from "../parts/sky";
import { cottonwood, shrub, treeLine } from "../parts/trees";
import { svg } from "../svg";

/** The imaging building beside the hospital: brick ends, a glazed hall, and a ring of light on the lawn. */
export function locationImaging(): string {
  const { hills, walls, leaves, sky: stops } = day;
  const pale: Masonry = {
    ...walls,
    front: "#EFE3CC",
    side: "#C9B998",
    trim: "#0F4C45",
    trimSide: "#0B3834",
    roofSide: "#8FA59C",
    glass: "#4F8084",
    lit: "#BFE0DC",
  };
  const view = viewOf({ center: [600, 664], scale: 33, distance: 58, eye: 1.7, turn: 25 });
  const wing = boxWalls(-16, 0, 14, 11, 0, 5);
  const hall = boxWalls(-2.5, -1, 12, 11, 0, 7.4);
  const end = boxWalls(9.5, 0.5, 8, 10, 0, 5);
  const fins = Array.from({ length: 9 }, (_, i) =>
    panel(view, hall.front, 0.7 + i * 1.3, 0, 0.24, 6.7, "#FAF6EF"),
  );
  return drawing(
    "location-imaging",
    1600,
    900,
    (
      paint,
    ) => svg`${sky(paint, 1600, 900, stops)}${cloud("i1", 90, 230, 430, 90, "#F8FCFA")}${cloud("i2", 620, 170, 340, 64, "#F8FCFA")}
      <path d="${ridge(
        [
          [0, 560],
          [400, 530],
          [900, 560],
          [1600, 520],
        ],
        720,
      )}" fill="${hills[0]}"/>${treeLine("im", 0, 590, 520, 34, hills[1])}
      <path d="${ridge(
        [
          [0, 600],
          [600, 584],
          [1600, 596],
        ],
        900,
      )}" fill="#7FAE82"/>
      ${mainHospital(paint, { center: [1330, 632], scale: 9.5, distance: 90, eye: 1.6, turn: 25 }, walls, { lit: 0.35, glow: 0.8 })}
      ${place(cottonwood("i", 300, leaves), 120, 660)}${place(cottonwood("j", 190, leaves, 0.8), 1060, 640)}
      ${block(view, end, { ...pale, front: walls.front, side: walls.side, trim: "#FAF1E0", trimSide: "#D9C5A6" })}${windows(view, end.front, { ...pale, trim: "#FAF1E0" }, "imend", { count: 3, y: 1.3, height: 2.2, open: 0.66, lit: 0.4 })}
      ${block(view, wing, { ...pale, front: walls.front, trim: "#FAF1E0", trimSide: "#D9C5A6" })}${windows(view, wing.front, { ...pale, trim: "#FAF1E0" }, "imwing", { count: 5, y: 1.3, height: 2.2, open: 0.66, lit: 0.4, from: 0.6, to: 13 })}
      ${block(view, hall, pale, "right", 0.8)}${panel(view, hall.front, 0.6, 0, 10.8, 6.6, "#6FA3A3")}${panel(view, hall.front, 0.6, 0, 10.8, 3, "#BFE0DC")}${panel(view, hall.front, 2.4, 3.2, 4.2, 3.4, "#8FBDBB")}${fins}${panel(view, hall.front, 0.6, 3, 10.8, 0.3, "#0F4C45")}
      ${panel(view, hall.front, 4.6, 0, 3, 3, "#FFE6B0")}${panel(view, hall.front, 6, 0, 0.15, 3, "#0F4C45")}${canopy(view, hall.front, 3.4, 3.3, 5.4, 3.4, { ...pale, trim: "#F2B441", trimSide: "#D3963A", roofSide: "#8A6A2E" })}
      <path d="${ridge(
        [
          [0, 716],
          [500, 704],
          [1000, 716],
          [1600, 690],
        ],
        900,
      )}" fill="#8ABB80"/>
      ${[150, 226, 300, 374].map((x, i) => place(shrub(`im${i}`, 84, 36, leaves), x, 708 + (i % 2) * 4))}${[880, 950, 1020].map((x, i) => place(shrub(`in${i}`, 84, 36, leaves), x, 716 + (i % 2) * 4))}
      <path d="M590 712C560 740 420 780 380 820S360 880 350 900H820C800 860 800 810 760 780S690 740 700 712Z" fill="#F2E6CC"/>
      <g transform="translate(1230 806)"><ellipse cy="24" rx="120" ry="16" fill="#4D8A69" opacity=".5"/><path d="M-40 26L-30 -10H30L40 26Z" fill="#C9B998"/><circle cy="-112" r="112" fill="${paint.radial(
        [
          [0, "#FFE9B5", 0.9],
          [70, "#F2B441", 0.35],
          [100, "#F2B441", 0],
        ],
      )}"/><circle cy="-112" r="92" fill="none" stroke="#0B3834" stroke-width="34"/><circle cx="5" cy="-115" r="92" fill="none" stroke="#12756B" stroke-width="26"/><path d="M-64 -184A92 92 0 0 1 84 -170" fill="none" stroke="#7FC0B4" stroke-width="7" stroke-linecap="round"/></g>
      ${place(figure({ top: "#C98A3C", bottom: "#34495E", skin: "#F1CBAB", hair: "#8B8781", head: "bun", wears: "skirt", feet: [-4, 5] }), 560, 806, 1.4)}${place(
        figure({
          top: "#12756B",
          bottom: "#0F4C45",
          skin: "#774A31",
          hair: "#22211F",
          feet: [-5, 6],
          left: [
            [-13, -66],
            [-19, -60],
          ],
        }),
        610,
        800,
        1.46,
      )}
      <path d="${ridge(
        [
          [0, 800],
          [200, 830],
          [360, 900],
        ],
        900,
      )}" fill="#5E9E70"/><path d="${ridge(
        [
          [830, 900],
          [1100, 860],
          [1600, 800],
        ],
        900,
      )}" fill="#5E9E70"/>${grass("im", [0, 806], [340, 890], 52, "#2F7560", 15)}${grass("im2", [860, 900], [1600, 812], 52, "#2F7560", 17)}`,
  );
}
