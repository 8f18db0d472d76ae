import type { Paint } from "../drawing";
import { ridge } from "../parts/curve";
import { grass } from "../parts/ground";
import { birds, sky, sun } from "../parts/sky";
import { treeLine } from "../parts/trees";
import { svg } from "../svg";

/** A still lake in the morning with one rowing boat, hills and sun mirrored in the water. */
export function mentalHealth(paint: Paint): string {
  const shore = ridge(
    [
      [0, 236],
      [260, 196],
      [560, 228],
      [900, 182],
      [1260, 226],
      [1600, 190],
    ],
    270,
  );
  const near = ridge(
    [
      [0, 256],
      [400, 236],
      [800, 254],
      [1240, 234],
      [1600, 252],
    ],
    272,
  );
  return svg`${sky(paint, 1600, 272, [
    [0, "#CFE3E2"],
    [60, "#F3E9DC"],
    [100, "#F6D3B4"],
  ])}${sun(paint, 1080, 160, 46, "#FFF6E0", "#FFE3B5")}${birds(
    [
      [820, 110, 14],
      [860, 94, 11],
      [786, 92, 10],
    ],
    "#7FA39F",
  )}
    <path d="${shore}" fill="#A9C4BE"/><path d="${near}" fill="#6F9F97"/>${treeLine("ml", 0, 262, 420, 34, "#5A8C84")}${treeLine("mr", 1240, 260, 360, 34, "#5A8C84")}
    <rect y="268" width="1600" height="232" fill="${paint.linear([
      [0, "#F3DCC4"],
      [45, "#BFD6D2"],
      [100, "#7FACAC"],
    ])}"/>
    <g transform="translate(0 538) scale(1 -1)" opacity=".35"><path d="${shore}" fill="#8FB3AC"/><path d="${near}" fill="#6F9F97"/></g>
    <path d="M1030 300H1130M1046 320H1120M1054 342H1108M1062 364H1100" stroke="#FFF3DC" stroke-width="7" stroke-linecap="round"/><path d="M160 330H420M240 372H480M1260 340H1500M1320 392H1480M560 430H760" stroke="#DDEBE8" stroke-width="4" stroke-linecap="round" opacity=".8"/>
    <g transform="translate(860 372)"><path d="M-130 26Q0 52 130 26Q90 60 0 60T-130 26Z" fill="#3F7A78" opacity=".4"/><path d="M-150 -14Q0 20 150 -14Q130 40 60 40H-60Q-130 40 -150 -14Z" fill="#B2432A"/><path d="M-150 -14Q0 20 150 -14L146 -2Q0 32 -146 -2Z" fill="#E3A06C"/><path d="M-60 2H-30V10H-60ZM40 2H70V10H40Z" fill="#7C3524"/><path d="M-20 6L-190 52M30 6L190 56" stroke="#8A5A3C" stroke-width="6" stroke-linecap="round"/></g>
    <path d="M780 438H940M810 456H900" stroke="#DDEBE8" stroke-width="4" stroke-linecap="round"/>
    <path d="${ridge(
      [
        [0, 440],
        [200, 450],
        [400, 500],
      ],
      500,
    )}" fill="#2F6B65"/>${grass("m1", [0, 446], [380, 492], 80, "#2F6B65", 15)}${grass("m2", [1420, 500], [1600, 460], 80, "#2F6B65", 15)}`;
}
