import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { figure } from "../parts/figure";
import { dawn } from "../parts/light";
import { mainHospital } from "../parts/main-hospital";
import { place } from "../parts/place";
import { birds, sky, streak, sun } from "../parts/sky";
import { cottonwood } from "../parts/trees";
import type { PersonOptions } from "../portrait/person";
import { bust } from "../portrait/portrait";
import { svg } from "../svg";

const team: readonly (PersonOptions & { x: number; y: number; size: number })[] = [
  {
    x: 470,
    y: 560,
    size: 0.82,
    seed: "careers-a",
    gender: "man",
    age: 59,
    skin: "fair",
    hair: "receding",
    hairColor: "grey",
    beard: "moustache",
    collar: "fleece-vest",
    garment: "#0F4C45",
    smile: "gentle",
    face: "round",
  },
  {
    x: 1150,
    y: 566,
    size: 0.82,
    seed: "careers-b",
    gender: "woman",
    age: 36,
    skin: "tan",
    hair: "low-bun",
    hairColor: "espresso",
    collar: "white-coat",
    garment: "#B2432A",
    smile: "open",
    face: "heart",
  },
  {
    x: 230,
    y: 600,
    size: 0.92,
    seed: "careers-c",
    gender: "woman",
    age: 29,
    skin: "almond",
    headwear: "hijab",
    garment: "#E0A23A",
    collar: "scrubs",
    smile: "open",
    face: "oval",
  },
  {
    x: 1390,
    y: 606,
    size: 0.92,
    seed: "careers-d",
    gender: "man",
    age: 33,
    skin: "umber",
    hair: "locs-tied-back",
    beard: "short",
    collar: "scrubs",
    garment: "#12756B",
    smile: "open",
    face: "oval",
    stethoscope: true,
  },
];

/** Shift change at dawn: four of the staff before the hospital, others on their way in behind them. */
export function careers(): string {
  const { hills, walls, leaves, sky: stops, cloud } = dawn;
  return drawing("careers", 1600, 900, (paint) => {
    const shade = paint.linear(
      [
        [0, "#2F5B52", 0.5],
        [100, "#2F5B52", 0],
      ],
      [1, 0, 0, 0],
    );
    const tree = paint.symbol(cottonwood("c2", 100, leaves, 0.55));
    const walkers = [
      {
        x: 760,
        y: 690,
        size: 1.1,
        top: "#4F7F8C",
        bottom: "#34495E",
        skin: "#E6BB92",
        hair: "#22211F",
        back: true,
      },
      {
        x: 900,
        y: 730,
        size: 1.36,
        top: "#B2432A",
        bottom: "#2F4350",
        skin: "#D3A074",
        hair: "#5A3B28",
        head: "bun",
        left: [
          [-14, -66],
          [-18, -84],
        ],
      },
    ] as const;
    return svg`${sky(paint, 1600, 700, stops)}${sun(paint, 1130, 470, 54, "#FFF3D6", "#FFD9A0")}
      ${streak(80, 150, 560, 22, cloud, 0.7)}${streak(900, 110, 620, 24, cloud, 0.7)}${streak(1080, 250, 460, 16, cloud, 0.8)}${birds(
        [
          [420, 250, 14],
          [462, 232, 11],
          [384, 228, 10],
        ],
        "#5E8F86",
      )}
      <path d="${ridge(
        [
          [0, 510],
          [340, 480],
          [820, 514],
          [1260, 486],
          [1600, 506],
        ],
        720,
      )}" fill="${hills[0]}"/>
      <path d="${ridge(
        [
          [0, 556],
          [420, 536],
          [1000, 552],
          [1600, 540],
        ],
        900,
      )}" fill="${hills[1]}"/>
      <use href="${tree}" transform="translate(1320 606) scale(2.3)"/><use href="${tree}" transform="translate(330 606) scale(-1.9 1.9)"/>
      ${mainHospital(paint, { center: [800, 600], scale: 13, distance: 90, eye: 1.5, turn: 24 }, walls, { lit: 0.55, glow: 1 })}
      <path d="${ridge(
        [
          [0, 622],
          [500, 606],
          [1600, 612],
        ],
        900,
      )}" fill="#5F9777"/>
      <path d="M888 614C820 640 660 690 560 760C500 810 470 860 450 900H1240C1190 830 1080 740 1000 690C960 660 950 630 950 614Z" fill="#F4DDBB"/>
      ${walkers.map(({ x, y, size, ...person }) => svg`<path d="M${x - 6 * size} ${y}L${x - 130 * size} ${y + 16 * size}L${x - 124 * size} ${y + 24 * size}L${x + 8 * size} ${y + 2}Z" fill="${shade}"/>${place(figure(person), x, y, size)}`)}
      ${team.map(({ x, y, size, ...person }) => place(bust(paint, person), x, y, size))}
      <path d="${ridge(
        [
          [0, 882],
          [400, 888],
          [720, 900],
        ],
        900,
      )}" fill="${hills[3]}"/><path d="${ridge(
        [
          [960, 900],
          [1240, 888],
          [1600, 882],
        ],
        900,
      )}" fill="${hills[3]}"/>`;
  });
}
