import type { Paint } from "../drawing";
import { svg } from "../svg";
import type { FaceShape } from "./person";
import type { Skin } from "./tones";

/** Half widths and heights of a head around the middle of its eye line, in the portrait's pixels. */
export interface Head {
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  readonly bottom: number;
}

export const heads: Record<FaceShape, Head> = {
  oval: { cheek: 102, jaw: 86, chin: 40, bottom: 150 },
  round: { cheek: 107, jaw: 97, chin: 52, bottom: 142 },
  square: { cheek: 104, jaw: 97, chin: 56, bottom: 150 },
  long: { cheek: 98, jaw: 84, chin: 42, bottom: 160 },
  heart: { cheek: 104, jaw: 80, chin: 32, bottom: 148 },
};

/** The outline of the face, from the crown over the jaw and back. */
export function faceOutline({ cheek, jaw, chin, bottom }: Head): string {
  const half = (s: number) =>
    svg`C${s * cheek} 44 ${s * (jaw + 4)} ${bottom - 72} ${s * jaw} ${bottom - 56}C${s * (jaw - 8)} ${bottom - 28} ${s * chin * 1.2} ${bottom} 0 ${bottom}`;
  const back = svg`C${-chin * 1.2} ${bottom} ${-(jaw - 8)} ${bottom - 28} ${-jaw} ${bottom - 56}C${-(jaw + 4)} ${bottom - 72} ${-cheek} 44 ${-cheek} -20`;
  return svg`M0 -150C${cheek * 0.72} -150 ${cheek} -100 ${cheek} -20${half(1)}${back}C${-cheek} -100 ${-cheek * 0.72} -150 0 -150Z`;
}

export function neck(skin: Skin, head: Head, broad: boolean): string {
  const n = broad ? 66 : 54;
  const b = head.bottom;
  return svg`<path d="M${-n} 60V150Q${-n - 4} 190 -118 212L0 320L118 212Q${n + 4} 190 ${n} 150V60Z" fill="${skin.base}"/>
    <path d="M${-n} 60H${n}V${b - 4}Q${n * 0.6} ${b + 52} -6 ${b + 56}Q${-n * 0.8} ${b + 54} ${-n} ${b + 30}Z" fill="${skin.shade}"/>`;
}

export function ears(skin: Skin, { cheek }: Head, earrings: boolean): string {
  const ear = (
    s: number,
  ) => svg`<path d="M${s * (cheek - 6)} -22C${s * (cheek + 12)} -38 ${s * (cheek + 25)} -22 ${s * (cheek + 21)} 4C${s * (cheek + 18)} 28 ${s * (cheek + 8)} 44 ${s * (cheek - 6)} 38Z" fill="${s < 0 ? skin.shade : skin.base}"/>
    <path d="M${s * (cheek + 3)} -14C${s * (cheek + 15)} -18 ${s * (cheek + 14)} 6 ${s * (cheek + 6)} 16" fill="none" stroke="${s < 0 ? skin.deep : skin.shade}" stroke-width="4" stroke-linecap="round"/>
    ${earrings && svg`<circle cx="${s * (cheek + 8)}" cy="47" r="7" fill="#F2B441"/>`}`;
  return ear(-1) + ear(1);
}

/** The face with its shadow side, and the shadow which the hair casts on the forehead. */
export function face(paint: Paint, skin: Skin, head: Head): string {
  const outline = faceOutline(head);
  const clip = paint.clip(`<path d="${outline}"/>`);
  const { cheek: c, bottom: b } = head;
  const blush = paint.radial([
    [0, skin.blush, skin.flush],
    [45, skin.blush, skin.flush * 0.55],
    [100, skin.blush, 0],
  ]);
  return svg`<path d="${outline}" fill="${skin.base}"/>
    <g clip-path="${clip}"><path d="M${-c - 20} -160H${-c * 0.5}C${-c * 0.95} -90 ${-c * 0.82} -20 ${-c * 0.84} 30C${-c * 0.8} 80 ${-c * 0.6} ${b - 20} ${-c * 0.1} ${b + 10}H${-c - 20}Z" fill="${skin.shade}" opacity=".55"/>
    <ellipse cx="${-c * 0.56}" cy="56" rx="44" ry="36" fill="${blush}"/><ellipse cx="${c * 0.6}" cy="56" rx="44" ry="36" fill="${blush}"/></g>`;
}
