import { mix } from "../color";
import { svg } from "../svg";
import { curve, type Point } from "./curve";

/** A person seen from some way off, 100 units tall, standing on the origin. Arms go shoulder, elbow, hand. */
export interface Figure {
  readonly top: string;
  readonly bottom: string;
  readonly skin: string;
  readonly hair: string;
  readonly shoes?: string;
  /** The reader's left arm and right arm: elbow and hand. */
  readonly left?: readonly [elbow: Point, hand: Point];
  readonly right?: readonly [elbow: Point, hand: Point];
  /** Feet left and right of the middle; wider when walking. */
  readonly feet?: readonly [left: number, right: number];
  readonly wears?: "trousers" | "skirt" | "coat";
  readonly head?: "short" | "bun" | "long" | "cap" | "hat" | "scarf" | "curls";
  /** What the head covering is made of. */
  readonly cover?: string;
  /** Seen from behind. */
  readonly back?: boolean;
  /** Where the light comes from: 1 right, -1 left, 0 behind. */
  readonly light?: -1 | 0 | 1;
}

function headOf({ skin, hair, head = "short", cover = "#B98A3C", back = false }: Figure): string {
  const face = svg`<path d="M-2.6 -88V-80H2.6V-88Z" fill="${mix(skin, "#3A1D12", 0.25)}"/><ellipse cy="-92" rx="5.2" ry="6.4" fill="${back ? hair : skin}"/>${!back && svg`<path d="M-2.1 -91.8h0M2.1 -91.8h0" stroke="#2A1B14" stroke-width="1.1" stroke-linecap="round"/><path d="M-1.9 -88.6Q0 -87.4 1.9 -88.6" fill="none" stroke="${mix(skin, "#5A1F14", 0.5)}" stroke-width=".8" stroke-linecap="round"/>`}`;
  const crown = svg`<path d="M-5.7 -91C-7 -98 -3.6 -100.5 0 -100.5S7 -98 5.7 -91C4.6 -94 3 -96 0 -96S-4.6 -94 -5.7 -91Z" fill="${hair}"/>`;
  switch (head) {
    case "bun":
      return svg`<circle cx="0" cy="-102" r="3.2" fill="${hair}"/>${face}${crown}`;
    case "long":
      return svg`<path d="M-6 -93C-8 -86 -7 -82 -6.4 -79H6.4C7 -82 8 -86 6 -93Z" fill="${hair}"/>${face}${crown}`;
    case "curls":
      return svg`<circle cy="-94" r="8.4" fill="${hair}"/><circle cx="-5.5" cy="-90" r="4" fill="${hair}"/><circle cx="5.5" cy="-90" r="4" fill="${hair}"/>${face}<path d="M-5.6 -92C-5 -98 5 -98 5.6 -92Q0 -96.5 -5.6 -92Z" fill="${hair}"/>`;
    case "scarf":
      return svg`${face}<path d="M0 -100C6 -100 7.4 -95 6.6 -90C6.2 -86 6.5 -83 8 -79H-8C-6.5 -83 -6.2 -86 -6.6 -90C-7.4 -95 -6 -100 0 -100ZM0 -97C-3.5 -97 -4.5 -93 -4 -90C-3.5 -87 -2 -86 0 -86S3.5 -87 4 -90C4.5 -93 3.5 -97 0 -97Z" fill="${cover}"/>`;
    case "cap":
      return svg`${face}${crown}<path d="M-6 -94C-6 -99.5 -3.6 -101 0 -101S6 -99.5 6 -94Z" fill="${cover}"/><path d="M0 -94.8H9.5V-93.2H0Z" fill="${mix(cover, "#1B2624", 0.3)}"/>`;
    case "hat":
      return svg`${face}${crown}<path d="M-11 -95.5Q0 -92.5 11 -95.5Q6 -97.5 5.4 -97.5L4.5 -102.5Q0 -104.5 -4.5 -102.5L-5.4 -97.5Q-6 -97.5 -11 -95.5Z" fill="${cover}"/>`;
    default:
      return face + crown;
  }
}

/** Draws a person from some way off; scale it with `place`. */
export function figure(person: Figure): string {
  const { top, bottom, skin, shoes = "#2B2F33", wears = "trousers", feet = [-4, 4], light = 1 } = person;
  const {
    left = [
      [-13, -64],
      [-11, -50],
    ],
    right = [
      [13, -64],
      [11, -50],
    ],
  } = person;
  const dark = mix(top, "#0B1F1E", 0.26);
  const darkBottom = mix(bottom, "#0B1F1E", 0.26);
  const arm = (side: -1 | 1, [elbow, hand]: readonly [Point, Point]) => {
    const shoulder: Point = [side * 8.6, -77];
    const color = light === side ? top : dark;
    return svg`<circle cx="${hand[0]}" cy="${hand[1]}" r="2.7" fill="${skin}"/><path d="M${shoulder[0]} ${shoulder[1]}L${elbow[0]} ${elbow[1]}L${elbow[0] + (hand[0] - elbow[0]) * 0.86} ${elbow[1] + (hand[1] - elbow[1]) * 0.86}" fill="none" stroke="${color}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
  };
  const bare = wears === "skirt";
  const shin = bare ? [skin, mix(skin, "#3A1D12", 0.25)] : [bottom, darkBottom];
  const leg = (side: -1 | 1, x: number) =>
    svg`<path d="${curve([
      [side * 3.8, -50],
      [(side * 3.8 + x) / 2 + side, -26],
      [x, -3],
    ])}" fill="none" stroke="${shin[light === side ? 0 : 1] ?? bottom}" stroke-width="${bare ? 4.4 : 7.2}"/>
      <path d="M${x - 3.6} 0.5V-3Q${x} -5 ${x + 3.6} -3L${x + 5.4} 0.5Z" fill="${shoes}"/>`;
  const skirt = svg`<path d="M-8.5 -56H8.5L13 -22Q0 -18 -13 -22Z" fill="${bottom}"/><path d="M-8.5 -56H-1L-4 -19.5Q-9 -20.5 -13 -22Z" fill="${darkBottom}"/>`;
  const hem = wears === "coat" ? svg`L11.5 -34Q0 -31 -11.5 -34Z` : "L8.8 -48Q0 -46 -8.8 -48Z";
  const hemShade = wears === "coat" ? "L-3 -32Q-8 -32.5 -11.5 -34Z" : "L-2 -46.6Q-6 -47 -8.8 -48Z";
  return svg`${leg(-1, feet[0])}${leg(1, feet[1])}${bare && skirt}${arm(light === 1 ? -1 : 1, light === 1 ? left : right)}
    <path d="M-10.5 -78Q-9.5 -82.5 -3 -83H3Q9.5 -82.5 10.5 -78L8 -58${hem}" fill="${top}"/><path d="M-10.5 -78Q-9.5 -82.5 -3 -83Q-5 -66 -2 -58${hemShade}L-8 -58Z" fill="${dark}"/>
    ${headOf(person)}${arm(light === 1 ? 1 : -1, light === 1 ? right : left)}`;
}
