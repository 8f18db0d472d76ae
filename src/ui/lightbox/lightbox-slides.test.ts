import { expect, test } from "vitest";
import type { GallerySlide } from "./gallery-slide";
import { lightboxSlides } from "./lightbox-slides";

const picture: GallerySlide = { src: "/a.webp", width: 800, height: 500, alt: "A garden" };
const large = { largeSrc: "/a-large.webp", largeWidth: 3200, largeHeight: 2000 };

test("a picture is shown unchanged", () => {
  expect(lightboxSlides([picture])).toEqual([picture]);
});

test("shows the large file if its address and both sizes are known", () => {
  expect(lightboxSlides([{ ...picture, ...large }])).toEqual([
    { src: "/a-large.webp", width: 3200, height: 2000, alt: "A garden" },
  ]);
});

test.each(["largeSrc", "largeWidth", "largeHeight"] as const)("without %s it does not", (missing) => {
  expect(lightboxSlides([{ ...picture, ...large, [missing]: null }])).toEqual([picture]);
});

test("the shown file is one of its copies, so that zooming in can load it", () => {
  const copy = { src: "/a-small.webp", width: 400, height: 250 };
  const srcSet = Object.freeze([copy]);
  expect(lightboxSlides([{ ...picture, ...large, srcSet }])[0]).toMatchObject({
    srcSet: [copy, { src: "/a-large.webp", width: 3200, height: 2000 }],
  });
  expect(
    lightboxSlides([{ ...picture, srcSet: [copy, { src: "/a.webp", width: 800, height: 500 }] }])[0],
  ).toMatchObject({
    srcSet: [copy, { src: "/a.webp", width: 800, height: 500 }],
  });
});

test("includes thumbnails and captions; an empty caption is none", () => {
  const [said, unsaid] = lightboxSlides([
    { ...picture, thumbnail: "/a-thumb.webp", caption: "Planted in spring" },
    { ...picture, caption: "" },
  ]);
  expect(said).toMatchObject({ thumbnail: "/a-thumb.webp", description: "Planted in spring" });
  expect(unsaid?.description).toBeUndefined();
});

test("a video shows its poster, then plays its file, with its name and captions", () => {
  const video: GallerySlide = { ...picture, type: "video", src: "/tour.webm", poster: "/tour.webp" };
  const captions = { src: "/tour.vtt", language: { code: "es", name: "Español" } };
  expect(lightboxSlides([{ ...video, mimeType: "video/webm", captions }, video])).toMatchObject([
    {
      type: "video",
      name: "A garden",
      poster: "/tour.webp",
      width: 800,
      height: 500,
      source: { src: "/tour.webm", type: "video/webm" },
      captions,
    },
    { source: { src: "/tour.webm", type: "video/mp4" }, captions: undefined },
  ]);
});
