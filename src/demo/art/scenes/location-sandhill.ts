import { drawing } from "../drawing";
import { flyingCrane, standingCrane } from "../parts/crane";
import { ridge } from "../parts/curve";
import { grass } from "../parts/ground";
import { goldenHour } from "../parts/light";
import { block, canopy, type Masonry, panel, windows } from "../parts/masonry";
import { boxWalls, view as viewOf } from "../parts/perspective";
import { place } from "../parts/place";
import { sky, streak, sun } from "../parts/sky";
import { shrub } from "../parts/trees";
import { svg } from "../svg";

const bird = { body: "#7C8C88", wing: "#55706C", crown: "#B2432A" };

/** The specialty center before the grassy Sandhills, cranes over a pond in the evening light. */
export function locationSandhill(): string {
  const { sky: stops, walls, cloud, leaves } = goldenHour;
  const stone: Masonry = {
    ...walls,
    front: "#D9B98A",
    side: "#F3DDB0",
    trim: "#0F4C45",
    trimSide: "#1D6A60",
    roof: "#0F4C45",
    roofSide: "#1D6A60",
    glass: "#3F6A68",
    door: "#0F4C45",
  };
  const view = viewOf({ center: [1000, 604], scale: 19, distance: 70, eye: 1.8, turn: 24 });
  const hall = boxWalls(-14, 0, 26, 12, 0, 4.2);
  const lobby = boxWalls(-4, -3, 9, 6, 0, 6.2);
  const roof = boxWalls(-5.2, -4.4, 11.4, 8.4, 6.2, 7);
  const slab = boxWalls(-15, -1, 28, 14, 4.2, 4.9);
  return drawing("location-sandhill", 1600, 900, (paint) => {
    const dune = (light: string, base: string) =>
      paint.linear([
        [0, light],
        [60, base],
      ]);
    return svg`${sky(paint, 1600, 900, stops)}${sun(paint, 360, 388, 52, "#FFF4D2", "#FFDB92")}
      ${streak(60, 180, 560, 22, cloud, 0.8)}${streak(900, 130, 620, 22, cloud, 0.8)}${streak(620, 250, 460, 16, cloud, 0.8)}
      <path d="${ridge(
        [
          [0, 470],
          [180, 420],
          [330, 452],
          [520, 392],
          [760, 450],
          [980, 400],
          [1240, 446],
          [1420, 404],
          [1600, 440],
        ],
        700,
      )}" fill="${dune("#EBCB96", "#D9C79A")}"/>
      <path d="${ridge(
        [
          [0, 520],
          [140, 480],
          [340, 520],
          [560, 452],
          [820, 516],
          [1100, 462],
          [1360, 512],
          [1600, 462],
        ],
        720,
      )}" fill="${dune("#D9BF80", "#B5B582")}"/>
      <path d="M560 452C600 470 640 470 690 484C650 500 690 520 640 540C600 510 560 500 560 452ZM1100 462C1130 480 1180 482 1220 486C1190 500 1210 520 1170 534C1140 510 1110 500 1100 462ZM140 480C170 500 210 498 240 506C210 520 230 540 180 556C160 530 140 520 140 480Z" fill="#F6E2B4"/>
      <path d="${ridge(
        [
          [0, 556],
          [260, 524],
          [620, 574],
          [940, 536],
          [1280, 570],
          [1600, 532],
        ],
        900,
      )}" fill="${dune("#B9BF7E", "#86A877")}"/>
      ${block(view, hall, stone, "right", 0)}${windows(view, hall.front, stone, "sand", { count: 4, y: 1, height: 2.2, from: 0.8, to: 9.4, open: 0.78, lit: 0.6, sill: false })}${windows(view, hall.front, stone, "sand2", { count: 3, y: 1, height: 2.2, from: 19.4, to: 25.4, open: 0.78, lit: 0.8, sill: false })}${windows(view, hall.right, stone, "sand3", { count: 3, y: 1, height: 2.2, open: 0.7, lit: 0.6, sill: false })}
      ${block(view, slab, { ...stone, front: stone.trim, side: stone.trimSide }, "right", 0)}
      ${block(view, lobby, stone, "right", 0)}${[0.7, 2.3, 3.9, 5.5, 7.1].map((u) => panel(view, lobby.front, u, 0, 1.25, 5.5, "#FFD98A"))}${panel(view, lobby.front, 0.7, 2.9, 7.7, 0.35, stone.front)}${[0.6, 2.3, 4].map((u) => panel(view, lobby.right, u, 0, 1.4, 5.5, "#FFE3A6"))}
      ${block(view, roof, { ...stone, front: stone.trim, side: stone.trimSide }, "right", 0)}${canopy(view, lobby.front, 2.4, 3.1, 4.6, 3, { ...stone, trim: "#F6E9D2", trimSide: "#fff", roofSide: "#8E6F4A" })}
      <path d="${ridge(
        [
          [0, 640],
          [420, 620],
          [1000, 640],
          [1600, 616],
        ],
        900,
      )}" fill="#7FA26C"/>
      ${[
        [735, 640, 0.9],
        [800, 642, 0.7],
        [1210, 642, 0.9],
        [1280, 640, 0.8],
        [1340, 636, 1],
      ].map(([x = 0, y = 0, s = 1]) => place(shrub(`s${x}`, 80, 36, leaves), x, y, s))}
      <path d="M1060 646C1080 680 1240 700 1260 740S1180 850 1240 900H1460C1420 850 1420 790 1380 740S1150 690 1130 646Z" fill="#F1D9A8"/>
      <path d="M0 724C120 690 420 676 640 700S1010 742 1000 772S700 838 420 830S60 820 0 812Z" fill="#E9C690"/>
      <path d="M0 740C140 706 420 694 630 714S970 748 960 770S690 820 420 814S80 806 0 798Z" fill="${paint.linear(
        [
          [0, "#F6D9A0"],
          [100, "#7FB0AC"],
        ],
      )}"/>
      <path d="M250 720H470L452 730H276ZM270 744H450L430 752H300ZM300 768H420L404 776H320ZM620 742H820M640 764H760" fill="#FFF3D2" opacity=".8"/>
      ${place(standingCrane(150, bird), 640, 808)}${place(standingCrane(128, bird), 770, 790, 1, -1)}${place(standingCrane(112, bird), 545, 786)}
      ${place(flyingCrane(122, true, bird), 620, 232)}${place(flyingCrane(96, false, bird), 800, 170)}${place(flyingCrane(84, true, bird), 440, 300)}${place(flyingCrane(70, false, bird), 952, 270)}${place(flyingCrane(60, true, bird), 1080, 190)}
      <path d="${ridge(
        [
          [0, 846],
          [300, 838],
          [700, 862],
          [1100, 900],
        ],
        900,
      )}" fill="#3F7F66"/><path d="${ridge(
        [
          [1460, 900],
          [1600, 836],
        ],
        900,
      )}" fill="#3F7F66"/>
      ${grass("s1", [0, 850], [1040, 890], 80, "#3F7F66", 17)}${grass("s2", [1450, 900], [1600, 840], 80, "#3F7F66", 14)}${grass("s3", [0, 900], [420, 905], 110, "#0F4C45", 26)}`;
  });
}
