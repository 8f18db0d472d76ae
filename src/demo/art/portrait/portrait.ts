import { drawing, type Paint } from "../drawing";
import { ridge } from "../parts/curve";
import { place } from "../parts/place";
import { random } from "../random";
import { svg } from "../svg";
import { beardShape } from "./beard";
import { cloth, clothes, stethoscope } from "./clothes";
import { describePerson } from "./describe-person";
import { features, glasses } from "./features";
import type { Hair, HairShapes } from "./hair";
import { longHair } from "./hair-long";
import { shortHair } from "./hair-short";
import { texturedHair } from "./hair-textured";
import { ears, face, faceOutline, heads, neck } from "./head";
import { headwearLayers } from "./headwear";
import type { Person, PersonOptions } from "./person";
import { groundTones, hairTones, isDark, skins } from "./tones";

const hairShapes: HairShapes = { ...shortHair, ...longHair, ...texturedHair };

function hairLayers(person: Person, next: () => number): Hair {
  const own = hairShapes[person.hair]?.(hairTones[person.hairColor], next) ?? { front: "" };
  const covering = headwearLayers(person.headwear, cloth(person.garment));
  if (!covering) return own;
  if (person.headwear === "scrub-cap")
    return {
      ...covering,
      back: own.back,
      front: svg`<g transform="translate(0 8) scale(.97)">${own.front}</g>${covering.front}`,
    };
  if (person.headwear === "headscarf") return { ...covering, back: own.back, drape: own.drape };
  return covering;
}

/** A person from the chest up without a ground; the origin is between the eyes, the head about 300 pixels tall. */
export function bust(paint: Paint, options: PersonOptions): string {
  const person = describePerson(options);
  const next = random(`bust ${person.seed}`);
  const chance = next();
  const skin = skins[person.skin];
  const head = heads[person.face];
  const tone = hairTones[person.hairColor];
  const broad = person.gender === "man";
  const hair = hairLayers(person, next);
  const scale = head.cheek / 104;
  const scaled = (layer?: string) => (layer ? svg`<g transform="scale(${scale} 1)">${layer}</g>` : "");
  const masses = hair.front.match(/<path [^>]*fill="#[^>]*>/g)?.join("") ?? "";
  const shadow =
    masses &&
    svg`<g clip-path="${paint.clip(svg`<path d="${faceOutline(head)}"/>`)}"><g transform="translate(-7 13)" fill="${skin.shade}" opacity=".5">${scaled(masses.replaceAll(/ (fill|opacity)="[^"]+"/g, ""))}</g></g>`;
  const garment = cloth(
    person.headwear === "none" || person.headwear === "scrub-cap" ? person.garment : "#12756B",
  );
  const tilt = svg` transform="rotate(${(next() - 0.5) * 6} 0 150)"`;
  const turn = (next() - 0.5) * 14;
  const frame = next() > 0.5 ? "#1F2124" : isDark(person.skin) ? "#D9A441" : "#5B3A29";
  return svg`<g${tilt}>${scaled(hair.back)}</g>${neck(skin, head, broad)}
    <g transform="translate(0 -34)">${clothes(person.collar, garment, skin.base, broad)}${person.stethoscope && !hair.drape && stethoscope()}</g>
    <g${tilt}>${!hair.coversEars && ears(skin, head, person.earrings)}${face(paint, skin, head)}${shadow}
    ${beardShape(person.beard, tone, head)}<g transform="translate(${turn})">${features(paint, person, skin, tone, chance)}</g>
    ${scaled(hair.front)}<g transform="translate(${turn})">${glasses(person.glasses, frame, head.cheek)}</g>${scaled(hair.drape)}</g>
    ${person.stethoscope && hair.drape && `<g transform="translate(0 -34)">${stethoscope()}</g>`}`;
}

/** A portrait, 640 by 800 pixels: head and shoulders on a tinted ground. The same options give the same picture. */
export function portrait(options: PersonOptions): string {
  const person = describePerson(options);
  const [top, bottom, hill] = groundTones[person.ground];
  const next = random(`ground ${person.seed}`);
  const y = 520 + next() * 90;
  return drawing(
    `portrait-${person.seed}`,
    640,
    800,
    (paint) => svg`<rect width="640" height="800" fill="${paint.linear([
      [0, top],
      [100, bottom],
    ])}"/>
    <path d="${ridge(
      [
        [0, y + next() * 80 - 40],
        [200, y - 40 * next()],
        [430, y + 60 * next()],
        [640, y + next() * 80 - 40],
      ],
      800,
    )}" fill="${hill}"/>
    ${place(bust(paint, person), 320, 352, 1.2)}`,
  );
}
