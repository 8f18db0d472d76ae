import { expect, test } from "vitest";
import { sizeWords, typeWords } from "./file-words";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [839_000, "819 KB"],
  [1_500_000, "1.4 MB"],
  [52_428_800, "50 MB"],
])("%i bytes are %s", (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

test.each([
  ["application/pdf", "PDF"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "Word"],
  ["text/csv", "CSV"],
  ["image/webp", "WebP"],
  ["image/jpeg", "JPEG"],
])("%s is called %s", (mimeType, words) => {
  expect(typeWords(mimeType)).toBe(words);
});
