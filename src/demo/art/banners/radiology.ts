import type { Paint } from "../drawing";
import { ridge } from "../parts/curve";
import { sky } from "../parts/sky";
import { leaves, treeLine } from "../parts/trees";
import { random } from "../random";
import { svg } from "../svg";

/** Rays of light fall through the clouds and show the layers of the land. */
export function radiology(paint: Paint): string {
  const next = random("rays");
  const ray = (x0: number, x1: number, b0: number, b1: number, fill: string) =>
    svg`<path d="M${x0} 120H${x1}L${b1} 470H${b0}Z" fill="${fill}"/>`;
  const beam = paint.linear([
    [0, "#FFF6DC", 0.95],
    [100, "#FFF6DC", 0],
  ]);
  const heap = (fill: string, list: readonly (readonly [number, number, number, number])[]) =>
    svg`<path d="${list.map(([x, y, rx, ry]) => leaves(next, x, y, rx, ry, 11))}" fill="${fill}"/>`;
  return svg`${sky(paint, 1600, 500, [
    [0, "#4F8487"],
    [55, "#A9CBC5"],
    [100, "#F6E6C6"],
  ])}
    <path d="${ridge(
      [
        [0, 330],
        [260, 290],
        [640, 336],
        [1040, 280],
        [1360, 326],
        [1600, 290],
      ],
      500,
    )}" fill="#9CC0B4"/>${ray(820, 880, 560, 700, beam)}${ray(930, 1000, 800, 960, beam)}${ray(1050, 1130, 1050, 1240, beam)}${ray(1190, 1240, 1330, 1470, beam)}
    ${heap("#86ADA9", [
      [640, 90, 220, 70],
      [1440, 80, 220, 66],
    ])}${heap("#DCE9E3", [
      [760, 76, 200, 74],
      [1000, 56, 230, 84],
      [1270, 80, 220, 72],
    ])}${heap("#FFF8E6", [
      [850, 40, 170, 62],
      [1080, 24, 190, 70],
      [1250, 44, 150, 52],
    ])}${heap("#6E9C9A", [
      [560, 20, 240, 60],
      [1560, 20, 240, 64],
    ])}
    <path d="${ridge(
      [
        [0, 372],
        [340, 330],
        [760, 374],
        [1160, 326],
        [1600, 366],
      ],
      500,
    )}" fill="#6FA597" opacity=".92"/>${treeLine("ra", 80, 366, 320, 24, "#5E9487")}${ray(940, 990, 830, 930, beam)}${ray(1070, 1120, 1080, 1200, beam)}
    <path d="${ridge(
      [
        [0, 414],
        [420, 380],
        [900, 416],
        [1300, 376],
        [1600, 404],
      ],
      500,
    )}" fill="#3F8072"/><path d="${ridge(
      [
        [0, 456],
        [520, 430],
        [1040, 454],
        [1600, 432],
      ],
      500,
    )}" fill="#1F6258"/><path d="${ridge(
      [
        [0, 486],
        [560, 472],
        [1120, 488],
        [1600, 474],
      ],
      500,
    )}" fill="#0F4C45"/>`;
}
