import { expect, test } from "../fixtures";
import { openHydrated } from "../shell/hydrated";
import { button, dialog, expectMarked, expectShown, map, opener, openMap } from "./open-map";

/** The fixture of all tests checks that no third party is requested. */
test.describe("the map's background", { tag: "@script" }, () => {
  test("is the hospital's own drawing, loaded from this site", async ({ page, baseURL }) => {
    await openMap(page);
    const drawing = map(page).locator("img");
    await expect(drawing).toHaveCount(1);
    await expect(drawing).toHaveJSProperty("complete", true);
    expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(new URL((await drawing.getAttribute("src")) ?? "", baseURL).origin).toBe(baseURL);
  });

  test("keeps list and markers if the drawing does not load", { tag: "@test-all" }, async ({
    page,
    expectProblem,
  }) => {
    await openHydrated(page, "/contact-us");
    const footerMap = await opener(page).locator("img").getAttribute("src");
    await page.route(`**${footerMap}`, (route) => route.abort("connectionreset"));
    expectProblem(/failed: .*\/files\//);
    expectProblem(/console: .*ERR_CONNECTION_RESET/);
    await opener(page).click();
    await expectMarked(page, "Willow Bend Clinic");
    await button(page, "Willow Bend Clinic").press("Enter");
    await expectShown(page, "Willow Bend Clinic");
  });

  test("without the map's own code, the list says so and still works", { tag: "@test-all" }, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/failed: .*leaflet/);
    expectProblem(/console: .*ERR_CONNECTION_RESET/);
    await page.route(/leaflet-map.*[.]js/, (route) => route.abort("connectionreset"));
    await openHydrated(page, "/about-us");
    await opener(page).click();
    await expect(dialog(page).getByText("The map cannot be shown right now.")).toBeVisible();
    await expect(dialog(page).getByRole("listitem")).toHaveCount(6);
    await button(page, "Willow Bend Clinic").press("Enter");
    await expect(button(page, "Willow Bend Clinic")).toHaveAttribute("aria-pressed", "true");
  });
});
