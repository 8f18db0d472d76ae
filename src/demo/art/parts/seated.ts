import { mix } from "../color";
import type { Paint } from "../drawing";
import type { PersonOptions } from "../portrait/person";
import { bust } from "../portrait/portrait";
import { skins } from "../portrait/tones";
import { svg } from "../svg";

export interface Seated {
  readonly person: PersonOptions & { readonly garment: string; readonly skin: keyof typeof skins };
  readonly trousers: string;
  /** Colour of the exercise ball; without one the person sits cross-legged on the floor. */
  readonly ball?: string;
  readonly holds?: "belly" | "baby" | "knees";
}

function baby(skin: string): string {
  return svg`<g transform="translate(0 452) rotate(-14)"><ellipse cx="-96" cy="-18" rx="62" ry="60" fill="#F6E3B8"/><circle cx="-92" cy="-14" r="50" fill="${skin}"/><path d="M-142 -20A50 50 0 0 1 -48 -38Q-96 -62 -142 -20Z" fill="#F2B441"/>
    <path d="M-116 -10q8 8 16 2M-82 -12q8 8 16 0M-100 12q8 6 15 0" fill="none" stroke="#4A2C18" stroke-width="4.5" stroke-linecap="round"/>
    <path d="M-62 -58C40 -86 150 -56 172 4C160 60 40 84 -58 46C-34 10 -36 -24 -62 -58Z" fill="#FAF1DC"/><path d="M-58 46C-34 10 -36 -24 -62 -58C0 -40 70 -10 172 4C120 10 30 40 -58 46Z" fill="#E7D3A6"/></g>`;
}

/** A person sitting and facing us, from the waist up as in a portrait; the origin is between the eyes. */
export function seated(paint: Paint, { person, trousers, ball, holds = "knees" }: Seated): string {
  const { garment } = person;
  const dark = mix(garment, "#0B1F1E", 0.24);
  const darkLeg = mix(trousers, "#0B1F1E", 0.24);
  const skin = skins[person.skin];
  const wide = person.gender === "man" ? 1.12 : 1;
  const limb = (path: string, color: string, width: number) =>
    svg`<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const foot = (s: number, x: number, y: number) =>
    svg`<path d="M${x - 44} ${y}Q${x - 40} ${y - 44} ${x} ${y - 40}Q${x + 40} ${y - 44} ${x + 44} ${y}Z" fill="${s < 0 ? "#D9CDB8" : "#F4EEE0"}"/>`;
  const legs = ball
    ? svg`<circle cy="690" r="226" fill="${ball}"/><path d="M-226 690A226 226 0 0 0 40 912A300 300 0 0 1 -120 500A226 226 0 0 0 -226 690Z" fill="${mix(ball, "#0B1F1E", 0.22)}"/>
      ${limb("M-80 580L-236 640L-196 850", darkLeg, 112)}${limb("M80 580L236 640L196 850", trousers, 112)}${foot(-1, -196, 916)}${foot(1, 196, 916)}`
    : svg`<ellipse cy="640" rx="170" ry="66" fill="${darkLeg}"/>${limb("M-80 570L-270 660L40 722", darkLeg, 104)}${limb("M80 570L270 660L-40 728", trousers, 104)}<ellipse cx="-96" cy="742" rx="54" ry="30" fill="#F4EEE0"/><ellipse cx="100" cy="736" rx="54" ry="30" fill="#D9CDB8"/>`;
  const hand = (x: number, y: number) =>
    svg`<ellipse cx="${x}" cy="${y}" rx="40" ry="30" fill="${skin.base}"/>`;
  const arm = (s: number, elbow: readonly [number, number], wrist: readonly [number, number]) =>
    limb(
      svg`M${s * 176 * wide} 300L${s * elbow[0] * wide} ${elbow[1]}L${s * wrist[0]} ${wrist[1]}`,
      s < 0 ? dark : garment,
      80,
    );
  const arms = {
    belly: svg`<ellipse cy="500" rx="158" ry="126" fill="${garment}"/><path d="M-158 500A158 126 0 0 0 40 622Q-110 560 -96 410Q-158 440 -158 500Z" fill="${dark}"/><path d="M60 400Q130 430 132 510" fill="none" stroke="${mix(garment, "#FFF6E0", 0.3)}" stroke-width="7" stroke-linecap="round"/>${arm(-1, [216, 440], [120, 560])}${arm(1, [216, 420], [96, 424])}${hand(-60, 584)}${hand(50, 428)}`,
    baby: svg`${arm(1, [212, 430], [150, 500])}${arm(-1, [216, 440], [40, 548])}${baby(skin.base)}${hand(-10, 536)}${hand(150, 476)}`,
    knees: svg`${arm(-1, [232, 440], [220, 590])}${arm(1, [232, 440], [220, 590])}${hand(-226, 630)}${hand(226, 630)}`,
  }[holds];
  return svg`${ball ? "" : legs}${ball && legs.slice(0, legs.indexOf('<path d="M-80'))}<path d="M${-176 * wide} 400Q-184 520 -140 620H140Q184 520 ${176 * wide} 400Z" fill="${garment}"/><path d="M${-176 * wide} 400Q-184 520 -140 620H-90Q-130 500 -110 400Z" fill="${dark}"/>
    ${bust(paint, person)}${ball ? legs.slice(legs.indexOf('<path d="M-80')) : ""}${arms}`;
}
