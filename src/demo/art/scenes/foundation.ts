import { mix } from "../color";
import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { lantern, lanternGlow } from "../parts/lantern";
import { nightfall } from "../parts/light";
import { mainHospital } from "../parts/main-hospital";
import { place } from "../parts/place";
import { sky, stars } from "../parts/sky";
import { type Skin, skins } from "../portrait/tones";
import { svg } from "../svg";

/** An arm reaching in from the left; the origin is the bail in its grip. `length` pixels of sleeve. */
function arm(skin: Skin, sleeve: string, slope: number, length: number, cuff: string): string {
  const dark = mix(sleeve, "#0B1F1E", 0.34);
  const fingers = [-34, -13, 8, 28];
  return svg`<g transform="rotate(${slope} -60 -10)"><path d="M-138 -46L${-length} -92V96L-138 40Z" fill="${sleeve}"/><path d="M-138 10L${-length} 40V96L-138 40Z" fill="${dark}"/><path d="M-170 -54Q-150 -58 -132 -52V46Q-150 52 -170 50Z" fill="${cuff}"/>
      <path d="M-136 -36Q-90 -40 -60 -46V30Q-96 26 -136 32Z" fill="${skin.base}"/><path d="M-136 12Q-96 10 -60 10V30Q-96 26 -136 32Z" fill="${skin.shade}"/></g>
    <path d="M-84 -44C-50 -60 -6 -58 30 -48Q54 -40 52 -14L48 8H-40Q-66 24 -90 22Z" fill="${skin.base}"/><path d="M-62 4Q-30 -2 -24 16Q-26 36 -44 34Q-66 30 -62 4Z" fill="${skin.shade}"/>
    ${fingers.map((x, i) => svg`<path d="M${x - 10} -22Q${x - 10} -34 ${x + 1} -34T${x + 12} -22V${20 - i * 2}Q${x + 12} ${32 - i * 2} ${x + 1} ${32 - i * 2}T${x - 10} ${20 - i * 2}Z" fill="${skin.base}"/>`)}
    <path d="${fingers.map((x, i) => svg`M${x + 12} -20V${18 - i * 2}`)}" stroke="${skin.shade}" stroke-width="4" stroke-linecap="round"/><path d="${fingers.map((x, i) => svg`M${x - 5} ${24 - i * 2}Q${x + 1} ${29 - i * 2} ${x + 7} ${24 - i * 2}`)}" fill="none" stroke="${skin.shade}" stroke-width="3"/>`;
}

/** Hands of several people raise lit lanterns in the night. */
export function foundation(): string {
  const { hills, walls, sky: stops } = nightfall;
  return drawing("foundation", 1600, 900, (paint) => {
    const hands = [
      { x: 560, y: 150, size: 0.84, flip: 1, skin: skins.tan, sleeve: "#4F7F8C", slope: -8, cuff: "#E8F2F0" },
      {
        x: 1130,
        y: 110,
        size: 0.84,
        flip: -1,
        skin: skins.umber,
        sleeve: "#C98A3C",
        slope: -10,
        cuff: "#F6E9D2",
      },
      {
        x: 440,
        y: 450,
        size: 1.16,
        flip: 1,
        skin: skins.deep,
        sleeve: "#B2432A",
        slope: -12,
        cuff: "#F2B441",
      },
      {
        x: 1120,
        y: 430,
        size: 1.16,
        flip: -1,
        skin: skins.fair,
        sleeve: "#12756B",
        slope: -12,
        cuff: "#E6D8C3",
      },
    ] as const;
    return svg`${sky(paint, 1600, 900, stops)}${stars("hands", 1600, 560, 80, "#FDF3D6")}
      <path d="${ridge(
        [
          [0, 700],
          [400, 670],
          [800, 700],
          [1200, 668],
          [1600, 696],
        ],
        900,
      )}" fill="${hills[0]}"/>
      ${mainHospital(paint, { center: [800, 742], scale: 4.4, distance: 110, eye: 1, turn: 22 }, walls, { lit: 0.8, glow: 1.6 })}
      <path d="${ridge(
        [
          [0, 756],
          [500, 738],
          [1100, 746],
          [1600, 736],
        ],
        900,
      )}" fill="${hills[1]}"/><path d="${ridge(
        [
          [0, 820],
          [800, 790],
          [1600, 826],
        ],
        900,
      )}" fill="${hills[2]}"/>
      ${hands.map(({ x, y, size }) => place(lanternGlow(paint, 270 * size, 0.62), x, y))}
      ${hands.map(({ x, y, size, flip, skin, sleeve, slope, cuff }) => svg`${place(lantern(paint, 270 * size, "#0B211F", 0), x, y)}${place(arm(skin, sleeve, slope, 1000, cuff), x, y, size, flip * size)}`)}`;
  });
}
