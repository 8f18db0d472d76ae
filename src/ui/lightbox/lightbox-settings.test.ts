import { expect, test } from "vitest";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Fullscreen from "yet-another-react-lightbox/plugins/fullscreen";
import Slideshow from "yet-another-react-lightbox/plugins/slideshow";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import type { GallerySlide } from "./gallery-slide";
import { lightboxPlugins } from "./lightbox-plugins";
import { lightboxSettings, thumbnailSettings } from "./lightbox-settings";

const picture: GallerySlide = { src: "/a.webp", width: 800, height: 500, alt: "" };

test("several pictures have full screen, slideshow, thumbnails, and zoom; one has full screen and zoom", () => {
  expect(lightboxPlugins([picture, picture])).toEqual([Fullscreen, Slideshow, Thumbnails, Zoom]);
  expect(lightboxPlugins([picture])).toEqual([Fullscreen, Zoom]);
});

test("loads the plugin for captions if there are any", () => {
  expect(lightboxPlugins([{ ...picture, caption: "Spring" }])).toEqual([Fullscreen, Zoom, Captions]);
});

test("the numbers match the specification", () => {
  expect(lightboxSettings).toMatchObject({
    carousel: { finite: true, preload: 2, spacing: "30%", padding: "16px" },
    animation: { fade: 250, swipe: 500, zoom: 500 },
    slideshow: { autoplay: false, delay: 3000 },
    zoom: {
      maxZoomPixelRatio: 1,
      zoomInMultiplier: 2,
      scrollToZoom: false,
      keyboardMoveDistance: 50,
      doubleTapDelay: 300,
      doubleClickDelay: 500,
      doubleClickMaxStops: 2,
      wheelZoomDistanceFactor: 100,
      pinchZoomDistanceFactor: 100,
    },
  });
  expect(thumbnailSettings).toEqual({
    width: 120,
    height: 80,
    border: 1,
    borderRadius: 4,
    padding: 4,
    gap: 16,
    imageFit: "contain",
    position: "bottom",
    showToggle: false,
  });
});
