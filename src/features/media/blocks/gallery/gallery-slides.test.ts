import { expect, test } from "vitest";
import type { ShownSlide } from "../../slide-array";
import { gallerySlides } from "./gallery-slides";

const photograph = {
  id: "1",
  alt: "The garden",
  src: "/garden.webp",
  width: 4000,
  height: 2500,
  mimeType: "image/webp",
  thumbSrc: "/t.webp",
  thumbWidth: 240,
  mediumSrc: "/m.webp",
  mediumWidth: 800,
  largeSrc: "/l.webp",
  largeWidth: 1600,
  shareSrc: null,
  focalX: null,
  focalY: null,
} as unknown as ShownSlide["image"];
const drawing = { ...photograph, src: "/garden.svg", mimeType: "image/svg+xml" };
const film = {
  id: "2",
  title: "A walk",
  filename: "walk.mp4",
  src: "/files/walk.mp4",
  mimeType: "video/mp4",
  size: 1,
  pageWithSameContent: "",
};
const slide = (more: Partial<ShownSlide>): ShownSlide => ({
  type: "image",
  image: photograph,
  video: null,
  captions: null,
  caption: "",
  ...more,
});

test("a photograph comes in its available sizes, a drawing as one file", () => {
  expect(gallerySlides([slide({ caption: "Planted in spring" }), slide({ image: drawing })])).toEqual([
    {
      src: "/garden.webp",
      width: 4000,
      height: 2500,
      alt: "The garden",
      caption: "Planted in spring",
      largeSrc: "/l.webp",
      largeWidth: 1600,
      largeHeight: 1000,
      thumbnail: "/t.webp",
      srcSet: [{ src: "/m.webp", width: 800, height: 500 }],
    },
    { src: "/garden.svg", width: 4000, height: 2500, alt: "The garden", thumbnail: "/t.webp" },
  ]);
});

test("a film shows its picture until it plays, and has its captions", () => {
  const captions = { src: "/files/walk.vtt", language: { code: "es", name: "Español" } };
  expect(gallerySlides([slide({ type: "video", video: film, captions })])).toMatchObject([
    {
      type: "video",
      src: "/files/walk.mp4",
      mimeType: "video/mp4",
      poster: "/l.webp",
      alt: "The garden",
      captions,
    },
  ]);
});
