import { expect, test } from "vitest";
import { srcSetOf } from "./src-set";

const own = { src: "/files/own.webp", alt: "", width: 2400, height: 1600 };

test("lists copies from the narrowest to the file itself", () => {
  const copies = {
    thumbSrc: "/t.webp",
    thumbWidth: 320,
    largeSrc: "/l.webp",
    largeWidth: 1600,
    mediumSrc: "/m.webp",
    mediumWidth: 800,
  };
  expect(srcSetOf({ ...own, ...copies })).toBe(
    "/t.webp 320w, /m.webp 800w, /l.webp 1600w, /files/own.webp 2400w",
  );
});

test("lists a copy that is the file itself once", () => {
  const copies = { thumbSrc: "/t.webp", thumbWidth: 320, mediumSrc: own.src, mediumWidth: 2400 };
  expect(srcSetOf({ ...own, ...copies })).toBe("/t.webp 320w, /files/own.webp 2400w");
});

test.each([
  own,
  { ...own, thumbSrc: own.src, thumbWidth: 2400 },
  { ...own, thumbSrc: null, thumbWidth: null },
])("one file needs no set: %j", (image) => {
  expect(srcSetOf(image)).toBeUndefined();
});
