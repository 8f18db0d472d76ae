import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { fence } from "../parts/farm";
import { grass } from "../parts/ground";
import { goldenHour } from "../parts/light";
import { place } from "../parts/place";
import { birds, cloud, sky, streak } from "../parts/sky";
import { treeLine } from "../parts/trees";
import { windmill } from "../parts/windmill";
import { svg } from "../svg";

/** A signpost with four bare boards pointing four ways. The origin is its foot. */
function signpost(): string {
  const board = (y: number, dir: 1 | -1, w: number, tilt: number, fill: string, shade: string) =>
    svg`<g transform="translate(0 ${y}) rotate(${tilt}) scale(${dir} 1)"><path d="M-34 -24H${w}L${w + 34} 0L${w} 24H-34Z" fill="${fill}"/><path d="M-34 12H${w + 16}L${w} 24H-34Z" fill="${shade}"/><circle cx="-16" cy="-6" r="3.5" fill="${shade}"/><circle cx="16" cy="-6" r="3.5" fill="${shade}"/></g>`;
  return svg`<path d="M-14 0L-11 -400H11L15 0Z" fill="#6E4B38"/><path d="M4 0V-400H11L15 0Z" fill="#93664A"/><path d="M-15 -398L0 -416L15 -398Z" fill="#4E3528"/>
    ${board(-352, 1, 150, -5, "#F6E3B8", "#D9B877")}${board(-286, -1, 160, 4, "#C9684A", "#9C4630")}${board(-220, 1, 120, 3, "#8DB39C", "#5F8F79")}${board(-156, -1, 110, -4, "#F2C766", "#CF983F")}`;
}

/** An empty prairie road that forks at a signpost whose boards say nothing. */
export function notFound(): string {
  const { hills, sky: stops, cloud: tone } = goldenHour;
  return drawing(
    "not-found",
    1600,
    900,
    (paint) => svg`${sky(paint, 1600, 900, stops)}
      ${cloud("a", 120, 250, 420, 70, "#FFF8E8")}${cloud("b", 1050, 200, 360, 60, "#FFF8E8")}${streak(520, 330, 520, 18, tone, 0.8)}
      ${birds(
        [
          [520, 200, 16],
          [566, 180, 12],
          [486, 172, 11],
        ],
        "#7D8A74",
      )}
      <path d="${ridge(
        [
          [0, 500],
          [260, 470],
          [620, 506],
          [960, 470],
          [1300, 500],
          [1600, 466],
        ],
        700,
      )}" fill="#E6CF9F"/>
      <path d="${ridge(
        [
          [0, 530],
          [340, 508],
          [760, 534],
          [1180, 506],
          [1600, 530],
        ],
        800,
      )}" fill="${hills[0]}"/>
      ${treeLine("nf", 1100, 524, 300, 24, "#A9AE84")}${place(windmill(150, "#6F8471"), 230, 540)}
      <path d="${ridge(
        [
          [0, 556],
          [400, 536],
          [800, 552],
          [1200, 540],
          [1600, 560],
        ],
        900,
      )}" fill="${hills[1]}"/>
      <path d="${ridge(
        [
          [0, 600],
          [500, 584],
          [1000, 596],
          [1600, 580],
        ],
        900,
      )}" fill="#7CA878"/>
      <path d="M880 548C860 566 690 580 660 612C620 660 720 690 640 760C590 806 500 850 460 900H1120C1110 820 1010 760 950 716C1060 660 1200 640 1290 612C1370 590 1330 566 1290 552C1320 572 1290 586 1210 600C1090 622 940 640 850 680C800 650 750 630 770 606C800 582 890 570 890 548Z" fill="#F3DCAE"/>
      <path d="M640 760C590 806 500 850 460 900H560C590 850 640 820 680 770C720 720 690 690 700 660C720 700 690 720 640 760Z" fill="#E3C58C"/>
      <path d="M640 744L830 700L850 712L656 770Z" fill="#4D8A5F" opacity=".45"/>
      ${fence([1600, 700], [1320, 600], [110, 40], 6, "#6E5A47")}${fence([0, 690], [470, 600], [110, 40], 8, "#6E5A47")}
      ${place(signpost(), 850, 728)}
      ${grass("foot", [800, 726], [900, 730], 34, "#2F6B58", 9)}
      <path d="${ridge(
        [
          [0, 770],
          [200, 790],
          [380, 840],
          [470, 900],
        ],
        900,
      )}" fill="#3F7F66"/><path d="${ridge(
        [
          [1100, 900],
          [1250, 820],
          [1420, 790],
          [1600, 776],
        ],
        900,
      )}" fill="#3F7F66"/>
      ${grass("l", [0, 780], [430, 868], 60, "#3F7F66", 18)}${grass("r", [1150, 870], [1600, 780], 60, "#3F7F66", 18)}
      ${grass("l2", [0, 890], [420, 900], 90, hills[3], 24)}${grass("r2", [1180, 900], [1600, 886], 90, hills[3], 24)}`,
  );
}
