import { expect, test } from "vitest";
import { fileKind, fileSize } from "./file-kind";

test.each([
  [0, "1 kB"],
  [340_001, "341 kB"],
  [999_999, "1000 kB"],
  [1_000_000, "1 MB"],
  [1_140_000, "1.2 MB"],
])("%i bytes are %s", (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});

test("an unknown type is a file", () => {
  expect([fileKind("application/pdf"), fileKind("application/x-odd")]).toEqual(["PDF", "File"]);
});
