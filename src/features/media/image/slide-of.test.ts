import { expect, test } from "vitest";
import type { ImageView } from "../shared/image/image-view";
import { slideOf } from "./slide-of";

const photograph = {
  id: "1",
  alt: "A garden",
  src: "/files/a.jpg",
  width: 4000,
  height: 3000,
  mimeType: "image/jpeg",
  focalX: null,
  focalY: null,
  shareSrc: "",
  thumbSrc: "/files/a-480.webp",
  thumbWidth: 480,
  mediumSrc: "/files/a-960.webp",
  mediumWidth: 960,
  largeSrc: "/files/a-1920.webp",
  largeWidth: 1920,
} satisfies ImageView;

test("shows a photograph's large copy, or a smaller one if that is enough", () => {
  expect(slideOf(photograph, "In spring")).toMatchObject({
    alt: "A garden",
    caption: "In spring",
    thumbnail: "/files/a-480.webp",
    largeSrc: "/files/a-1920.webp",
    largeWidth: 1920,
    largeHeight: 1440,
    srcSet: [
      { src: "/files/a-960.webp", width: 960, height: 720 },
      { src: "/files/a-1920.webp", width: 1920, height: 1440 },
    ],
  });
});

test("a drawing is one file", () => {
  const drawing = { ...photograph, src: "/files/a.svg", mimeType: "image/svg+xml" };
  expect(slideOf(drawing)).toEqual({
    src: "/files/a.svg",
    width: 4000,
    height: 3000,
    alt: "A garden",
    caption: "",
  });
});
