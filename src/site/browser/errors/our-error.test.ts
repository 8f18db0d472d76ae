import { expect, test } from "vitest";
import { isOurError } from "./our-error";

const fromExtension = Object.assign(new Error("x"), {
  stack: "Error: x\n at moz-extension://abc/content.js:1:1",
});

test.each([
  ["an error of ours", new Error("x"), "https://hospital.example/assets/a.js", true],
  ["a rejected string", "x", "", true],
  ["an error of another site's script, hidden by the browser", null, "", false],
  [
    "an extension's error, recognized by its file",
    new Error("x"),
    "chrome-extension://abc/content.js",
    false,
  ],
  ["an extension's, by stack", fromExtension, "", false],
  ["a withdrawn request", new DOMException("gone", "AbortError"), "", false],
])("%s", (_what, error, file, ours) => {
  expect(isOurError(error, file)).toBe(ours);
});
