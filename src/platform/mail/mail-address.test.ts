import { expect, test } from "vitest";
import { parseMailAddress } from "./mail-address";

test.each([
  ["hello@hospital.example", { name: "", address: "hello@hospital.example" }],
  ["The Hospital <hello@hospital.example>", { name: "The Hospital", address: "hello@hospital.example" }],
  [`"Hospital, The" <hello@hospital.example>`, { name: "Hospital, The", address: "hello@hospital.example" }],
  ["The Hospital", undefined],
  ["a@b.example, c@d.example", undefined],
  ["The Hospital <hello>", undefined],
])("%s", (text, expected) => {
  expect(parseMailAddress(text)).toEqual(expected);
});
