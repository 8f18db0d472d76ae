import type { Paint } from "../drawing";
import { ridge } from "../parts/curve";
import { grass } from "../parts/ground";
import { spring } from "../parts/light";
import { place } from "../parts/place";
import { cloud, sky } from "../parts/sky";
import { cottonwood, treeLine } from "../parts/trees";
import { svg } from "../svg";

/** An arched footbridge carries the path over a creek; its reflection closes the circle. */
export function orthopedics(paint: Paint): string {
  const posts = Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    const x = 700 + t * 480;
    const y = 348 - Math.sin(Math.PI * t) * 92;
    return svg`M${x - 4} ${y}v-58h8v58Z`;
  });
  return svg`${sky(paint, 1600, 500, spring.sky)}${cloud("oa", 160, 130, 300, 50, "#fff")}${cloud("ob", 1200, 110, 280, 48, "#fff")}
    <path d="${ridge(
      [
        [0, 250],
        [300, 210],
        [700, 246],
        [1100, 206],
        [1600, 240],
      ],
      400,
    )}" fill="${spring.hills[0]}"/>${treeLine("o", 1240, 270, 360, 26, "#9CC58F")}<path d="${ridge(
      [
        [0, 296],
        [500, 268],
        [1000, 288],
        [1600, 272],
      ],
      500,
    )}" fill="${spring.hills[1]}"/>
    ${place(cottonwood("o", 200, spring.leaves, 0.9), 480, 336)}${place(cottonwood("p", 150, spring.leaves, 0.8), 1390, 336)}
    <path d="M0 336Q400 316 690 340H1190Q1400 316 1600 330V500H0Z" fill="#74AE74"/>
    <path d="M680 340H1200C1260 380 1180 420 1240 500H560C640 440 620 380 680 340Z" fill="#8CC4C4"/><path d="M716 352Q940 500 1164 352" fill="none" stroke="#5E9EA3" stroke-width="20" opacity=".6"/><path d="M640 440H800M1020 420H1180M760 476H900M1060 468H1140" stroke="#D5EDEA" stroke-width="6" stroke-linecap="round"/>
    <path d="M660 352Q940 150 1220 352H1150Q940 214 730 352Z" fill="#8A5A3C"/><path d="M660 352Q940 150 1220 352H1206Q940 166 674 352Z" fill="#C98A58"/><path d="${posts}" fill="#6B4430"/><path d="M690 296Q940 116 1190 296" fill="none" stroke="#B5764A" stroke-width="12" stroke-linecap="round"/>
    <path d="M0 360C240 344 480 356 664 352L680 366C460 380 200 380 0 420ZM1600 350C1460 340 1340 352 1216 350L1204 366C1340 372 1480 376 1600 400Z" fill="#F2E6CC"/>
    ${grass("ol", [580, 470], [690, 372], 40, "#3F8760", 11)}${grass("or", [1190, 372], [1300, 480], 44, "#3F8760", 11)}<path d="${ridge(
      [
        [0, 450],
        [240, 452],
        [480, 500],
      ],
      500,
    )}" fill="#3F8760"/><path d="${ridge(
      [
        [1320, 500],
        [1460, 460],
        [1600, 446],
      ],
      500,
    )}" fill="#3F8760"/>`;
}
