import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { mug, pottedPlant, roomWindow } from "../parts/interior";
import { day } from "../parts/light";
import { mainHospital } from "../parts/main-hospital";
import { place } from "../parts/place";
import { cloud, sky } from "../parts/sky";
import { cottonwood } from "../parts/trees";
import { svg } from "../svg";

/** A reading table by the window: papers, glasses, coffee, a stack of books, and the prairie outside. */
export function patientResources(): string {
  const { hills, leaves, walls, sky: stops } = day;
  return drawing("patient-resources", 1600, 900, (paint) => {
    const outside = svg`${sky(paint, 1600, 560, stops)}${cloud("r1", 520, 200, 260, 54, "#fff")}${cloud("r2", 900, 250, 220, 44, "#fff")}
      <path d="${ridge(
        [
          [360, 420],
          [620, 386],
          [900, 416],
          [1240, 380],
        ],
        640,
      )}" fill="${hills[0]}"/><path d="${ridge(
        [
          [360, 456],
          [700, 436],
          [1240, 452],
        ],
        640,
      )}" fill="${hills[1]}"/>
      ${mainHospital(paint, { center: [930, 466], scale: 3.6, distance: 110, eye: 1, turn: 22 }, walls, { lit: 0.3, glow: 0.8 })}${place(cottonwood("r", 150, leaves, 0.8), 560, 484)}${place(cottonwood("r2", 100, leaves, 0.7), 640, 478)}
      <path d="${ridge(
        [
          [360, 480],
          [800, 468],
          [1240, 482],
        ],
        640,
      )}" fill="${hills[2]}"/><path d="M940 478C900 500 820 530 800 600H940C930 550 940 510 960 478Z" fill="#F2E6CC"/>`;
    return svg`<rect width="1600" height="900" fill="${paint.linear([
      [0, "#E3EFEA"],
      [100, "#CFE2DB"],
    ])}"/>
      ${roomWindow(paint, { x: 400, y: 90, width: 800, height: 470, columns: 4, rows: 1 }, outside)}
      <path d="M330 50Q330 340 300 640H400Q372 340 430 50ZM1270 50Q1270 340 1300 640H1200Q1228 340 1170 50Z" fill="#F2B441"/><path d="M330 50Q330 340 300 640H336Q350 340 366 50ZM1270 50Q1270 340 1300 640H1264Q1250 340 1234 50Z" fill="#D3963A"/><path d="M290 36H1310V58H290Z" fill="#8A5A3C"/>
      ${place(pottedPlant("res", 330, "#B2432A", "#2F6B58", "#5E9468"), 190, 668)}
      <path d="M0 660H1600V900H0Z" fill="${paint.linear([
        [0, "#C98A58"],
        [100, "#A9663F"],
      ])}"/><path d="M0 660H1600V674H0Z" fill="#E3AE78"/><path d="M380 674L300 900H760L700 674ZM800 674L900 900H1300L1120 674Z" fill="#FFE9BE" opacity=".22"/>
      <g transform="translate(1300 700)"><path d="M-150 -30H130V-2Q130 6 122 6H-142Q-150 6 -150 -2Z" fill="#0F4C45"/><path d="M-150 -30H130V-22H-150Z" fill="#FAF6EF"/><path d="M-130 -70H150V-42Q150 -34 142 -34H-122Q-130 -34 -130 -42Z" fill="#B2432A"/><path d="M-130 -70H150V-62H-130Z" fill="#FAF6EF"/><path d="M-120 -104H110V-80Q110 -72 102 -72H-112Q-120 -72 -120 -80Z" fill="#4F8F93"/><path d="M-120 -104H110V-96H-120Z" fill="#FAF6EF"/></g>
      <g transform="translate(520 706)"><path d="M40 0H420L480 130H-40Z" fill="#FAF6EF"/><path d="M40 0L-40 130H220L230 0Z" fill="#EDE7DA"/><path d="M236 0H242L238 130H222Z" fill="#D6CDBB"/>
        <path d="M70 24H200M60 44H206M50 64H190M40 84H200M28 104H160" stroke="#9FB3AC" stroke-width="4"/><path d="M280 24H392M286 44H400M288 64H380" stroke="#9FB3AC" stroke-width="4"/><path d="M300 82H420V112H310Z" fill="#BFD6C4"/><path d="M352 86H364V92H374V102H364V110H352V102H342V92H352Z" fill="#12756B"/></g>
      <g transform="translate(840 806) rotate(-8)"><g fill="#FFFFFF" fill-opacity=".35" stroke="#1B2624" stroke-width="8"><ellipse cx="-48" rx="42" ry="27"/><ellipse cx="52" rx="42" ry="27"/></g><path d="M-8 -6Q2 -16 12 -6M-90 -6L-124 34M94 -6L138 30" fill="none" stroke="#1B2624" stroke-width="8" stroke-linecap="round"/></g>
      ${place(mug("#12756B", "#FFFFFF"), 1090, 770, 1.25)}<ellipse cx="1092" cy="772" rx="78" ry="12" fill="#7E4A2D" opacity=".35"/>
      <g transform="translate(300 800) rotate(-14)"><path d="M0 0H190L210 8L190 16H0Z" fill="#F2B441"/><path d="M-26 0H0V16H-26Q-34 8 -26 0Z" fill="#D58E97"/><path d="M0 0H8V16H0Z" fill="#C9D5D1"/><path d="M190 0L210 8L190 16Z" fill="#F3DCAE"/><path d="M203 5L210 8L203 11Z" fill="#1B2624"/></g>`;
  });
}
