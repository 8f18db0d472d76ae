import { expect, test } from "vitest";
import { withValueAt } from "./with-value-at";

const blocks = [{ type: "section", props: { content: [{ type: "richText", props: { html: "a" } }] } }];

test("sets the value at the path, and does not change its input", () => {
  const changed = withValueAt(blocks, ["0", "props", "content", "0", "props", "html"], "b");
  expect(changed).toEqual([
    { type: "section", props: { content: [{ type: "richText", props: { html: "b" } }] } },
  ]);
  expect(blocks[0]?.props.content[0]?.props.html).toBe("a");
});

test("ignores a path to a block that is gone", () => {
  expect(withValueAt(blocks, ["7", "props", "html"], "b")).toEqual(blocks);
});
