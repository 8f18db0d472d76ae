import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { sunflower } from "../parts/flowers";
import { pottedPlant, quilt, roomWindow } from "../parts/interior";
import { lantern } from "../parts/lantern";
import { goldenHour } from "../parts/light";
import { place } from "../parts/place";
import { sky, sun } from "../parts/sky";
import { cottonwood } from "../parts/trees";
import { windmill } from "../parts/windmill";
import { bust } from "../portrait/portrait";
import { svg } from "../svg";

/** The front desk: a volunteer smiles behind it, a lit lantern stands beside her. */
export function contact(): string {
  const { hills, leaves, sky: stops } = goldenHour;
  return drawing("contact", 1600, 900, (paint) => {
    const outside = svg`<g transform="translate(120 -20)">${sky(paint, 800, 560, stops)}</g>${sun(paint, 460, 400, 38, "#FFF6DA", "#FFDF96")}
      <path d="${ridge(
        [
          [100, 430],
          [260, 400],
          [420, 428],
          [640, 396],
          [720, 410],
        ],
        600,
      )}" fill="${hills[0]}"/><path d="${ridge(
        [
          [100, 460],
          [300, 446],
          [520, 462],
          [720, 444],
        ],
        600,
      )}" fill="${hills[1]}"/>
      ${place(windmill(130, "#5E7F6E"), 240, 462)}${place(cottonwood("c", 130, leaves, 0.8), 590, 476)}<path d="${ridge(
        [
          [100, 492],
          [400, 474],
          [720, 488],
        ],
        640,
      )}" fill="#7CA878"/><path d="M380 486C360 510 320 540 310 600H420C420 560 410 520 396 486Z" fill="#F3DCAE"/>`;
    return svg`<rect width="1600" height="900" fill="${paint.linear(
      [
        [0, "#F3E3C4"],
        [100, "#EBD3A6"],
      ],
      [0, 0, 1, 1],
    )}"/>
      <path d="M0 640H1600V660H0Z" fill="#D9BC8A"/><path d="M160 120L700 120L1100 660H420Z" fill="#FFF3D2" opacity=".35"/>
      ${roomWindow(paint, { x: 150, y: 140, width: 540, height: 400, columns: 3, rows: 2 }, outside)}
      <g transform="translate(1210 130)">${quilt(3, 3, 84, ["#12756B", "#B2432A", "#F2B441"], "#FAF6EF")}</g>
      <g transform="translate(1085 230)"><circle r="56" fill="#0F4C45"/><circle r="45" fill="#FAF6EF"/><path d="M0 0L0 -30M0 0L20 12" stroke="#1B2624" stroke-width="6" stroke-linecap="round"/><circle r="5" fill="#B2432A"/></g>
      ${place(bust(paint, { seed: "front-desk", gender: "woman", age: 68, skin: "fair", hair: "short-curls", hairColor: "white", glasses: "round", collar: "cardigan", garment: "#12756B", smile: "open", face: "round", earrings: true }), 860, 400, 0.92)}
      <g transform="translate(905 668)"><rect x="-26" y="-34" width="52" height="34" rx="5" fill="#FAF6EF"/><rect x="-26" y="-34" width="52" height="11" rx="5" fill="#0F4C45"/></g>
      <path d="M0 716H1600V900H0Z" fill="#9A5A3C"/><path d="M0 690H1600V726H0Z" fill="#C98052"/><path d="M0 690H1600V700H0Z" fill="#E3A06C"/>
      <path d="M40 752H500V900H40ZM560 752H1040V900H560ZM1100 752H1560V900H1100Z" fill="#864B31"/><path d="M60 772H480V900H60ZM580 772H1020V900H580ZM1120 772H1540V900H1120Z" fill="#9A5A3C"/>
      <circle cx="800" cy="836" r="44" fill="#F2B441"/><path d="M788 806H812V824H830V848H812V866H788V848H770V824H788Z" fill="#864B31"/>
      ${place(lantern(paint, 220, "#0F4C45", 1.1), 1190, 476)}
      <g transform="translate(400 692)"><path d="M-14 -110Q-30 -170 -70 -190M0 -110Q0 -190 6 -226M10 -110Q30 -170 76 -184" stroke="#3F7F66" stroke-width="7" fill="none"/><path d="M-40 -150Q-66 -140 -78 -118Q-50 -120 -36 -146ZM34 -146Q58 -136 72 -112Q44 -114 30 -140Z" fill="#3F7F66"/>${sunflower(-72, -194, 1.25, 8)}${sunflower(6, -234, 1.45, 0)}${sunflower(80, -190, 1.2, 14)}
        <path d="M-40 -120H40Q34 -90 46 -56Q54 -16 30 0H-30Q-54 -16 -46 -56Q-34 -90 -40 -120Z" fill="#4F8F93"/><path d="M-40 -120H-8Q-16 -80 -12 0H-30Q-54 -16 -46 -56Q-34 -90 -40 -120Z" fill="#3A7478"/></g>
      <g transform="translate(610 690)"><path d="M-50 -6H50V0H-50ZM-40 -8Q-36 -46 0 -46T40 -8Z" fill="#E0B35A"/><path d="M-6 -52H6V-44H-6Z" fill="#8A5A3C"/><path d="M6 -42Q28 -36 32 -10" fill="none" stroke="#FFF1C9" stroke-width="5"/></g>
      <path d="M980 690L1000 664H1110L1120 690Z" fill="#FAF6EF"/><path d="M1000 664L1052 670L1052 690H980ZM1052 670L1110 664L1120 690H1052Z" fill="#FFFDF7"/><path d="M1010 674H1040M1006 681H1040M1064 674H1098M1064 681H1102" stroke="#B9C6C1" stroke-width="2"/>
      ${place(pottedPlant("d", 300, "#B2432A", "#2F6B58", "#5E9468"), 1460, 692)}`;
  });
}
