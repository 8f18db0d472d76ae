import { leaves } from "../parts/trees";
import { svg } from "../svg";
import type { HairShapes } from "./hair";
import { shape, strands } from "./strands";
import type { HairTone } from "./tones";

/** Small curls scattered inside an ellipse, as short arcs. */
function ringlets(
  next: () => number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
): string {
  return Array.from({ length: count }, () => {
    const angle = next() * Math.PI * 2;
    const reach = Math.sqrt(next());
    const x = cx + Math.cos(angle) * rx * reach;
    const y = cy + Math.sin(angle) * ry * reach;
    return svg`M${x - size} ${y}q${size * 0.4} ${-size} ${size * 1.2} ${-size * 0.5}t${size * 0.4} ${size}`;
  }).join("");
}

type Mass = readonly [cx: number, cy: number, rx: number, ry: number, bulges: number];

/** Masses of curls lit from the right: a lighter copy lies a little to the right of each dark one. */
function curled(next: () => number, masses: readonly Mass[], { base, shade }: HairTone): string {
  const layer = (dx: number, dy: number, size: number) =>
    masses
      .map(([cx, cy, rx, ry, bulges]) => leaves(next, cx + dx, cy + dy, rx * size, ry * size, bulges))
      .join("");
  return shape(layer(0, 0, 1), shade) + shape(layer(7, -5, 0.92), base);
}

/** Curled, coiled and twisted hair. */
export const texturedHair: HairShapes = {
  "short-curls": (tone, next) => ({
    front:
      curled(
        next,
        [
          [-98, -52, 17, 46, 8],
          [101, -46, 15, 42, 8],
          [-74, -110, 42, 46, 9],
          [-20, -138, 58, 46, 10],
          [46, -136, 56, 46, 10],
          [84, -98, 32, 46, 8],
        ],
        tone,
      ) + strands(ringlets(next, 22, -142, 76, 26, 15, 12), tone.light),
  }),
  curls: (tone, next) => ({
    coversEars: true,
    back: shape(leaves(next, 0, -6, 156, 150, 19), tone.shade),
    front:
      curled(
        next,
        [
          [-124, 44, 34, 58, 9],
          [124, 44, 34, 58, 9],
          [-112, -52, 36, 86, 12],
          [116, -54, 36, 88, 12],
          [-48, -144, 72, 50, 11],
          [44, -148, 76, 50, 11],
        ],
        tone,
      ) +
      strands(ringlets(next, 30, -148, 96, 30, 15, 15) + ringlets(next, 120, -20, 22, 80, 9, 13), tone.light),
  }),
  "long-curls": (tone, next) => ({
    coversEars: true,
    back: shape(leaves(next, 0, 60, 170, 200, 23), tone.shade),
    front:
      curled(
        next,
        [
          [-114, -52, 37, 92, 12],
          [118, -52, 37, 92, 12],
          [-48, -146, 72, 50, 11],
          [44, -150, 78, 50, 11],
        ],
        tone,
      ) + strands(ringlets(next, 30, -150, 96, 30, 15, 15), tone.light),
    drape:
      curled(
        next,
        [
          [-132, 80, 40, 104, 13],
          [-140, 180, 40, 66, 10],
          [132, 80, 40, 104, 13],
          [140, 180, 40, 66, 10],
        ],
        tone,
      ) + strands(ringlets(next, 138, 110, 24, 116, 15, 14), tone.light),
  }),
  afro: (tone, next) => ({
    coversEars: true,
    back:
      shape(leaves(next, 0, -62, 172, 156, 30), tone.shade) +
      shape(leaves(next, 12, -70, 156, 142, 28), tone.base),
    front:
      curled(
        next,
        [
          [-108, -46, 22, 60, 11],
          [108, -46, 22, 60, 11],
          [-70, -104, 52, 34, 11],
          [0, -120, 66, 32, 12],
          [70, -104, 52, 34, 11],
        ],
        { ...tone, shade: tone.base },
      ) + strands(ringlets(next, 50, -160, 90, 44, 30, 9), tone.light, 3.4),
  }),
  "high-top-fade": (tone, next) => ({
    front:
      shape(
        "M-103 0C-112 -60 -106 -110 -70 -140H70C106 -110 112 -60 103 0L98 -6C99 -40 94 -70 80 -92C40 -106 -40 -106 -80 -92C-94 -70 -99 -40 -98 -6Z",
        tone.shade,
        ' opacity=".8"',
      ) +
      shape(leaves(next, -2, -146, 98, 50, 20) + leaves(next, 0, -122, 86, 32, 15), tone.shade) +
      shape(leaves(next, 8, -150, 88, 44, 19) + leaves(next, 6, -122, 80, 28, 14), tone.base) +
      strands(ringlets(next, 30, -160, 60, 24, 22, 8), tone.light, 3.4),
  }),
  locs: ({ base, shade, light }, next) => {
    const lock = (x: number, top: number, bottom: number, sway: number) =>
      svg`M${x * 0.72} ${top}C${x * 1.1} ${top + 60} ${x * 1.2 + sway} ${bottom - 120} ${x * 1.16 + sway} ${bottom}`;
    const list = (from: number, to: number, count: number, bottom: number) =>
      Array.from({ length: count }, (_, i) =>
        lock(from + ((to - from) * i) / (count - 1), -120, bottom + next() * 40, (next() - 0.5) * 16),
      );
    return {
      coversEars: true,
      back: strands(list(-140, 140, 15, 220).join(""), shade, 21),
      front:
        shape(
          "M-100 10C-130 -50 -124 -134 -74 -168C-34 -196 44 -196 82 -166C126 -132 130 -50 100 10C100 -30 94 -64 74 -90C50 -108 20 -118 0 -122C-30 -116 -60 -104 -76 -88C-94 -64 -100 -30 -100 10Z",
          base,
        ) +
        strands(
          "M-4 -126C-40 -140 -70 -130 -96 -84M0 -150C-50 -164 -90 -140 -112 -80M4 -126C40 -140 72 -128 98 -84M4 -150C54 -164 94 -140 114 -80M0 -120L2 -184",
          shade,
          4,
        ) +
        strands("M10 -140C46 -150 80 -134 102 -88M14 -168C58 -168 92 -150 110 -116", light, 3),
      drape:
        strands(list(106, 136, 4, 230).join(""), base, 19) +
        strands(list(-136, -106, 4, 230).join(""), base, 19) +
        strands(list(108, 136, 4, 214).join(""), light, 2.5),
    };
  },
  "locs-tied-back": ({ base, shade, light }, next) => ({
    back: strands(
      Array.from(
        { length: 8 },
        (_, i) =>
          svg`M${20 + i * 4} -150C${90 + i * 10} ${-170 + i * 14} ${134 + i * 7} ${-60 + i * 10} ${120 + i * 9} ${110 + next() * 60}`,
      ).join(""),
      shade,
      19,
    ),
    front:
      shape(
        "M-104 10C-124 -50 -124 -130 -74 -166C-34 -196 44 -196 82 -166C126 -130 124 -50 104 10C103 -30 96 -64 78 -90C40 -112 -40 -112 -78 -90C-96 -64 -103 -30 -104 10Z",
        base,
      ) +
      strands(
        "M-84 -78C-70 -120 -40 -150 0 -168M-56 -100C-40 -134 -20 -154 10 -172M-22 -106C-12 -136 0 -154 20 -172M16 -106C20 -134 28 -150 34 -164M52 -100C52 -124 52 -140 50 -156M84 -80C84 -110 76 -132 66 -148",
        shade,
        4,
      ) +
      strands(
        "M-40 -104C-28 -130 -8 -152 14 -170M-4 -106C4 -134 14 -150 26 -166M34 -104C36 -128 40 -144 42 -158M68 -92C68 -114 64 -132 58 -146",
        light,
        3,
      ),
  }),
  "box-braids": ({ base, shade, light }, next) => {
    const braid = (x: number, bottom: number) =>
      svg`M${x * 0.55} -150C${x * 1.1} -110 ${x * 1.12} 0 ${x * 1.16} ${bottom + next() * 24}`;
    const many = (xs: readonly number[], bottom: number) => xs.map((x) => braid(x, bottom)).join("");
    const backs = many([-132, -112, -92, -70, -48, 48, 70, 92, 112, 132], 310);
    const fronts = many([-132, -116, -100, 100, 116, 132], 320);
    return {
      coversEars: true,
      back: strands(backs, shade, 15),
      front:
        shape(
          "M-102 24C-128 -46 -124 -134 -74 -168C-34 -196 44 -196 82 -166C126 -132 128 -46 102 24C102 -20 96 -60 78 -88C54 -108 24 -120 0 -124C-26 -120 -58 -106 -78 -88C-96 -60 -102 -20 -102 24Z",
          base,
        ) +
        strands(
          "M0 -124V-186M-24 -116C-26 -146 -24 -166 -16 -184M-50 -104C-58 -130 -58 -156 -46 -176M-72 -88C-86 -112 -88 -136 -80 -158M24 -116C26 -146 24 -166 16 -184M50 -104C58 -130 58 -156 46 -176M72 -88C86 -112 88 -136 80 -158",
          shade,
          3.5,
        ),
      drape:
        strands(fronts, base, 14) +
        svg`<path d="${fronts}" fill="none" stroke="${light}" stroke-width="12" stroke-dasharray="2.5 9" opacity=".8"/>`,
    };
  },
  cornrows: ({ base, shade, light }) => ({
    back: shape("M-70 100C-90 160 -80 200 -60 230L-30 120ZM70 100C90 160 80 200 60 230L30 120Z", shade),
    front:
      shape(
        "M-102 8C-118 -50 -116 -124 -72 -156C-34 -180 40 -180 76 -156C116 -124 118 -50 102 8C101 -30 96 -62 80 -90C40 -112 -40 -112 -80 -90C-96 -62 -101 -30 -102 8Z",
        base,
      ) +
      strands(
        "M-70 -98C-74 -124 -66 -146 -52 -160M-44 -106C-46 -132 -40 -152 -28 -168M-14 -109C-14 -136 -10 -156 -4 -173M16 -109C16 -136 18 -156 20 -173M46 -105C48 -130 48 -150 44 -166M72 -96C78 -120 76 -140 66 -156M-90 -70C-98 -94 -94 -118 -84 -134M92 -70C100 -94 98 -116 90 -132",
        shade,
        4,
      ) +
      svg`<path d="M-57 -102C-60 -128 -53 -149 -40 -164M-29 -108C-30 -134 -25 -154 -16 -170M1 -110C1 -136 4 -156 8 -173M31 -108C32 -134 33 -153 32 -170M59 -101C63 -126 62 -146 55 -161" fill="none" stroke="${light}" stroke-width="9" stroke-dasharray="3 8" opacity=".7"/>`,
  }),
};
