import type { Paint } from "../drawing";
import { svg } from "../svg";
import type { Glasses, Person, Smile } from "./person";
import { type HairTone, isDark, type Skin } from "./tones";

const irises = ["#4A2E1B", "#3A2415", "#5B4A2A", "#3F5F5A", "#4A6B80"] as const;

type Side = -1 | 1;
const both = (path: (side: Side) => string) => path(-1) + path(1);

const almond = (s: Side) =>
  svg`M${s * 28} 3C${s * 33} -9 ${s * 46} -13 ${s * 56} -11C${s * 65} -9 ${s * 71} -2 ${s * 73} 3C${s * 66} 9 ${s * 58} 10.5 ${s * 50} 10.5C${s * 41} 10.5 ${s * 33} 8.5 ${s * 28} 3Z`;

function eyes(paint: Paint, skin: Skin, iris: string, lashes: boolean, age: number): string {
  const lid = (s: Side) =>
    svg`M${s * 27} 4C${s * 33} -11 ${s * 46} -15.5 ${s * 56} -13.5C${s * 66} -12 ${s * 73} -4 ${s * (lashes ? 81 : 76)} ${lashes ? -4 : 2}C${s * 74} 4 ${s * 72} 3 ${s * 71} 2C${s * 66} -5 ${s * 60} -8.5 ${s * 52} -9C${s * 43} -9.5 ${s * 35} -6 ${s * 27} 4Z`;
  const folds = both(
    (s) =>
      svg`M${s * 30} -15C${s * 40} -24 ${s * 58} -25 ${s * 71} -15${age > 44 && svg`M${s * 34} 22Q${s * 50} 29 ${s * 66} 21`}${age > 52 && svg`M${s * 82} 2L${s * 92} -3M${s * 82} 9L${s * 92} 11`}`,
  );
  const dots = "M-50.5 -1.5h0M50.5 -1.5h0";
  return svg`<path d="${both(almond)}" fill="#F8F0E4"/>
    <g clip-path="${paint.clip(`<path d="${both(almond)}"/>`)}" stroke-linecap="round"><path d="${dots}" stroke="${iris}" stroke-width="25"/><path d="${dots}" stroke="#17110D" stroke-width="13"/>
    <path d="${both((s) => svg`M${s * 24} -14H${s * 78}V-3Q${s * 52} -14 ${s * 24} 3Z`)}" fill="${skin.deep}" opacity=".35"/></g>
    <path d="M-46.5 -4.5h0M54.5 -4.5h0" stroke="#fff" stroke-width="6" stroke-linecap="round"/><path d="${both(lid)}" fill="#2A1B14"/>
    <path d="${folds}" fill="none" stroke="${skin.shade}" stroke-width="3.2" stroke-linecap="round"/>`;
}

function brows(color: string, thick: boolean): string {
  const t = thick ? 1 : 0;
  const brow = (s: Side) =>
    svg`M${s * 24} ${-33 - t * 2}C${s * 38} ${-43 - t * 3} ${s * 58} ${-47 - t * 3} ${s * 82} -34C${s * 62} -40 ${s * 42} ${-37 + t * 2} ${s * 25} ${-25 + t * 2}C${s * 22} -27 ${s * 22} -31 ${s * 24} ${-33 - t * 2}Z`;
  return svg`<path d="${both(brow)}" fill="${color}"/>`;
}

function nose(skin: Skin, broad: number): string {
  const n = 17 + broad * 6;
  return svg`<path d="M-14 -22C-9 8 -12 34 ${-n} 54C${-n - 4} 64 ${-n + 4} 70 -9 67C-3 72 5 72 9 68L-4 60C-8 36 -6 6 -14 -22Z" fill="${skin.shade}" opacity=".75"/>
    <path d="M${-n} 58C${-n - 2} 67 ${-n + 7} 71 -8 66.5C-3 72 4 72 8 66.5C${n - 7} 71 ${n + 2} 67 ${n} 58" fill="none" stroke="${skin.deep}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/>`;
}

function mouth(skin: Skin, smile: Smile, lipColor: string): string {
  if (smile === "open")
    return svg`<path d="M-42 93C-26 97 26 97 42 93C36 117 18 125 0 125S-36 117 -42 93Z" fill="#6E2A26"/>
      <path d="M-38 95.5C-24 98.5 24 98.5 38 95.5C35 107 18 110 0 110S-35 107 -38 95.5Z" fill="#FFFAF2"/>
      <path d="M-44 92C-30 91 -12 86 -6 88.5Q0 91 6 88.5C12 86 30 91 44 92C28 99 -28 99 -44 92Z" fill="${lipColor}"/>
      <path d="M-33 109C-22 119 -10 121 0 121S22 119 33 109C26 125 12 131 0 131S-26 125 -33 109Z" fill="${lipColor}"/>
      <path d="M-47 88Q-50 92 -46 97M47 88Q50 92 46 97" fill="none" stroke="${skin.deep}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`;
  const w = smile === "soft" ? 34 : 40;
  return svg`<path d="M${-w} 98C-22 97 -12 91 -6 93Q0 95.5 6 93C12 91 22 97 ${w} 98C20 106 -20 106 ${-w} 98Z" fill="${lipColor}"/>
    <path d="M${-w + 5} 101Q0 110 ${w - 5} 101C20 118 8 120 0 120S-20 118 ${-w + 5} 101Z" fill="${lipColor}" opacity=".72"/>
    <path d="M${-w - 3} 95Q${-w} 99 ${-w + 8} 101Q0 109 ${w - 8} 101Q${w} 99 ${w + 3} 95" fill="none" stroke="${skin.deep}" stroke-width="3.6" stroke-linecap="round"/>`;
}

const freckleMarks =
  "M-66 40h0M-56 48h0M-46 42h0M-36 50h0M-60 58h0M-46 58h0M66 40h0M56 48h0M46 42h0M36 50h0M60 58h0M46 58h0M-8 34h0M8 38h0";

/** Eyes, brows, nose, mouth and the lines of age. */
export function features(paint: Paint, person: Person, skin: Skin, hair: HairTone, chance: number): string {
  const woman = person.gender === "woman";
  const dark = isDark(person.skin);
  const brownEyed = dark || person.skin === "tan";
  const iris = brownEyed
    ? irises[chance > 0.5 ? 0 : 1]
    : (irises[Math.floor(chance * irises.length)] ?? irises[0]);
  const broad = dark ? 1 : 0.3;
  return svg`${person.age > 60 && svg`<path d="M-46 -84Q0 -92 46 -84M-36 -68Q0 -75 36 -68" fill="none" stroke="${skin.shade}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`}
    ${person.freckles && svg`<path d="${freckleMarks}" stroke="${skin.deep}" stroke-width="4.5" stroke-linecap="round" opacity=".42"/>`}
    ${nose(skin, broad)}${eyes(paint, skin, iris, woman, person.age)}
    ${brows(hair.shade, !woman)}
    ${mouth(skin, person.smile, woman || dark ? skin.lip : skin.shade)}
    ${person.age > 42 && svg`<path d="M-30 66Q-50 78 -54 94M30 66Q50 78 54 94" fill="none" stroke="${skin.shade}" stroke-width="3.2" stroke-linecap="round"/>`}`;
}

/** Glasses; the lenses catch a little light. */
export function glasses(shape: Glasses, color: string, cheek: number): string {
  if (shape === "none") return "";
  const lens = (s: number) =>
    ({
      round: svg`<circle cx="${s * 51}" cy="2" r="33"/>`,
      square: svg`<rect x="${s * 51 - 36}" y="-24" width="72" height="52" rx="13"/>`,
      "half-rim": svg`<path d="M${s * 51 - 35} 2V-14Q${s * 51 - 35} -23 ${s * 51 - 26} -23H${s * 51 + 26}Q${s * 51 + 35} -23 ${s * 51 + 35} -14V2" />`,
      "cat-eye": svg`<path d="M${s * 16} -14C${s * 30} -28 ${s * 74} -32 ${s * 92} -34C${s * 92} 8 ${s * 78} 28 ${s * 52} 28C${s * 28} 28 ${s * 14} 8 ${s * 16} -14Z"/>`,
    })[shape];
  return svg`<g fill="#fff" fill-opacity=".14" stroke="${color}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${lens(-1)}${lens(1)}
    <path d="M-17 -6Q0 -16 17 -6M-87 -10L${-cheek - 4} -14M87 -10L${cheek + 4} -14" fill="none"/></g>`;
}
