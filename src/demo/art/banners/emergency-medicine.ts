import type { Paint } from "../drawing";
import { ridge } from "../parts/curve";
import { dusk } from "../parts/light";
import { mainHospital } from "../parts/main-hospital";
import { sky, stars, streak } from "../parts/sky";
import { treeLine } from "../parts/trees";
import { svg } from "../svg";

/** A straight road under an evening sky leads to the hospital's beacon; an ambulance is on its way. */
export function emergencyMedicine(paint: Paint): string {
  const posts = Array.from({ length: 7 }, (_, i) => {
    const t = (i / 6) ** 2;
    const [y, s] = [318 + t * 150, 0.16 + t * 0.95];
    return [-1, 1].map((side) => {
      const x = 900 + side * (56 + t * 560);
      return svg`<path d="M${x - 3 * s} ${y}v${-54 * s}h${6 * s}v${54 * s}Z" fill="#22343A"/><circle cx="${x}" cy="${y - 56 * s}" r="${9 * s}" fill="#FFD98A"/>`;
    });
  });
  return svg`${sky(paint, 1600, 500, [
    [0, "#24464F"],
    [40, "#8A5E5A"],
    [62, "#E59A6B"],
    [70, "#F6CB8F"],
  ])}${stars("em", 1600, 130, 26, "#FDF3D6")}${streak(60, 140, 560, 22, "#D98A68", 0.6)}${streak(1080, 110, 500, 20, "#D98A68", 0.6)}${streak(240, 216, 420, 16, "#F2B98A", 0.7)}${streak(1180, 210, 360, 16, "#F2B98A", 0.7)}
    <path d="${ridge(
      [
        [0, 300],
        [300, 268],
        [640, 300],
        [1160, 296],
        [1400, 266],
        [1600, 292],
      ],
      420,
    )}" fill="#9C5F52"/>${treeLine("el", 120, 306, 420, 24, "#5E4747")}${treeLine("er", 1160, 306, 400, 24, "#5E4747")}
    ${mainHospital(paint, { center: [900, 312], scale: 5.4, distance: 110, eye: 1, turn: 22 }, dusk.walls, { lit: 0.8, glow: 2 })}
    <path d="M0 312Q800 300 1600 312V500H0Z" fill="#1C4A48"/><path d="M882 312H918L1560 500H240Z" fill="#33484E"/><path d="M898 318H902L904 330H896ZM895 342H905L908 364H892ZM890 380H910L914 414H886ZM884 436H916L924 486H876Z" fill="#F9E2B0"/>${posts}
    <g transform="translate(1010 398) scale(.9)"><ellipse cx="0" cy="34" rx="62" ry="8" fill="#12292B" opacity=".6"/><path d="M-50 30V-40Q-50 -50 -40 -50H40Q50 -50 50 -40V30Z" fill="#FDFBF6"/><path d="M-50 2H50V16H-50Z" fill="#B2432A"/><path d="M-40 -42H-4V-8H-40ZM4 -42H40V-8H4Z" fill="#35585B"/><path d="M-44 -58H-18V-50H-44ZM18 -58H44V-50H18Z" fill="#F2714A"/><path d="M-44 20H-30V28H-44ZM30 20H44V28H30Z" fill="#F2714A"/><path d="M-44 30H-24V42H-44ZM24 30H44V42H24Z" fill="#12292B"/><circle cx="-31" cy="-56" r="60" fill="${paint.radial(
      [
        [0, "#F2714A", 0.6],
        [100, "#F2714A", 0],
      ],
    )}"/></g>`;
}
