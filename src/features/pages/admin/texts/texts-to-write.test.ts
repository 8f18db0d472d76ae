import { expect, test } from "vitest";
import { describeType } from "~/content/describe-type";
import { testActor } from "../../../../../test/factories/content";
import { pageType } from "../../page/definition";
import { pageTemplates } from "../../templates/page-templates";
import { blockKinds } from "../block-kinds";
import { placedComponents } from "../placed-components";
import { toPuck } from "../puck-data";
import { textsToWrite } from "./texts-to-write";

const described = describeType(pageType, testActor).fields.find(({ name }) => name === "blocks");
const kinds = blockKinds(described?.settings.blocks ?? []);

test.each(pageTemplates.map((template) => [template.name, template] as const))(
  "every text that the template “%s” asks for is in its form, in order",
  (_, { blocks }) => {
    const texts = placedComponents(toPuck(blocks, kinds), kinds).flatMap((block) =>
      textsToWrite(block, kinds),
    );
    expect(texts.map(({ path }) => path)).toEqual(blocks.flatMap(({ hints = {} }) => Object.keys(hints)));
    expect(texts.every(({ isEmpty }) => isEmpty)).toBe(true);
  },
);

test("a text that is written counts as such, and one whose entry was removed is left out", () => {
  const block = {
    type: "contactFacts",
    props: { heading: "Questions?", items: [{ label: "The front desk", hours: "" }] },
    hints: { "items.0.label": "Who", "items.0.hours": "When", "items.1.label": "Who else" },
  };
  const [placed] = placedComponents(toPuck([block], kinds), kinds);
  const texts = placed ? textsToWrite(placed, kinds) : [];
  expect(texts.map(({ path, isEmpty }) => [path, isEmpty])).toEqual([
    ["items.0.label", false],
    ["items.0.hours", true],
  ]);
});
