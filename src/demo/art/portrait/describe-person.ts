import { random } from "../random";
import {
  collars,
  faceShapes,
  grounds,
  type HairColor,
  type HairStyle,
  type Person,
  type PersonOptions,
  skinTones,
  smiles,
} from "./person";

const womensHair: readonly HairStyle[] = [
  "bob",
  "bob-with-bangs",
  "lob",
  "long-straight",
  "long-wavy",
  "low-bun",
  "ponytail",
  "pixie",
  "side-braid",
  "curls",
];
const mensHair: readonly HairStyle[] = ["side-part", "swept-back", "crop", "receding", "short-curls", "buzz"];
const darkHair: readonly HairColor[] = ["black", "black", "espresso"];
const anyHair: readonly HairColor[] = ["espresso", "brown", "chestnut", "auburn", "blond", "sand"];
const garments = ["#12756B", "#0F4C45", "#B2432A", "#4F7F8C", "#6C5B7B", "#8DB39C", "#C98A3C", "#34495E"];

/** Fills in what the options leave open, by the seed; a person with the same options is always the same. */
export function describePerson(options: PersonOptions): Person {
  const next = random(`person ${options.seed}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const age = options.age ?? Math.round(30 + next() * 30);
  const skin = options.skin ?? pick(skinTones);
  const fairSkin = skin === "porcelain" || skin === "fair" || skin === "olive";
  const natural = pick(fairSkin ? anyHair : darkHair);
  return {
    age,
    skin,
    hair: pick(options.gender === "woman" ? womensHair : mensHair),
    hairColor: age > 64 ? "silver" : age > 54 ? "grey" : natural,
    headwear: "none",
    beard: "none",
    glasses: "none",
    face: pick(faceShapes),
    collar: pick(collars),
    stethoscope: false,
    earrings: false,
    freckles: false,
    smile: pick(smiles),
    ground: pick(grounds),
    garment: pick(garments),
    ...options,
  };
}
