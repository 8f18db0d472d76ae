import { expect, test } from "vitest";
import { withValueAt } from "./with-value-at";

const blocks = [{ type: "section", props: { content: [{ type: "richText", props: { html: "a" } }] } }];

test("writes where the path leads, and leaves what it was given as it was", () => {
  const changed = withValueAt(blocks, ["0", "props", "content", "0", "props", "html"], "b");
  expect(changed).toEqual([
    { type: "section", props: { content: [{ type: "richText", props: { html: "b" } }] } },
  ]);
  expect(blocks[0]?.props.content[0]?.props.html).toBe("a");
});

test("a block that is gone takes nothing with it", () => {
  expect(withValueAt(blocks, ["7", "props", "html"], "b")).toEqual(blocks);
});
