import { describe, expect, test } from "vitest";
import { colorPairs } from "~/ui/contrast/pairs";
import { allBlocks } from "../registry";

/**
 * The contrast of each pair is tested in src/ui/contrast, for the default colors and for those of a brand.
 */
const onPaper = colorPairs
  .filter(({ ground }) => ground === "paper")
  .map(({ front, use }) => `${front} as ${use}`);

const choices = allBlocks().flatMap(({ name, fields }) =>
  fields.ground ? [{ name, colors: (fields.ground.settings.choices ?? []) as { value: string }[] }] : [],
);

describe("the background of a block", () => {
  test.each(choices)("all text is readable on the color of $name", ({ colors }) => {
    expect(colors.length).toBeGreaterThan(0);
    for (const { value } of colors) {
      const pairs = colorPairs.filter(({ ground }) => ground === value);
      expect(pairs.map(({ front, use }) => `${front} as ${use}`)).toEqual(expect.arrayContaining(onPaper));
    }
  });
});
