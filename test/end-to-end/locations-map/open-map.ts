import { expect, type Locator, type Page } from "@playwright/test";
import { openHydrated } from "../shell/hydrated";

export const dialog = (page: Page) => page.getByRole("dialog");

/** The link in every page's footer that opens the map. */
export const opener = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "All our locations, on a map" });

/** The part of the modal with a location's facts and links. */
export const entry = (page: Page, name: string) =>
  dialog(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });

/** The button that keeps a location shown. */
export const button = (page: Page, name: string) => entry(page, name).getByRole("button");

export const map = (page: Page) => dialog(page).getByRole("application", { name: /^Map of the locations/ });

/** Markers are for pointers only, and show the place's name on hover. */
export const marker = (page: Page, name: string) => dialog(page).getByTitle(name, { exact: true });

/** The information above a marker on the map. */
export const info = (page: Page, name: string) => map(page).getByText(name, { exact: true });

/** Opens the map with the link in the footer, and waits for its markers. */
export async function openMap(page: Page): Promise<void> {
  await openHydrated(page, "/about-us");
  await opener(page).click();
  await expectMarked(page, "Willow Bend Clinic");
}

/** The map's code is loaded first: on a busy machine that takes a while. */
const FETCHED = { timeout: 15_000 };

export async function expectMarked(page: Page, name: string): Promise<void> {
  await expect(marker(page, name)).toBeVisible(FETCHED);
}

/** After the closing animation. */
export async function expectClosed(page: Page): Promise<void> {
  await expect(dialog(page)).toBeHidden(FETCHED);
}

export const emit = (page: Page, detail?: { heading?: string; locationId?: string }) =>
  page.evaluate(
    (what) => window.dispatchEvent(new CustomEvent("openward:locations-map", { detail: what })),
    detail,
  );

/** The horizontal distance between the centers of two elements, in CSS pixels. */
export async function sidewaysDistance(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return Number.POSITIVE_INFINITY;
  return Math.abs(a.x + a.width / 2 - b.x - b.width / 2);
}

/** Waits until the place is shown on the map: centered, with its information above its marker. */
export async function expectShown(page: Page, name: string): Promise<void> {
  await expect(info(page, name)).toBeVisible();
  await expect.poll(() => sidewaysDistance(marker(page, name), map(page))).toBeLessThan(3);
}

export async function expectNothingShown(page: Page): Promise<void> {
  await expect(map(page).getByRole("link", { includeHidden: true })).toHaveCount(0);
}
