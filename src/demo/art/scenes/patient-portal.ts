import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { mug, pendant, pottedPlant, roomWindow } from "../parts/interior";
import { nightfall } from "../parts/light";
import { mainHospital } from "../parts/main-hospital";
import { place } from "../parts/place";
import { sky, stars } from "../parts/sky";
import { bust } from "../portrait/portrait";
import { svg } from "../svg";

/** Evening at the kitchen table: a man reads at his laptop; through the window shines the hospital's lantern. */
export function patientPortal(): string {
  const { hills, walls, sky: stops } = nightfall;
  return drawing("patient-portal", 1600, 900, (paint) => {
    const outside = svg`${sky(paint, 1600, 620, stops)}${stars("kitchen", 1600, 420, 60, "#FDF3D6")}
      <path d="${ridge(
        [
          [900, 470],
          [1150, 446],
          [1400, 470],
          [1560, 452],
        ],
        620,
      )}" fill="${hills[0]}"/>
      ${mainHospital(paint, { center: [1300, 476], scale: 3, distance: 110, eye: 1, turn: 22 }, walls, { lit: 0.7, glow: 2 })}<path d="${ridge(
        [
          [900, 484],
          [1200, 474],
          [1560, 486],
        ],
        620,
      )}" fill="${hills[2]}"/>`;
    const shelf = svg`<path d="M120 300H560V316H120Z" fill="#8A5A3C"/><path d="M150 316V346H166V316ZM514 316V346H530V316Z" fill="#6B4430"/>
      <circle cx="190" cy="254" r="44" fill="#E8F2F0"/><circle cx="190" cy="254" r="30" fill="#CFE0DC"/><circle cx="276" cy="260" r="40" fill="#F1D99B"/><circle cx="276" cy="260" r="27" fill="#E3BF73"/>
      <path d="M346 300V228Q346 220 354 220H398Q406 220 406 228V300Z" fill="#B2432A"/><path d="M342 220H410V206H342Z" fill="#8F3420"/><path d="M430 300V246H478V300Z" fill="#E0B35A"/><path d="M426 246H482V234H426Z" fill="#B98A3C"/>${place(pottedPlant("k", 110, "#FAF6EF", "#3F7F66", "#6E9F6B"), 528, 300)}`;
    return svg`<rect width="1600" height="900" fill="${paint.linear([
      [0, "#1D524F"],
      [100, "#2B6B62"],
    ])}"/>
      <path d="M0 600H1600V612H0Z" fill="#174641"/>${roomWindow(paint, { x: 1010, y: 130, width: 480, height: 400, columns: 2, rows: 2, frame: "#E6D8C3" }, outside)}
      <path d="M980 92Q960 300 930 560H1010Q1000 300 1040 92ZM1520 92Q1540 300 1572 560H1492Q1500 300 1460 92Z" fill="#B2432A"/><path d="M940 82H1560V102H940Z" fill="#8A5A3C"/>${shelf}
      <g transform="translate(690 0)">${pendant(paint, 70, "#F2B441", 740)}</g>
      ${place(bust(paint, { seed: "kitchen", gender: "man", age: 57, skin: "brown", hair: "receding", hairColor: "grey", beard: "short", glasses: "square", collar: "shirt", garment: "#4F7F8C", smile: "gentle", face: "oval" }), 690, 412, 0.98)}
      <path d="M0 742H1600V900H0Z" fill="#A9663F"/><path d="M0 742H1600V762H0Z" fill="#D39A63"/><path d="M0 800H1600M0 850H1600" stroke="#8F5433" stroke-width="3"/>
      <ellipse cx="690" cy="800" rx="520" ry="70" fill="${paint.radial([
        [0, "#FFE3A0", 0.5],
        [100, "#FFE3A0", 0],
      ])}"/>
      <path d="M556 628Q556 616 568 616H812Q824 616 824 628V778H556Z" fill="#C9D5D1"/><path d="M556 628Q556 616 568 616H690L640 778H556Z" fill="#AFC0BB"/><path d="M524 776H856L868 794Q868 800 860 800H520Q512 800 512 794Z" fill="#E6EEEB"/>
      <g transform="translate(690 696)"><path d="M-7 -23H7V-7H23V7H7V23H-7V7H-23V-7H-7Z" fill="#12756B"/></g>
      ${place(mug("#B2432A"), 1010, 790, 1.1)}
      <path d="M1120 800L1170 766H1330L1310 800Z" fill="#FAF6EF"/><path d="M1180 774H1290M1168 783H1280M1156 792H1240" stroke="#AFC0BB" stroke-width="3"/><path d="M1296 786L1392 752L1398 760L1304 796Z" fill="#12756B"/>
      <g transform="translate(300 792)"><ellipse rx="120" ry="20" fill="#E8F2F0"/><path d="M-120 0Q-110 -12 0 -14T120 0Q90 34 0 34T-120 0Z" fill="#CFE0DC"/><circle cx="-44" cy="-26" r="32" fill="#B2432A"/><circle cx="20" cy="-32" r="34" fill="#E0B35A"/><circle cx="62" cy="-18" r="28" fill="#6E9F6B"/><path d="M-120 0Q0 26 120 0Q90 34 0 34T-120 0Z" fill="#E8F2F0"/><path d="M-44 -58Q-40 -70 -30 -72M20 -66Q22 -76 30 -80" stroke="#5A4234" stroke-width="4" fill="none"/></g>`;
  });
}
