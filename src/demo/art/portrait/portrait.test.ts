import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  beards,
  collars,
  faceShapes,
  glassesShapes,
  grounds,
  hairColors,
  hairStyles,
  headwears,
  type PersonOptions,
  skinTones,
  smiles,
} from "./person";
import { portrait } from "./portrait";

const base: PersonOptions = { seed: "test", gender: "woman" };

const choices: readonly PersonOptions[] = [
  ...hairStyles.map((hair) => ({ ...base, hair })),
  ...hairColors.map((hairColor) => ({ ...base, hairColor })),
  ...headwears.map((headwear) => ({ ...base, headwear })),
  ...beards.map((beard): PersonOptions => ({ ...base, gender: "man", beard })),
  ...collars.map((collar) => ({ ...base, collar })),
  ...skinTones.map((skin) => ({ ...base, skin })),
  ...faceShapes.map((face) => ({ ...base, face })),
  ...glassesShapes.map((glasses) => ({ ...base, glasses })),
  ...smiles.map((smile) => ({ ...base, smile })),
  ...grounds.map((ground) => ({ ...base, ground })),
];

describe("a portrait", () => {
  it("is the same each time for the same person", () => {
    expect(portrait({ seed: "ruth", gender: "woman" })).toBe(portrait({ seed: "ruth", gender: "woman" }));
  });

  it("differs from person to person", () => {
    const people = Array.from({ length: 40 }, (_, i) =>
      portrait({ seed: `person-${i}`, gender: i % 2 ? "man" : "woman" }),
    );
    const drawings = people.map((source) => source.replaceAll(/portrait-person-\d+/g, ""));
    expect(new Set(drawings).size).toBe(40);
  });

  it("shows what is asked for: each choice of a feature gives another face", () => {
    for (const list of [
      hairStyles.map((hair) => ({ ...base, hair })),
      skinTones.map((skin) => ({ ...base, skin })),
      collars.map((collar) => ({ ...base, collar })),
    ])
      expect(new Set(list.map(portrait)).size).toBe(list.length);
  });

  it("is plain, small SVG of 640 by 800 for every feature", async () => {
    for (const options of choices) {
      const source = portrait(options);
      expect(source).not.toMatch(/\sstyle=|<script|<text|<image|\son[a-z]+=|NaN|undefined/);
      expect(Buffer.byteLength(source)).toBeLessThanOrEqual(40_000);
      const { width, height } = await sharp(Buffer.from(source)).metadata();
      expect([width, height]).toEqual([640, 800]);
    }
  });
});
