import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { barn, fence } from "../parts/farm";
import { winter } from "../parts/light";
import { mainHospital } from "../parts/main-hospital";
import { place } from "../parts/place";
import { sky, streak } from "../parts/sky";
import { bareTree, spruce, treeLine } from "../parts/trees";
import { random } from "../random";
import { svg } from "../svg";

function snowfall(): string {
  const next = random("snow");
  const flakes = (count: number) =>
    Array.from({ length: count }, () => `M${Math.round(next() * 1600)} ${Math.round(next() * 860)}h0`).join(
      "",
    );
  return svg`<g stroke="#fff" stroke-linecap="round"><path d="${flakes(110)}" stroke-width="5" opacity=".8"/><path d="${flakes(46)}" stroke-width="9"/></g>`;
}

/** The hospital in snow at blue dusk, its lantern lit, smoke rising from the farm next door. */
export function newsWinter(): string {
  const { hills, walls, leaves, sky: stops, cloud } = winter;
  const farm = {
    wall: "#8A4A3B",
    wallLight: "#A65C45",
    roof: "#F4F9F8",
    metal: "#A9BFC0",
    metalLight: "#D5E3E2",
  };
  return drawing("news-winter", 1600, 900, (paint) => {
    const snowy = paint.symbol(spruce(100, leaves, "#F4F9F8"));
    const trees = [
      [1196, 600, 1.5],
      [1256, 606, 1.2],
      [1316, 600, 1.9],
      [1386, 610, 1.4],
      [396, 596, 1.3],
      [446, 600, 0.9],
    ];
    return svg`${sky(paint, 1600, 900, stops)}${streak(90, 250, 520, 18, cloud, 0.5)}${streak(980, 190, 560, 20, cloud, 0.5)}
      <path d="${ridge(
        [
          [0, 520],
          [300, 486],
          [640, 520],
          [980, 492],
          [1300, 512],
          [1600, 480],
        ],
        700,
      )}" fill="${hills[0]}"/>
      ${treeLine("winter", 20, 536, 420, 26, "#A5C0C0")}
      <path d="${ridge(
        [
          [0, 556],
          [360, 534],
          [800, 556],
          [1200, 540],
          [1600, 560],
        ],
        900,
      )}" fill="${hills[1]}"/>
      <path d="M258 478C250 440 280 430 270 396S300 350 290 316C318 356 292 384 304 412S270 450 274 478Z" fill="#fff" opacity=".55"/>
      ${place(barn(76, farm), 250, 556)}
      ${place(bareTree("a", 210, "#6A7C7B"), 150, 566)}
      ${trees.map(([x = 0, y = 0, s = 1]) => svg`<use href="${snowy}" transform="translate(${x} ${y}) scale(${s})"/>`)}
      ${mainHospital(paint, { center: [780, 588], scale: 11, distance: 95, eye: 1.4, turn: 24 }, walls, { lit: 0.75, glow: 1.3 })}
      <path d="${ridge(
        [
          [0, 612],
          [300, 586],
          [760, 596],
          [1200, 604],
          [1600, 590],
        ],
        900,
      )}" fill="${hills[2]}"/>
      <path d="M880 600C800 628 920 660 820 712S520 800 440 900H760C790 810 960 760 980 700S860 640 930 600Z" fill="#D3E3E2"/>
      <path d="M0 690C240 640 420 700 560 760C380 800 160 800 0 790ZM1600 700C1400 650 1180 690 1060 740C1240 800 1460 800 1600 790Z" fill="#DDEAE9" opacity=".8"/>
      ${fence([0, 760], [560, 640], [110, 46], 9, "#5F6E6B")}
      <path d="${ridge(
        [
          [0, 800],
          [260, 822],
          [520, 880],
          [620, 900],
        ],
        900,
      )}" fill="${hills[3]}"/><path d="${ridge(
        [
          [980, 900],
          [1180, 850],
          [1400, 826],
          [1600, 780],
        ],
        900,
      )}" fill="${hills[3]}"/>
      ${place(bareTree("e", 560, "#46504E"), 1500, 824)}<path d="M1440 832Q1500 796 1570 822Z" fill="#fff"/>${snowfall()}`;
  });
}
