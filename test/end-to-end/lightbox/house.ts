import type { Page } from "@playwright/test";
import type { GallerySlide, OpenedGallery } from "~/ui/lightbox/gallery-slide";

const FOLDER = "/assets/test-house";

/** Two pictures, a video, and a portrait picture; the first has a larger file. */
export const house: GallerySlide[] = [
  {
    src: `${FOLDER}/garden.svg`,
    width: 640,
    height: 400,
    alt: "The garden from above",
    largeSrc: `${FOLDER}/garden-large.svg`,
    largeWidth: 3200,
    largeHeight: 2000,
    thumbnail: `${FOLDER}/garden-thumb.svg`,
    caption: "Patients planted it in spring.",
  },
  { src: `${FOLDER}/room.svg`, width: 2000, height: 1250, alt: "A room for two" },
  {
    type: "video",
    src: `${FOLDER}/tour.webm`,
    mimeType: "video/webm",
    width: 1280,
    height: 720,
    alt: "A walk through the house",
    poster: `${FOLDER}/tour.svg`,
    captions: { src: `${FOLDER}/tour.vtt`, language: { code: "en", name: "English" } },
  },
  { src: `${FOLDER}/door.svg`, width: 1250, height: 2000, alt: "The main entrance" },
];

const SIZES: Record<string, [number, number]> = {
  "garden-large": [3200, 2000],
  room: [2000, 1250],
  tour: [1280, 720],
  door: [1250, 2000],
};
const CAPTIONS = "WEBVTT\n\n00:00.000 --> 00:02.000\nThis is the front door.\n";
const COLORS = ["#7fb3a6", "#e0c48f", "#b7c9d9", "#d99a84"];

/** Serves the house's files, which the site does not have. */
export async function provideHouse(page: Page): Promise<void> {
  await page.route(`**${FOLDER}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1)?.replace(/\..*$/, "") ?? "";
    if (name === "tour" && route.request().url().endsWith(".webm"))
      return route.fulfill({ contentType: "video/webm", body: "" });
    if (name === "tour" && route.request().url().endsWith(".vtt"))
      return route.fulfill({ contentType: "text/vtt", body: CAPTIONS });
    const [width, height] = SIZES[name] ?? [640, 400];
    return route.fulfill({ contentType: "image/svg+xml", body: drawing(width, height) });
  });
}

function drawing(width: number, height: number): string {
  const ground = COLORS[(width + height) % COLORS.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="${ground}"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}" fill="#fff"/></svg>`;
}

/** Fires the event that opens the lightbox, like a gallery of the page. */
export async function openGallery(page: Page, gallery: Partial<OpenedGallery> = {}): Promise<void> {
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent("openward:modal-image-carousel", { detail })),
    { slides: house, index: 0, title: "Our house", ...gallery },
  );
}
