import { expect, test } from "vitest";
import type { StoredBlock } from "../stored-block";
import { copiedBlocks, copyBlocks, keepBlocks, pastedBlocks, readBlocks } from "./block-clipboard";

const block: StoredBlock = { type: "richText", id: "a", props: { html: "<p>Words</p>" } };

type Refusal = "nothing" | "reading" | "writing" | "the clipboard" | "everything";

/** A fake clipboard and storage. `refuses` names the operations that fail; the clipboard contains the text `before`. */
function surroundings({ refuses = "nothing" as Refusal, before = "" } = {}) {
  const storedItems = new Map<string, string>();
  let text = before;
  const mayRead = refuses === "nothing" || refuses === "writing";
  const mayWrite = refuses === "nothing" || refuses === "reading";
  return {
    clipboard: {
      readText: () => (mayRead ? Promise.resolve(text) : Promise.reject(new Error("denied"))),
      writeText(written: string) {
        if (!mayWrite) return Promise.reject(new Error("denied"));
        text = written;
        return Promise.resolve();
      },
    },
    storage: () => ({
      getItem: (key: string) => storedItems.get(key) ?? null,
      setItem(key: string, value: string) {
        if (refuses === "everything") throw new Error("full");
        storedItems.set(key, value);
      },
    }),
  };
}

test.each(["nothing", "reading", "writing", "the clipboard"] as const)(
  "copied blocks can be pasted on another page if the browser refuses %s",
  async (refuses) => {
    const around = surroundings({ refuses, before: "a telephone number" });
    await copyBlocks([block], around);
    expect(await copiedBlocks(around)).toEqual([block]);
  },
);

test("the keyboard pastes blocks that the browser refused to write to the clipboard", async () => {
  const around = surroundings({ refuses: "writing" });
  await copyBlocks([block], around);
  expect(pastedBlocks("a telephone number", around)).toEqual([block]);
  keepBlocks([block], around);
  expect(pastedBlocks("a telephone number", around)).toEqual([]);
});

test("if the browser refuses the copy, a message says what to do", async () => {
  const around = surroundings({ refuses: "everything" });
  await expect(copyBlocks([block], around)).rejects.toThrow("Nothing was copied: your browser does not let");
});

test("content copied elsewhere afterward is not pasted as a block", async () => {
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
