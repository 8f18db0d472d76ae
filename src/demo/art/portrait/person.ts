export const skinTones = ["porcelain", "fair", "olive", "tan", "almond", "brown", "umber", "deep"] as const;
export const hairColors = [
  "black",
  "espresso",
  "brown",
  "chestnut",
  "auburn",
  "ginger",
  "blond",
  "sand",
  "grey",
  "silver",
  "white",
] as const;
export const hairStyles = [
  "side-part",
  "swept-back",
  "crop",
  "buzz",
  "receding",
  "bald",
  "fringe-of-hair",
  "pixie",
  "bob",
  "bob-with-bangs",
  "lob",
  "long-straight",
  "long-wavy",
  "low-bun",
  "top-bun",
  "ponytail",
  "side-braid",
  "short-curls",
  "curls",
  "long-curls",
  "afro",
  "high-top-fade",
  "locs",
  "locs-tied-back",
  "box-braids",
  "cornrows",
] as const;
export const headwears = ["none", "hijab", "turban", "headscarf", "scrub-cap", "headband"] as const;
export const beards = ["none", "stubble", "short", "full", "goatee", "moustache"] as const;
export const collars = [
  "white-coat",
  "white-coat-tie",
  "white-coat-scrubs",
  "scrubs",
  "blouse",
  "shirt",
  "shirt-tie",
  "suit-tie",
  "cardigan",
  "sweater",
  "fleece-vest",
  "polo",
] as const;
export const faceShapes = ["oval", "round", "square", "long", "heart"] as const;
export const glassesShapes = ["none", "round", "square", "half-rim", "cat-eye"] as const;
export const smiles = ["gentle", "open", "soft"] as const;
export const grounds = ["mist", "sand", "sage", "wheat", "dusk", "rose"] as const;

export type SkinTone = (typeof skinTones)[number];
export type HairColor = (typeof hairColors)[number];
export type HairStyle = (typeof hairStyles)[number];
export type Headwear = (typeof headwears)[number];
export type Beard = (typeof beards)[number];
export type Collar = (typeof collars)[number];
export type FaceShape = (typeof faceShapes)[number];
export type Glasses = (typeof glassesShapes)[number];
export type Smile = (typeof smiles)[number];
export type Ground = (typeof grounds)[number];

/** How a person looks. What is left out is chosen by the seed, so that it never changes. */
export interface PersonOptions {
  /** Any stable text, such as the person's slug. */
  readonly seed: string;
  readonly gender: "woman" | "man";
  /** Years; decides grey hair and the few lines of a face. */
  readonly age?: number;
  readonly skin?: SkinTone;
  readonly hair?: HairStyle;
  readonly hairColor?: HairColor;
  readonly headwear?: Headwear;
  readonly beard?: Beard;
  readonly glasses?: Glasses;
  readonly face?: FaceShape;
  readonly collar?: Collar;
  /** A stethoscope round the neck. */
  readonly stethoscope?: boolean;
  /** Earrings. */
  readonly earrings?: boolean;
  readonly freckles?: boolean;
  readonly smile?: Smile;
  readonly ground?: Ground;
  /** Colour of the garment (or of the scarf), as #rrggbb. */
  readonly garment?: string;
}

export type Person = Required<PersonOptions>;
