import { expect, test } from "vitest";
import { withIds } from "~/content/blocks/with-ids";
import { describeType } from "~/content/describe-type";
import type { FieldDescription } from "~/content/description";
import { FIELD_KINDS } from "~/content/fields/field-kind";
import { allBlocks } from "~/content/registry";
import { contentRecords } from "~/demo/content/records";
import { testActor } from "../../../../test/factories/content";
import { pageType } from "../page/definition";
import { blockKinds } from "./block-kinds";
import { placedComponents } from "./placed-components";
import { puckConfig } from "./puck-config";
import { fromPuck, toPuck, withFreshIds, withoutIds } from "./puck-data";
import type { StoredBlock } from "./stored-block";

const described = describeType(pageType, testActor).fields.find(({ name }) => name === "blocks");
const blocks = described?.settings.blocks ?? [];
const kinds = blockKinds(blocks);
const config = puckConfig(blocks, ["hologram"]);

const columns: StoredBlock = {
  type: "columns",
  id: "columns-1",
  props: {
    split: "halves",
    first: [{ type: "richText", id: "a", props: { html: "<p>Left</p>" } }],
    second: [{ type: "hologram", id: "b", props: { depth: [3], id: "its own" } }],
    third: [],
  },
};

test("every block is a component with its label, and every field an input of the admin or a slot", () => {
  expect(Object.keys(config.components).sort()).toEqual(
    [...allBlocks().map(({ name }) => name), "hologram"].sort(),
  );
  for (const block of blocks) {
    const component = config.components[block.name];
    expect(component?.label).toBe(block.label);
    expect(component?.defaultProps).toEqual(block.example);
    const fields = Object.entries(component?.fields ?? {});
    // The headings of a table are edited within the table's input.
    const withinTables = block.fields.map(({ settings }) => settings?.headings);
    const own = block.fields.map(({ name }) => name).filter((name) => !withinTables.includes(name));
    expect(fields.map(([name]) => name)).toEqual(own);
    for (const [name, field] of fields) {
      const own = block.fields.find((one) => one.name === name) as FieldDescription;
      expect(FIELD_KINDS).toContain(own.kind);
      expect(field.type).toBe(own.kind === "SLOT" ? "slot" : "custom");
    }
  }
  const listed = Object.values(config.categories ?? {}).flatMap((category) => category?.components ?? []);
  expect(listed.sort()).toEqual(blocks.map(({ name }) => name).sort());
});

test("every page of the demo survives the conversion to Puck and back", () => {
  for (const { type, data } of contentRecords().filter((record) => record.type === pageType)) {
    const stored = withIds(data.blocks as StoredBlock[]);
    expect([type.name, fromPuck(toPuck(stored, kinds), kinds)]).toEqual([type.name, stored]);
  }
});

test("an unknown block keeps its data, within a slot too", () => {
  const unknown: StoredBlock = {
    type: "hologram",
    props: { id: "its own", depth: 3, first: [{ type: "x" }] },
  };
  expect(fromPuck(toPuck([unknown, columns], kinds), kinds)).toEqual([unknown, columns]);
});

test("missing ids are created, and do not count as a change", () => {
  const bare: StoredBlock[] = [{ type: "richText", props: { html: "<p>Words</p>" } }];
  const opened = fromPuck(toPuck(bare, kinds), kinds);
  expect(opened[0]?.id).toMatch(/^richText-/);
  expect(withoutIds(opened, kinds)).toEqual(bare);
});

test("a copy has its own ids at every level", () => {
  const copy = withFreshIds(columns, kinds);
  const ids = (block: StoredBlock) => placedComponents(toPuck([block], kinds), kinds).map(({ id }) => id);
  expect(ids(copy)).toHaveLength(3);
  expect(ids(copy).filter((id) => ids(columns).includes(id))).toEqual([]);
});

test("finds a block by its path in errors", () => {
  const placed = placedComponents(toPuck([columns], kinds), kinds);
  expect(placed.map(({ path, zone, index, parents }) => ({ path, zone, index, parents }))).toEqual([
    { path: "blocks.0", zone: "root:default-zone", index: 0, parents: [] },
    { path: "blocks.0.props.first.0", zone: "columns-1:first", index: 0, parents: ["columns-1"] },
    { path: "blocks.0.props.second.0", zone: "columns-1:second", index: 0, parents: ["columns-1"] },
  ]);
});
