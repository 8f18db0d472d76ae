import type { Paint } from "../drawing";
import { ridge } from "../parts/curve";
import { grass } from "../parts/ground";
import { spring } from "../parts/light";
import { place } from "../parts/place";
import { cloud, sky } from "../parts/sky";
import { cottonwood, treeLine } from "../parts/trees";
import { svg } from "../svg";

/** A cottonwood in fresh leaf in the light after rain, a bow of light over the hills. */
export function oncology(paint: Paint): string {
  const bow = ["#E29A78", "#F2B441", "#8DB39C", "#4F8F93"].map(
    (color, i) =>
      svg`<circle cx="1010" cy="470" r="${404 - i * 18}" fill="none" stroke="${color}" stroke-width="18" opacity=".42"/>`,
  );
  return svg`${sky(paint, 1600, 500, [
    [0, "#7FA9AC"],
    [50, "#C9DEDA"],
    [100, "#FBEBCB"],
  ])}${bow}${cloud("oa", -60, 120, 420, 90, "#6E9699")}${cloud("ob", 160, 80, 380, 70, "#86ABAC")}${cloud("oc", 1300, 120, 340, 60, "#F4FAF6")}
    <path d="${ridge(
      [
        [0, 330],
        [320, 286],
        [760, 330],
        [1180, 280],
        [1600, 320],
      ],
      500,
    )}" fill="#A9CBB4"/>${treeLine("on", 60, 340, 300, 26, "#8DB9A0")}<path d="${ridge(
      [
        [0, 372],
        [460, 336],
        [1000, 366],
        [1600, 336],
      ],
      500,
    )}" fill="#7DB584"/>
    <path d="M0 430Q560 366 1010 384T1600 410V500H0Z" fill="#5FA36F"/><ellipse cx="980" cy="418" rx="190" ry="20" fill="#2F7560" opacity=".45"/>
    ${place(cottonwood("onc", 350, spring.leaves, 1.1), 1010, 420)}
    <path d="M420 456Q520 440 640 452T780 470Q640 484 520 478T420 456Z" fill="#CFE5E2"/><path d="M460 460h120M560 468h110" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
    <path d="${ridge(
      [
        [0, 456],
        [240, 462],
        [460, 500],
      ],
      500,
    )}" fill="#2F7560"/><path d="${ridge(
      [
        [1160, 500],
        [1380, 458],
        [1600, 446],
      ],
      500,
    )}" fill="#2F7560"/>${grass("on1", [0, 460], [440, 494], 46, "#2F7560", 13)}${grass("on2", [1180, 494], [1600, 450], 46, "#2F7560", 14)}
    ${[1220, 1290, 1370, 1450, 1530, 60, 140].map((x, i) => svg`<circle cx="${x}" cy="${452 + (i % 3) * 9}" r="9" fill="${i % 2 ? "#F2B441" : "#FAF6EF"}"/><circle cx="${x}" cy="${452 + (i % 3) * 9}" r="4" fill="#C98A3C"/>`)}`;
}
