import { expect, test } from "vitest";
import { isNegation } from "./negation";

test.each(["no", "not", "never", "cannot", "can't", "cant", "can t", "won’t", "doesnt", "haven't"])(
  "“%s” says that something is not so",
  (word) => expect(isNegation(word)).toBe(true),
);

test.each(["can", "now", "note", "want", "haven", "wont to", "dont know"])("“%s” does not", (word) =>
  expect(isNegation(word)).toBe(false),
);
