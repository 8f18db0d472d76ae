import { expect, test } from "vitest";
import { describeType } from "~/content/describe-type";
import { testActor } from "../../../../../test/factories/content";
import { pageType } from "../../page/definition";
import { blockKinds } from "../block-kinds";
import type { StoredBlock } from "../stored-block";
import { refuseBlocks } from "./refuse-blocks";

const described = describeType(pageType, testActor).fields.find(({ name }) => name === "blocks");
const kinds = blockKinds(described?.settings.blocks ?? []);
const page = { room: "page", depth: 1 } as const;

const text: StoredBlock = { type: "richText", props: { html: "<p>Words</p>" } };
const hero: StoredBlock = { type: "hero", props: { heading: "Come in" } };
const columns = (first: unknown): StoredBlock => ({
  type: "columns",
  props: { first, second: [], third: [] },
});

test("a page can contain every kind of block that it knows, and their nested blocks", () => {
  expect(() => refuseBlocks([hero, text, columns([text])], page, kinds)).not.toThrow();
});

test.each([
  ["of an unknown kind", { type: "hologram", props: {} }, page, "the kind “hologram”"],
  ["of an unknown kind within another one", columns([{ type: "hologram", props: {} }]), page, "“hologram”"],
  [
    "that is too wide for a column",
    hero,
    { room: "narrow", depth: 3 },
    "needs more width than there is here",
  ],
  ["that is too wide for the block around it", columns([hero]), page, "needs more width than there is here"],
  ["nested too deeply", text, null, "would be nested too deeply here"],
] as const)("refuses a block %s in plain words", (_what, block, list, words) => {
  expect(() => refuseBlocks([text, block], list, kinds)).toThrow(words);
});
