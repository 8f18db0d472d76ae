import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { barn } from "../parts/farm";
import { figure } from "../parts/figure";
import { grass, rows, wheatBand, wheatStalk } from "../parts/ground";
import { sheaf, tractor, wagon } from "../parts/harvest";
import { lantern, lanternGlow } from "../parts/lantern";
import { dusk } from "../parts/light";
import { place } from "../parts/place";
import { birds, sky, streak, sun } from "../parts/sky";
import { cottonwood, treeLine } from "../parts/trees";
import { windmill } from "../parts/windmill";
import { svg } from "../svg";

const farm = {
  wall: "#6B3A33",
  wallLight: "#874A3A",
  roof: "#2C4444",
  metal: "#7B8A86",
  metalLight: "#C9A98A",
};
const earth = { shoes: "#2A211D", light: -1 } as const;

/** The Lantern Harvest of 1951: farm families give a day's harvest; at dusk a lantern goes up by the wagon. */
export function aboutUs(): string {
  const { sky: stops, hills, leaves, cloud } = dusk;
  return drawing("about-us", 1600, 900, (paint) => {
    const stalk = paint.symbol(wheatStalk("#B98A3C", "#E3B65C"));
    const bundle = paint.symbol(sheaf(stalk, "#6B3A33"));
    const field = svg`M0 640Q500 600 900 612T1600 596V900H0Z`;
    return svg`${sky(paint, 1600, 560, stops)}${sun(paint, 1220, 428, 62, "#FFE7B0", "#FFC978")}
      ${streak(80, 200, 620, 26, cloud, 0.55)}${streak(760, 130, 700, 26, cloud, 0.45)}${streak(980, 300, 540, 22, cloud, 0.7)}${streak(220, 330, 460, 18, cloud, 0.6)}${birds(
        [
          [880, 250, 16],
          [926, 230, 12],
          [842, 226, 11],
          [980, 262, 10],
        ],
        "#2F5F60",
      )}
      <g transform="translate(-240 -225) scale(1.25)"><path d="${ridge(
        [
          [0, 540],
          [300, 500],
          [700, 540],
          [1100, 506],
          [1600, 540],
        ],
        720,
      )}" fill="${hills[0]}"/>${treeLine("ab", 1300, 548, 300, 28, "#577C79")}
      <path d="${ridge(
        [
          [0, 584],
          [400, 560],
          [900, 580],
          [1600, 556],
        ],
        800,
      )}" fill="${hills[1]}"/>
      ${place(barn(92, farm), 210, 596)}${place(windmill(230, "#1F4745"), 990, 600)}${place(cottonwood("ab", 220, leaves, 0.9), 90, 606)}
      <path d="${field}" fill="#C8923F"/><g clip-path="${paint.clip(`<path d="${field}"/>`)}">${rows(-2800, 4600, 590, 900, [1240, 540], 66, "#AD7A33")}</g>
      ${[
        [1080, 640, 0.7],
        [1200, 652, 0.8],
        [1330, 640, 0.7],
        [1440, 668, 0.95],
        [1010, 628, 0.55],
        [560, 640, 0.6],
        [480, 632, 0.5],
      ].map(
        ([x = 0, y = 0, s = 1]) => svg`<use href="${bundle}" transform="translate(${x} ${y}) scale(${s})"/>`,
      )}
      <path d="M200 776C400 750 900 744 1120 766L1060 800C800 812 420 812 220 800Z" fill="#7B5426" opacity=".45"/>
      ${place(lanternGlow(paint, 84, 2), 798, 552)}
      ${place(wagon(bundle, "#8A5A3C", "#4B2F24"), 260, 782, 1.06)}${place(tractor("#B2432A", "#7F2E1E", "#1F2A2B", "#E0B35A"), 1010, 790, 1.02)}
      ${place(
        figure({
          ...earth,
          top: "#4F7F8C",
          bottom: "#2F3F4A",
          skin: "#E6BB92",
          hair: "#5A3B28",
          head: "hat",
          cover: "#C9A56A",
          left: [
            [-14, -66],
            [-12, -52],
          ],
          right: [
            [15, -84],
            [17, -102],
          ],
          feet: [-5, 6],
        }),
        760,
        800,
        2.1,
      )}
      ${place(lantern(paint, 84, "#1B2624", 0), 796, 574)}
      ${place(
        figure({
          ...earth,
          top: "#E6D8C3",
          bottom: "#B2432A",
          skin: "#D3A074",
          hair: "#38271F",
          head: "bun",
          wears: "skirt",
          left: [
            [-14, -66],
            [-7, -58],
          ],
          right: [
            [13, -66],
            [5, -58],
          ],
        }),
        876,
        808,
        1.96,
      )}
      ${place(
        figure({
          ...earth,
          top: "#F2B441",
          bottom: "#34495E",
          skin: "#D3A074",
          hair: "#38271F",
          head: "short",
          left: [
            [-13, -68],
            [-16, -80],
          ],
        }),
        940,
        812,
        1.24,
      )}
      ${place(
        figure({
          ...earth,
          top: "#8F5A3A",
          bottom: "#34413E",
          skin: "#774A31",
          hair: "#BDBBB5",
          head: "cap",
          cover: "#3F5A55",
          right: [
            [14, -64],
            [20, -58],
          ],
        }),
        690,
        806,
        2,
      )}
      ${place(figure({ ...earth, top: "#12756B", bottom: "#C9A56A", skin: "#F1CBAB", hair: "#8C4526", head: "long", wears: "skirt" }), 628, 810, 1.5)}
      </g><path d="${ridge(
        [
          [0, 846],
          [400, 862],
          [800, 884],
          [1200, 866],
          [1600, 836],
        ],
        900,
      )}" fill="${hills[3]}"/>${grass("ab", [0, 848], [800, 888], 44, hills[3], 19)}${grass("ac", [800, 888], [1600, 838], 44, hills[3], 19)}
      ${wheatBand("aw", stalk, [10, 930], [190, 950], 8, 1.5)}${wheatBand("ae", stalk, [1420, 950], [1600, 920], 8, 1.5)}`;
  });
}
