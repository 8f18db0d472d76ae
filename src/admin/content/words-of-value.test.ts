import { expect, test } from "vitest";
import { describeFields } from "~/content/describe-type";
import { pageType } from "~/features/pages/page/definition";
import { wordsOfValue } from "./words-of-value";

test("compares pages by the text of their blocks, not by ids and hints", () => {
  const field = describeFields(pageType.fields).find(({ name }) => name === "blocks");
  if (!field) throw new Error("A page has blocks.");
  const blocks = [
    { type: "hero", id: "hero-1", props: { heading: "Knees", lead: "" }, hints: { lead: "Whom it helps" } },
    {
      type: "section",
      id: "section-1",
      props: { content: [{ type: "quote", id: "q-1", props: { text: "In short.", name: "Ada" } }] },
    },
    { type: "gone", props: {} },
  ];
  expect(wordsOfValue(field, blocks, {})).toBe(
    ["Opening of a page", "Knees", "Section", "Quotation", "In short.", "Ada", "gone"].join("\n"),
  );
});
