import { expect, test } from "vitest";
import type { StoredBlock } from "../stored-block";
import { copiedBlocks, copyBlocks, readBlocks } from "./block-clipboard";

const block: StoredBlock = { type: "richText", id: "a", props: { html: "<p>Words</p>" } };

/** A browser's clipboard and storage; with `refusing`, without permission. */
function surroundings({ refusing = false } = {}) {
  const storedItems = new Map<string, string>();
  let text = "";
  return {
    clipboard: {
      readText: () => (refusing ? Promise.reject(new Error("denied")) : Promise.resolve(text)),
      writeText(written: string) {
        if (refusing) return Promise.reject(new Error("denied"));
        text = written;
        return Promise.resolve();
      },
    },
    storage: () => ({
      getItem: (key: string) => storedItems.get(key) ?? null,
      setItem: (key: string, value: string) => void storedItems.set(key, value),
    }),
  };
}

test.each([false, true])(
  "copied blocks can be pasted on another page, clipboard refused: %s",
  async (refusing) => {
    const around = surroundings({ refusing });
    await copyBlocks([block], around);
    expect(await copiedBlocks(around)).toEqual([block]);
  },
);

test("something copied elsewhere since is not a block", async () => {
  const around = surroundings();
  await copyBlocks([block], around);
  await around.clipboard.writeText("a telephone number");
  expect(await copiedBlocks(around)).toEqual([]);
});

test.each(["", "null", "[]", '{"format":"openward/blocks@1"}', '{"format":"other","blocks":[{}]}'])(
  "reads no blocks from %s",
  (text) => {
    expect(readBlocks(text)).toEqual([]);
  },
);

test("refuses blocks that are too large, and no other text", () => {
  const large = "x".repeat(1_000_000);
  expect(() => readBlocks(JSON.stringify({ format: "openward/blocks@1", blocks: [large] }))).toThrow(
    "what you copied is too large",
  );
  expect(readBlocks(large)).toEqual([]);
});

test("leaves out entries that are not blocks", () => {
  const text = JSON.stringify({ format: "openward/blocks@1", blocks: [7, { type: "x" }, block] });
  expect(readBlocks(text)).toEqual([block]);
});
