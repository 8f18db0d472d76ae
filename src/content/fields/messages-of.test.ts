import { expect, test } from "vitest";
import { itemArray } from "./item-array";
import { messagesOf } from "./messages-of";
import { number } from "./number";
import { schemaOf } from "./schema-of";
import { text } from "./text";

const fields = {
  title: text({ label: "Name of the award" }),
  steps: itemArray({ label: "Steps", item: { minutes: number({ label: "How long" }) } }),
};

test("an error names the field by its label, within lists too", () => {
  const values = { title: 5, steps: [{ minutes: "x" }, 7] };
  const { error } = schemaOf(fields).safeParse(values, { error: messagesOf(fields) });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "“Name of the award” must be text.",
    "“How long” must be a number.",
    "Entry 2 of steps must be an object.",
  ]);
});
