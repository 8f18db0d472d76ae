import type { Paint } from "../drawing";
import { ridge } from "../parts/curve";
import { nightfall } from "../parts/light";
import { place } from "../parts/place";
import { sky, stars, streak } from "../parts/sky";
import { cottonwood } from "../parts/trees";
import { svg } from "../svg";

/** A crescent moon over sleeping hills, and one farmhouse window with its lamp turned low. */
export function sleepMedicine(paint: Paint): string {
  return svg`${sky(paint, 1600, 500, [
    [0, "#0B2836"],
    [60, "#1D4A5A"],
    [100, "#4B7C86"],
  ])}${stars("sleep", 1600, 300, 80, "#FDF3D6")}
    <circle cx="1190" cy="130" r="230" fill="${paint.radial([
      [0, "#BFD6CB", 0.45],
      [100, "#BFD6CB", 0],
    ])}"/><path d="M1200 70A66 66 0 1 1 1136 168A60 60 0 0 0 1200 70Z" fill="#FDF1CF"/>${streak(880, 196, 420, 18, "#3C6A78", 0.8)}${streak(160, 130, 380, 16, "#2C5A68", 0.8)}
    <path d="${ridge(
      [
        [0, 270],
        [240, 220],
        [520, 250],
        [800, 200],
        [1100, 260],
        [1360, 226],
        [1600, 260],
      ],
      500,
    )}" fill="#37687A"/>
    <path d="${ridge(
      [
        [0, 320],
        [300, 270],
        [640, 320],
        [960, 262],
        [1280, 316],
        [1600, 280],
      ],
      500,
    )}" fill="#28566A"/>
    <path d="${ridge(
      [
        [0, 372],
        [360, 330],
        [760, 376],
        [1120, 322],
        [1600, 366],
      ],
      500,
    )}" fill="#1B4354"/>
    <g transform="translate(1120 340)"><path d="M-60 6V-46L-20 -78L20 -46V6ZM20 -46H84V6H20Z" fill="#0B2836"/><path d="M-20 -78H52L84 -46H20Z" fill="#14384A"/><path d="M-30 -36H-8V-12H-30Z" fill="#FFD27A"/><circle cx="-19" cy="-24" r="70" fill="${paint.radial(
      [
        [0, "#FFD27A", 0.55],
        [100, "#FFD27A", 0],
      ],
    )}"/><path d="M58 -66V-92H68V-66Z" fill="#14384A"/></g>
    ${place(cottonwood("sl", 120, nightfall.leaves, 0.8), 1230, 352)}
    <path d="${ridge(
      [
        [0, 430],
        [420, 390],
        [860, 432],
        [1240, 398],
        [1600, 420],
      ],
      500,
    )}" fill="#123344"/><path d="${ridge(
      [
        [0, 470],
        [500, 452],
        [1000, 476],
        [1600, 456],
      ],
      500,
    )}" fill="#0B2836"/>`;
}
