import type { Paint } from "../drawing";
import { cloud, sky, sun } from "../parts/sky";
import { treeLine } from "../parts/trees";
import { svg } from "../svg";

/** A ridge which runs level, rises as one heartbeat and runs level again; `s` scales its height. */
const beat = (dx: number, y: number, s: number) =>
  svg`M0 ${y}H${dx - 250}C${dx - 214} ${y} ${dx - 206} ${y - 44 * s} ${dx - 172} ${y - 44 * s}S${dx - 136} ${y} ${dx - 102} ${y}C${dx - 82} ${y} ${dx - 84} ${y + 28 * s} ${dx - 68} ${y + 28 * s}S${dx - 30} ${y - 176 * s} ${dx} ${y - 176 * s}S${dx + 44} ${y + 66 * s} ${dx + 70} ${y + 66 * s}S${dx + 88} ${y} ${dx + 112} ${y}C${dx + 156} ${y} ${dx + 164} ${y - 70 * s} ${dx + 210} ${y - 70 * s}S${dx + 262} ${y} ${dx + 310} ${y}H1600`;

/** Hills drawn as one calm heartbeat at sunrise. */
export function cardiology(paint: Paint): string {
  const main = beat(930, 304, 1);
  const back = beat(1180, 284, 0.62);
  return svg`${sky(paint, 1600, 500, [
    [0, "#DCE9E4"],
    [50, "#F8E6CC"],
    [100, "#F3BE93"],
  ])}${sun(paint, 1062, 222, 62, "#FFF6E0", "#FFDFA0")}${cloud("ca", 120, 140, 300, 44, "#FFF6E8")}${cloud("cb", 1290, 110, 240, 36, "#FFF6E8")}
    <path d="${back}V500H0Z" fill="#E2A98A"/><path d="${main}V500H0Z" fill="${paint.linear([
      [0, "#C8684A"],
      [70, "#8F412D"],
    ])}"/><path d="${main}" fill="none" stroke="#FFE9BE" stroke-width="6"/>
    <path d="M0 396Q300 362 620 388T1200 376T1600 392V500H0Z" fill="#4D8672"/>${treeLine("cl", 60, 384, 260, 24, "#4D8672")}${treeLine("cr", 1260, 388, 280, 24, "#4D8672")}<path d="M0 446Q400 416 820 440T1600 430V500H0Z" fill="#0F4C45"/>`;
}
