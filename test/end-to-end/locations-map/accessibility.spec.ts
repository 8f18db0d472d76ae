import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { openHydrated } from "../shell/hydrated";
import { button, dialog, entry, info, map, marker, opener, openMap } from "./open-map";

test.describe("the open map", { tag: "@script" }, () => {
  test("axe finds nothing, with and without a location shown", async ({ page }) => {
    await openMap(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await button(page, "Willow Bend Clinic").press("Enter");
    await expect(info(page, "Willow Bend Clinic")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("axe finds nothing if the locations could not be loaded", { tag: "@test-all" }, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/failed: .*\/api\/location\/list/);
    expectProblem(/console: .*ERR_CONNECTION_RESET/);
    await page.route("**/api/location/list", (route) => route.abort("connectionreset"));
    await openHydrated(page, "/about-us");
    await opener(page).click();
    await expect(dialog(page).getByRole("button", { name: "Try again" })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("every target is at least 44 px high and wide", async ({ page }) => {
    await openMap(page);
    const name = "Plum Valley Rural Health Clinic";
    const sign = marker(page, name);
    await sign.scrollIntoViewIfNeeded();
    /** The titles of the elements at this distance outside the marker's four edges, in CSS pixels. */
    const besideMarker = (distance: number) =>
      sign.evaluate((element, away) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const points = [
          [left - away, y],
          [right + away, y],
          [x, top - away],
          [x, bottom + away],
        ] as const;
        return points.map((point) => document.elementFromPoint(...point)?.getAttribute("title") ?? "");
      }, distance);
    await expect.poll(() => besideMarker(1.5)).toEqual([name, name, name, name]);
    expect(await besideMarker(4)).not.toContain(name);
    await button(page, "Willow Bend Clinic").press("Enter");
    await expect(info(page, "Willow Bend Clinic")).toBeVisible();
    const tooSmall = (root: Element) =>
      [...root.querySelectorAll<HTMLElement>("a[href], button")]
        // Links in running text are as high as their line.
        .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== "inline")
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return height < 44 || width < 44;
        })
        .map((element) => element.outerHTML.slice(0, 200));
    // An opening element grows to its size.
    await expect.poll(() => dialog(page).evaluate(tooSmall)).toEqual([]);
    // A marker is 41 px wide, and its edges are part of the target. Zooming causes rounding errors.
    const box = await sign.boundingBox();
    expect([box?.width, box?.height].map((length = 0) => Math.round(length))).toEqual([41, 41]);
  });

  test("the list has every fact as text, with or without the map", async ({ page }) => {
    await openMap(page);
    const clinic = entry(page, "Willow Bend Clinic");
    await expect(clinic).toContainText("27 Railroad Street, Willow Bend, NE 69198");
    await expect(clinic.getByRole("link", { name: "Willow Bend Clinic: (308) 555-0104" })).toBeVisible();
    await expect(clinic.getByRole("link", { name: "Details of Willow Bend Clinic" })).toBeVisible();
  });

  test("nothing scrolls sideways", { tag: "@test-all" }, async ({ page }) => {
    await openMap(page);
    const overflow = await page
      .locator("dialog[open]")
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe("with less motion", { tag: "@script" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the map is at its final position at once", { tag: "@test-all" }, async ({ page }) => {
    await openMap(page);
    await button(page, "Willow Bend Clinic").press("Enter");
    await expect(info(page, "Willow Bend Clinic")).toBeVisible();
    await expect(map(page)).not.toHaveClass(/leaflet-pan-anim/);
    await expect(map(page).locator(".leaflet-pan-anim, .leaflet-zoom-anim")).toHaveCount(0);
  });
});
