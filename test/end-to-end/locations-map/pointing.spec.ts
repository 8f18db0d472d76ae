import { expect, test } from "../fixtures";
import {
  button,
  dialog,
  entry,
  expectNothingShown,
  expectShown,
  info,
  map,
  marker,
  openMap,
  sidewaysDistance,
} from "./open-map";

test.describe("with a mouse", { tag: ["@script", "@desktop"] }, () => {
  test.beforeEach(async ({ page }) => {
    await openMap(page);
  });

  test("hovering over a location pans the map to its marker and shows its information; moving away hides it", async ({
    page,
  }) => {
    await expectNothingShown(page);
    expect(await sidewaysDistance(marker(page, "Willow Bend Clinic"), map(page))).toBeGreaterThan(50);
    await entry(page, "Willow Bend Clinic").hover();
    await expectShown(page, "Willow Bend Clinic");
    for (const fact of ["27 Railroad Street", "Willow Bend, NE 69198", "(308) 555-0104"]) {
      await expect(map(page).getByText(fact)).toBeVisible();
    }
    await expect(
      map(page)
        .getByText(/^(Open|Closed)/)
        .first(),
    ).toBeVisible();
    await expect(map(page).getByText("Directions")).toBeVisible();

    await entry(page, "Alder Creek Family Clinic").hover();
    await expectShown(page, "Alder Creek Family Clinic");
    await expect(info(page, "Willow Bend Clinic")).toHaveCount(0);

    await dialog(page).getByRole("heading", { name: "All Locations" }).hover();
    await expectNothingShown(page);
  });

  test("a click pins a location, another click unpins it, and hovering over another location takes precedence", async ({
    page,
  }) => {
    await button(page, "Willow Bend Clinic").click();
    await dialog(page).getByRole("heading", { name: "All Locations" }).hover();
    await expectShown(page, "Willow Bend Clinic");
    await expect(button(page, "Willow Bend Clinic")).toHaveAttribute("aria-pressed", "true");

    await entry(page, "Sandhill Specialty Center").hover();
    await expectShown(page, "Sandhill Specialty Center");
    await dialog(page).getByRole("heading", { name: "All Locations" }).hover();
    await expectShown(page, "Willow Bend Clinic");

    await button(page, "Willow Bend Clinic").click();
    await dialog(page).getByRole("heading", { name: "All Locations" }).hover();
    await expectNothingShown(page);
  });

  test("a mouse at rest over the list does not disturb the keyboard", { tag: "@test-all" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 600 });
    await entry(page, "Prairie Lantern Community Hospital").hover();
    await expectShown(page, "Prairie Lantern Community Hospital");
    const last = entry(page, "Plum Valley Rural Health Clinic").getByRole("link").last();
    await button(page, "Willow Bend Clinic").focus();
    while (!(await last.evaluate((at) => at === document.activeElement))) await page.keyboard.press("Tab");
    // The list has scrolled, and the browser has detected another entry under the mouse.
    await expect(dialog(page).locator("[data-location]:hover")).toContainText(
      /Medical|Family|Willow|Sandhill/,
    );
    await expectShown(page, "Plum Valley Rural Health Clinic");

    await entry(page, "Sandhill Specialty Center").hover();
    await expectShown(page, "Sandhill Specialty Center");
  });

  test("a marker can be clicked like its entry, and its information can be closed", {
    tag: "@test-all",
  }, async ({ page }) => {
    await marker(page, "Plum Valley Rural Health Clinic").click();
    await expectShown(page, "Plum Valley Rural Health Clinic");
    await expect(button(page, "Plum Valley Rural Health Clinic")).toHaveAttribute("aria-pressed", "true");
    await expect(entry(page, "Plum Valley Rural Health Clinic")).toBeInViewport({ ratio: 0.9 });
    await map(page).getByLabel("Close Plum Valley Rural Health Clinic").click();
    await expectNothingShown(page);
  });

  test("a click on the empty map unpins the location", { tag: "@test-all" }, async ({ page }) => {
    await button(page, "Willow Bend Clinic").click();
    await map(page).click({ position: { x: 20, y: 20 } });
    await expectNothingShown(page);
  });

  test("nothing requires dragging: buttons zoom, and show all places again", async ({ page }) => {
    const apart = () =>
      sidewaysDistance(marker(page, "Willow Bend Clinic"), marker(page, "Plum Valley Rural Health Clinic"));
    const before = await apart();
    const press = (name: string) => dialog(page).getByRole("button", { name }).click();
    await press("Zoom in");
    await expect.poll(apart).toBeGreaterThan(before * 1.8);
    // Faster than the map's animation: no click is lost.
    await press("Zoom out");
    await press("Zoom out");
    await expect.poll(apart).toBeLessThan(before * 0.6);
    await press("Zoom in");
    await press("Show all places");
    await expect.poll(apart).toBeGreaterThan(before * 0.95);
    await expect.poll(apart).toBeLessThan(before * 1.05);
  });
});

test.describe("with a finger", { tag: ["@script", "@handheld"] }, () => {
  test("a tap shows the location on the map, and scrolls the map into view", async ({ page }) => {
    await openMap(page);
    await button(page, "Willow Bend Clinic").tap();
    await expectShown(page, "Willow Bend Clinic");
    await expect(map(page)).toBeInViewport({ ratio: 0.9 });
  });

  test("a tap on a marker does the same", { tag: "@test-all" }, async ({ page }) => {
    await openMap(page);
    await marker(page, "Plum Valley Rural Health Clinic").tap();
    await expectShown(page, "Plum Valley Rural Health Clinic");
    await map(page).getByLabel("Close Plum Valley Rural Health Clinic").tap();
    await expectNothingShown(page);
  });
});

test.describe("with keys alone", { tag: "@script" }, () => {
  test("the focused location is shown, Enter keeps it, and leaving restores the others", async ({ page }) => {
    await openMap(page);
    await page.keyboard.press("Tab");
    while (
      !(await button(page, "Medical Imaging & Radiology").evaluate((at) => at === document.activeElement))
    ) {
      await page.keyboard.press("Tab");
    }
    await expectShown(page, "Medical Imaging & Radiology");
    // Its links are the next stops, and it stays shown.
    await page.keyboard.press("Tab");
    await expect(entry(page, "Medical Imaging & Radiology").getByRole("link").first()).toBeFocused();
    await expectShown(page, "Medical Imaging & Radiology");

    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await map(page).focus();
    await expectShown(page, "Medical Imaging & Radiology");

    await button(page, "Medical Imaging & Radiology").focus();
    await page.keyboard.press("Enter");
    await map(page).focus();
    await expectNothingShown(page);
  });

  test("the map is one stop, which arrow keys move; its contents are not stops", async ({ page }) => {
    await openMap(page);
    await button(page, "Plum Valley Rural Health Clinic").press("Enter");
    await expectShown(page, "Plum Valley Rural Health Clinic");
    const stops = await dialog(page).evaluate((root) => {
      const focusable = root.querySelectorAll<HTMLElement>("a[href], button, [tabindex]");
      return [...focusable]
        .filter((element) => element.tabIndex >= 0 && element.closest("[role=application]"))
        .map((element) => element.getAttribute("role"));
    });
    expect(stops).toEqual(["application"]);

    await map(page).focus();
    const before = await marker(page, "Plum Valley Rural Health Clinic").boundingBox();
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(async () => (await marker(page, "Plum Valley Rural Health Clinic").boundingBox())?.x)
      .toBeLessThan((before?.x ?? 0) - 40);
  });
});
