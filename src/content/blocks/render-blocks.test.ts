import { expect, test } from "vitest";
import { allBlocks } from "../registry";
import { groundsOf } from "./grounds";
import { renderedBlocks } from "./render-blocks";

test("every block that staff can place has a component, and vice versa", () => {
  expect(renderedBlocks.toSorted()).toEqual(
    allBlocks()
      .map(({ name }) => name)
      .toSorted(),
  );
});

const of = (...types: (string | [string, string])[]) =>
  types.map((one) =>
    typeof one === "string" ? { type: one, props: {} } : { type: one[0], props: { ground: one[1] } },
  );

test("neighbors have different backgrounds", () => {
  const blocks = of("hero", "cards", "steps", "accordion", "contactFacts", "table", "quote");
  const grounds = groundsOf(blocks).slice(1);
  expect(grounds.slice(1).every((ground, at) => ground !== grounds[at])).toBe(true);
});

test("an editor's choice stays, and its neighbors differ from it", () => {
  const grounds = groundsOf(of("cards", ["richText", "paper"], "steps", ["richText", "sand"], "cards"));
  expect(grounds[1]).toBe("paper");
  expect(grounds[3]).toBe("sand");
  expect(grounds[0]).not.toBe("paper");
  expect(["paper", "sand"]).not.toContain(grounds[2]);
  expect(grounds[4]).not.toBe("sand");
});

test("a notice has the background of what follows it", () => {
  const grounds = groundsOf(of("hero", "alert", "contactFacts"));
  expect(grounds[1]).toBe(grounds[2]);
});
