import { drawing } from "../drawing";
import { type Point, ridge } from "../parts/curve";
import { figure } from "../parts/figure";
import { grass } from "../parts/ground";
import { spring } from "../parts/light";
import { block, frontGableRoof, hipRoof, type Masonry, panel, windows } from "../parts/masonry";
import { boxWalls, view as viewOf } from "../parts/perspective";
import { place } from "../parts/place";
import { cloud, sky } from "../parts/sky";
import { leaves, treeLine } from "../parts/trees";
import { random } from "../random";
import { svg } from "../svg";

/** A plum tree in blossom on the origin: low forks and clouds of flowers in three tones. */
function plumTree(seed: string, height: number): string {
  const next = random(`plum ${seed}`);
  const h = height;
  const clumps = [
    [-0.3, -0.5, 0.24, 0.15],
    [0.3, -0.52, 0.24, 0.15],
    [0, -0.58, 0.28, 0.18],
    [-0.2, -0.76, 0.24, 0.16],
    [0.2, -0.77, 0.22, 0.16],
    [0, -0.9, 0.2, 0.12],
  ] as const;
  return svg`<path d="M${-h * 0.04} 0C${-h * 0.01} ${-h * 0.14} ${-h * 0.06} ${-h * 0.28} ${-h * 0.26} ${-h * 0.48}H${-h * 0.21}Q${-h * 0.06} ${-h * 0.34} ${-h * 0.01} ${-h * 0.3}V${-h * 0.6}H${h * 0.03}V${-h * 0.3}Q${h * 0.14} ${-h * 0.4} ${h * 0.23} ${-h * 0.52}H${h * 0.28}C${h * 0.12} ${-h * 0.28} ${h * 0.03} ${-h * 0.14} ${h * 0.05} 0Z" fill="#5A3F3A"/>
    ${clumps.map(([x, y, rx, ry]) => {
      const [cx, cy, w, t] = [
        (x + (next() - 0.5) * 0.05) * h,
        (y + (next() - 0.5) * 0.04) * h,
        rx * h,
        ry * h,
      ];
      return svg`<path d="${leaves(next, cx, cy, w, t, 11)}" fill="#D58E97"/><path d="${leaves(next, cx + w * 0.1, cy - t * 0.16, w * 0.84, t * 0.78, 10)}" fill="#F0BFBF"/><path d="${leaves(next, cx + w * 0.22, cy - t * 0.38, w * 0.56, t * 0.46, 8)}" fill="#FCE7E1"/>`;
    })}`;
}

function pickets(x0: number, x1: number, y: number, height: number): string {
  const step = 26;
  const posts = Array.from(
    { length: Math.floor((x1 - x0) / step) },
    (_, i) => svg`M${x0 + i * step} ${y}v${-height}l8 -10l8 10v${height}Z`,
  );
  return svg`<path d="M${x0} ${y - height * 0.75}H${x1}v8H${x0}ZM${x0} ${y - height * 0.3}H${x1}v8H${x0}Z" fill="#E3E7DE"/><path d="${posts}" fill="#fff"/>`;
}

/** The old schoolhouse of Plum Valley, now a clinic, between plum trees in blossom. */
export function locationPlumValley(): string {
  const { hills, walls, sky: stops } = spring;
  const wood: Masonry = {
    ...walls,
    front: "#FBF8F0",
    side: "#D9DFDA",
    trim: "#FFFFFF",
    trimSide: "#C9D2CD",
    roof: "#4D7F78",
    roofSide: "#35655F",
    glass: "#5F8F92",
    lit: "#F8DDA2",
    door: "#B2432A",
  };
  const view = viewOf({ center: [800, 670], scale: 30, distance: 52, eye: 1.7, turn: 27 });
  const house = boxWalls(-5, 0, 10, 15, 0.6, 5);
  const tower = boxWalls(-1.5, -1.7, 3, 3.4, 0.6, 9.4);
  const belfry = boxWalls(-1.3, -1.5, 2.6, 3, 9.4, 11.2);
  const step = boxWalls(-2.4, -3.2, 4.8, 1.6, 0, 0.6);
  const bell = ([x, y]: Point) =>
    svg`<path d="M${x - 14} ${y + 22}Q${x - 8} ${y + 16} ${x - 8} ${y + 6}Q${x - 7} ${y - 4} ${x} ${y - 5}Q${x + 7} ${y - 4} ${x + 8} ${y + 6}Q${x + 8} ${y + 16} ${x + 14} ${y + 22}Z" fill="#F2B441"/>`;
  const falling = Array.from(
    { length: 40 },
    (_, i) => svg`M${(i * 397) % 1600} ${420 + ((i * 211) % 440)}h0`,
  );
  return drawing(
    "location-plum-valley",
    1600,
    900,
    (paint) => svg`${sky(paint, 1600, 900, stops)}
      ${cloud("p1", 120, 210, 460, 90, "#F8FCFA")}${cloud("p2", 1060, 250, 400, 76, "#F8FCFA")}
      <path d="${ridge(
        [
          [0, 500],
          [240, 440],
          [520, 490],
          [860, 420],
          [1200, 486],
          [1600, 430],
        ],
        700,
      )}" fill="${hills[0]}"/>
      <path d="${ridge(
        [
          [0, 566],
          [300, 520],
          [700, 566],
          [1180, 520],
          [1600, 556],
        ],
        760,
      )}" fill="${hills[1]}"/>${treeLine("pv", 1060, 566, 460, 36, "#7FB07C")}${treeLine("pv2", 40, 572, 320, 32, "#7FB07C")}
      <path d="${ridge(
        [
          [0, 626],
          [500, 600],
          [1100, 612],
          [1600, 596],
        ],
        900,
      )}" fill="#86BA78"/>
      ${place(plumTree("a", 260), 420, 664)}${place(plumTree("b", 240), 1270, 668)}
      ${block(view, house, wood, "right", 0)}${frontGableRoof(view, house, 4, wood, 0.6)}
      ${windows(view, house.right, wood, "pv", { count: 4, y: 1.7, height: 2.3, open: 0.42, from: 1, to: 14.4, lit: 0.3 })}
      ${windows(view, house.front, wood, "pvf", { count: 1, y: 1.7, height: 2.3, from: 0.5, to: 3.2, open: 0.55, lit: 1 })}${windows(view, house.front, wood, "pvg", { count: 1, y: 1.7, height: 2.3, from: 6.8, to: 9.5, open: 0.55, lit: 0 })}
      ${block(view, tower, wood, "right", 0)}${panel(view, tower.front, 0.55, 0.6, 1.9, 2.7, wood.trimSide)}${panel(view, tower.front, 0.7, 0.6, 1.6, 2.5, wood.door)}${panel(view, tower.front, 1, 1.9, 1, 0.9, "#F6D9A0")}${panel(view, tower.front, 0.9, 5, 1.2, 1.8, wood.glass)}
      ${block(view, belfry, { ...wood, front: "#EFF2EC", side: "#CBD5CF" }, "right", 0.3)}${panel(view, belfry.front, 0.5, 9.6, 1.6, 1.2, "#35655F")}${bell(view([-0.05, 10.75, -1.6]))}${panel(view, belfry.right, 0.6, 9.6, 1.7, 1.2, "#2A544F")}
      ${hipRoof(view, belfry, 1.9, 0, wood, "right", 0.45)}
      ${block(view, step, { ...wood, front: "#D9CDB8", side: "#B9AC95" }, "right", 0)}
      <path d="${ridge(
        [
          [0, 700],
          [500, 690],
          [1000, 704],
          [1600, 684],
        ],
        900,
      )}" fill="#74AE6C"/>
      <path d="M760 706C740 760 640 820 600 900H920C900 820 840 760 850 706Z" fill="#F1E2C4"/>
      ${pickets(40, 690, 752, 62)}${pickets(930, 1580, 748, 62)}
      <g transform="translate(1010 800)"><path d="M-6 0V-120H6V0ZM134 0V-120H146V0Z" fill="#5A3F3A"/><rect x="-16" y="-136" width="172" height="84" rx="10" fill="#0F4C45"/><path d="M60 -124H80V-104H100V-84H80V-64H60V-84H40V-104H60Z" fill="#FBF8F0"/></g>
      ${place(
        figure({
          top: "#8DB39C",
          bottom: "#12756B",
          skin: "#BB855A",
          hair: "#22211F",
          head: "long",
          wears: "skirt",
          feet: [-4, 5],
          right: [
            [13, -66],
            [14, -52],
          ],
        }),
        724,
        812,
        1.4,
      )}
      ${place(
        figure({
          top: "#F2B441",
          bottom: "#34495E",
          skin: "#BB855A",
          hair: "#22211F",
          feet: [-4, 5],
          left: [
            [-13, -68],
            [-16, -80],
          ],
        }),
        762,
        820,
        0.92,
      )}
      ${place(plumTree("c", 470), 150, 850)}${place(plumTree("d", 430), 1470, 860, 1, -1)}
      <path d="${falling}" stroke="#FBE3DF" stroke-width="8" stroke-linecap="round"/>
      <path d="${ridge(
        [
          [0, 838],
          [320, 850],
          [580, 900],
        ],
        900,
      )}" fill="${hills[3]}"/><path d="${ridge(
        [
          [940, 900],
          [1240, 856],
          [1600, 840],
        ],
        900,
      )}" fill="${hills[3]}"/>
      ${grass("p", [0, 846], [560, 896], 48, hills[3], 16)}${grass("p2", [960, 896], [1600, 846], 48, hills[3], 16)}`,
  );
}
