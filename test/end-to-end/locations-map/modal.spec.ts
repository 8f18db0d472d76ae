import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { navigate, openHydrated } from "../shell/hydrated";
import {
  button,
  dialog,
  emit,
  entry,
  expectClosed,
  expectMarked,
  map,
  marker,
  opener,
  openMap,
} from "./open-map";

const LOCATIONS = [
  "Prairie Lantern Community Hospital",
  "Medical Imaging & Radiology",
  "Alder Creek Family Clinic",
  "Willow Bend Clinic",
  "Sandhill Specialty Center",
  "Plum Valley Rural Health Clinic",
];

const idOf = async (page: Page, slug: string) => {
  const answer = await page.request.get("/api/location/list");
  const { locations } = await answer.json();
  return locations.find((location: { slug: string }) => location.slug === slug).id;
};

test("without script the map's link leads to the list of locations", { tag: "@no-script" }, async ({
  page,
}) => {
  await page.goto("/about-us");
  await opener(page).click();
  await expect(page).toHaveURL(/\/specialties-and-locations#locations$/);
});

test.describe("the map of locations", { tag: "@script" }, () => {
  test("loads nothing of the map before it is opened", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await openHydrated(page, "/about-us");
    await page.waitForLoadState("networkidle");
    const ofTheMap = () => requests.filter((path) => /leaflet|google-map|markers|location\/list/.test(path));
    expect(ofTheMap()).toEqual([]);
    await opener(page).click();
    await expect(map(page)).toBeVisible();
    // The pattern matches, because the files are requested now.
    expect(ofTheMap().filter((path) => path.includes("leaflet")).length).toBeGreaterThan(0);
    expect(ofTheMap()).toContain("/api/location/list");
  });

  test("shows every location in the list and on the map, under “All Locations”", async ({ page }) => {
    await openMap(page);
    await expect(page.getByRole("dialog", { name: "All Locations" })).toBeVisible();
    await expect(dialog(page).getByRole("listitem").getByRole("heading")).toHaveText(
      LOCATIONS.map((name) => `${name} (show on the map)`),
    );
    for (const name of LOCATIONS) {
      await expect(marker(page, name)).toBeVisible();
      await expect(
        entry(page, name)
          .getByText(/^(Open|Closed)/)
          .first(),
      ).toBeVisible();
      await expect(entry(page, name).locator('a[href^="tel:+1"]').first()).toBeVisible();
      await expect(entry(page, name).getByRole("link", { name: `Directions to ${name}` })).toHaveAttribute(
        "target",
        "_blank",
      );
    }
  });

  test("every place has 55 px between it and the edges of the map", async ({ page }) => {
    await openMap(page);
    const roomAround = () =>
      map(page).evaluate((canvas) => {
        const edges = canvas.getBoundingClientRect();
        // The place itself is the middle of its marker's lower edge.
        const places = [...canvas.querySelectorAll("[data-place]")].map((one) => one.getBoundingClientRect());
        return Math.min(
          ...places.flatMap(({ left, width, bottom }) => [
            left + width / 2 - edges.left,
            edges.right - left - width / 2,
            bottom - edges.top,
            edges.bottom - bottom,
          ]),
        );
      });
    // Positions are whole pixels.
    await expect.poll(roomAround).toBeGreaterThanOrEqual(54);
    await expect.poll(roomAround, "no more than the nearest zoom needs").toBeLessThan(75);
  });

  test("shows the event's heading", async ({ page }) => {
    await openHydrated(page, "/about-us");
    await emit(page, { heading: "Where we are" });
    await expect(page.getByRole("dialog", { name: "Where we are" })).toBeVisible();
  });

  test("one location: shown at once, the main hospital marked beside it, and a link to all", async ({
    page,
  }) => {
    await openHydrated(page, "/about-us");
    await emit(page, {
      heading: "Plum Valley Rural Health Clinic",
      locationId: await idOf(page, "plum-valley-clinic"),
    });
    const headings = dialog(page).getByRole("listitem").getByRole("heading");
    await expect(headings).toHaveText([/^Plum Valley Rural Health Clinic/, /^Prairie Lantern/]);
    await expect(button(page, "Plum Valley Rural Health Clinic")).toHaveAttribute("aria-pressed", "true");
    await expectMarked(page, "Plum Valley Rural Health Clinic");
    await expect(marker(page, "Prairie Lantern Community Hospital")).toBeAttached();
    await expect(marker(page, "Willow Bend Clinic")).toHaveCount(0);

    await dialog(page).getByRole("button", { name: "Show all 6 locations" }).click();
    await expect(page.getByRole("dialog", { name: "All Locations" })).toBeVisible();
    await expect(headings).toHaveCount(6);
    await expectMarked(page, "Willow Bend Clinic");
  });

  test("an unknown location shows all of them", { tag: "@test-all" }, async ({ page }) => {
    await openHydrated(page, "/about-us");
    await emit(page, { locationId: "nowhere" });
    await expect(dialog(page).getByRole("listitem")).toHaveCount(6);
  });

  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ["its button", (page) => dialog(page).getByRole("button", { name: "Close", exact: true }).click()],
    ["Escape", (page) => page.keyboard.press("Escape")],
    ["a press beside it", (page) => page.mouse.click(4, 4)],
  ];
  for (const [name, close] of ways) {
    test(`closes by ${name}, and restores the focus`, async ({ page }) => {
      await openHydrated(page, "/about-us");
      await opener(page).focus();
      await page.keyboard.press("Enter");
      await expectMarked(page, "Willow Bend Clinic");
      await close(page);
      await expectClosed(page);
      await expect(opener(page)).toBeFocused();
    });
  }

  test("Escape closes it from the map too, and with a location shown", { tag: "@test-all" }, async ({
    page,
  }) => {
    await openMap(page);
    await button(page, "Willow Bend Clinic").press("Enter");
    await map(page).focus();
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  test("opens again after it was closed, with the list loaded again", { tag: "@test-all" }, async ({
    page,
  }) => {
    await openMap(page);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    const requests = page.waitForRequest("**/api/location/list");
    await opener(page).click();
    await requests;
    await expectMarked(page, "Willow Bend Clinic");
  });

  test("closes when the page changes", { tag: "@test-all" }, async ({ page }) => {
    await openMap(page);
    await entry(page, "Willow Bend Clinic")
      .getByRole("link", { name: /^Details/ })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Willow Bend Clinic" })).toBeVisible();
    await expectClosed(page);
    await opener(page).click();
    await expectMarked(page, "Willow Bend Clinic");
    await navigate(page, "/contact-us");
    await expectClosed(page);
  });

  test("says that it is loading", async ({ page }) => {
    let answer = () => {};
    const requests = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/location/list", async (route) => {
      await requests;
      await route.continue();
    });
    await openHydrated(page, "/about-us");
    await opener(page).click();
    await expect(dialog(page).getByRole("status")).toHaveText("Loading the locations");
    answer();
    await expectMarked(page, "Willow Bend Clinic");
  });

  test("without the locations it shows the phones, other links, and a retry button", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/failed: .*\/api\/location\/list/);
    expectProblem(/console: .*ERR_CONNECTION_RESET/);
    await page.route("**/api/location/list", (route) => route.abort("connectionreset"));
    await openHydrated(page, "/about-us");
    await opener(page).click();
    await expect(dialog(page).getByRole("status")).toContainText("The locations could not be loaded");
    await expect(dialog(page).locator('a[href="tel:+13085550100"]')).toBeVisible();
    const list = dialog(page).getByRole("link", { name: "Go to the list of locations" });
    await expect(list).toHaveAttribute("href", "/specialties-and-locations#locations");

    await page.unroute("**/api/location/list");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expectMarked(page, "Willow Bend Clinic");
  });

  test("does the same after a refusal by the server", { tag: "@test-all" }, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/console: .*status of 503/);
    await page.route("**/api/location/list", (route) =>
      route.fulfill({ status: 503, json: { error: { code: "UNAVAILABLE", message: "Not now." } } }),
    );
    await openHydrated(page, "/about-us");
    await opener(page).click();
    await expect(dialog(page).getByRole("status")).toContainText("The locations could not be loaded");
    await dialog(page).getByRole("link", { name: "Go to the list of locations" }).click();
    await expect(page).toHaveURL(/\/specialties-and-locations#locations$/);
    await expectClosed(page);
  });
});
