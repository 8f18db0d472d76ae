import { representatives } from "../../test-all";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { recordEvents } from "../shell/events";
import { openHydrated } from "../shell/hydrated";

const OVERVIEW = "/specialties-and-locations";

test("lists every specialty and every place, and says whether it is open", async ({ page }) => {
  await page.goto(OVERVIEW);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Specialties & Locations");
  await expect(main.locator('a[href^="/specialty/"]:has(img)')).toHaveCount(14);
  for (const place of ["Prairie Lantern Community Hospital", "Willow Bend Clinic"]) {
    const item = main.getByRole("listitem").filter({ has: page.getByRole("heading", { name: place }) });
    await expect(item.getByText(/^(Open|Closed)/).first()).toBeVisible();
    await expect(item.locator('a[href^="tel:+1"]').first()).toHaveText(/^\(308\) 555-\d{4}$/);
  }
  await main.getByRole("link", { name: /^Kidney Care/ }).click();
  await expect(page).toHaveURL("/specialty/kidney-care");
});

test("the parts of the page have addresses", async ({ page }) => {
  await page.goto(`${OVERVIEW}#locations`);
  await expect(page.locator("#locations")).toBeInViewport();
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Specialties" })
    .click();
  await expect(page.locator("#specialties")).toBeInViewport();
});

test("the places can be limited to a specialty by address alone", async ({ page }) => {
  await page.goto(`${OVERVIEW}?specialty=kidney-care`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Locations with Kidney Care" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Willow Bend Clinic" })).toHaveCount(0);
  await main.getByRole("link", { name: "Show all locations" }).click();
  await expect(main.getByRole("heading", { name: "Willow Bend Clinic" })).toBeVisible();
});

test("an unknown specialty is ignored as a filter", async ({ page }) => {
  const response = await page.goto(`${OVERVIEW}?specialty=%27no-such-thing`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "Locations", exact: true })).toBeVisible();
});

for (const query of representatives(["", "?specialty=cardiology"], (one) => one !== "")) {
  test(`axe finds nothing on it${query}`, { tag: "@script" }, async ({ page }) => {
    await page.goto(`${OVERVIEW}${query}`);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

test.describe("with script", { tag: "@script" }, () => {
  test("specialties are found while typing, in plain words, and announced", async ({ page }) => {
    await openHydrated(page, OVERVIEW);
    const main = page.getByRole("main");
    const items = main.locator('a[href^="/specialty/"]:has(img)');
    await main.getByLabel("Find one in your own words").fill("heart doc");
    await expect(items).toHaveText([/Cardiology/]);
    await expect(main.getByRole("status").first()).toHaveText("1 of 14 specialties");
    await main.getByLabel("Find one in your own words").fill("zzqx");
    await expect(main.getByText("No specialty has these words.")).toBeVisible();
    await main.getByLabel("Find one in your own words").fill("");
    await expect(items).toHaveCount(14);
  });

  test("the map is opened by its named event", async ({ page }) => {
    await openHydrated(page, OVERVIEW);
    const fired = await recordEvents(page, "locations-map");
    await page.getByRole("main").getByRole("link", { name: "See on a map" }).click();
    expect(await fired()).toEqual({ "locations-map": 1 });
  });

  test("the specialty filter limits the places", async ({ page }) => {
    await openHydrated(page, OVERVIEW);
    await page.getByRole("main").getByRole("link", { name: "Filter by specialty" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("link")).toHaveCount(15);
    await dialog.getByLabel("Find a specialty by name").fill("kid");
    await expect(dialog.getByRole("link")).toHaveText(["Kidney Care"]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole("link", { name: "Kidney Care" }).click();
    await expect(page).toHaveURL(`${OVERVIEW}?specialty=kidney-care#locations`);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { name: "Locations with Kidney Care" })).toBeInViewport();
  });

  test("on the finder, the specialty filter keeps the search", async ({ page }) => {
    await openHydrated(page, "/provider-search?q=knee");
    await page.evaluate(() => window.dispatchEvent(new CustomEvent("openward:specialty-filter")));
    await page.getByRole("dialog").getByRole("link", { name: "Radiology" }).click();
    await expect(page).toHaveURL("/provider-search?q=knee&specialty=radiology#results");
  });

  test("any item of the navigation closes the specialty filter", async ({ page }) => {
    await openHydrated(page, OVERVIEW);
    await page.getByRole("main").getByRole("link", { name: "Filter by specialty" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('header a[href="/about-us"]')?.click(),
    );
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL("/about-us");
  });

  test("Escape closes it and restores the focus", async ({ page }) => {
    await openHydrated(page, OVERVIEW);
    const opener = page.getByRole("main").getByRole("link", { name: "Filter by specialty" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test("without script the specialty filter's link still leads somewhere", { tag: "@no-script" }, async ({
  page,
}) => {
  await page.goto("/");
  const response = await page.request.get(OVERVIEW);
  expect(response.status()).toBe(200);
  await page.goto(OVERVIEW);
  await page.getByRole("main").getByRole("link", { name: "Filter by specialty" }).click();
  await expect(page).toHaveURL(OVERVIEW);
});
