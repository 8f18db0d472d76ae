import type { BrowserContext } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect } from "../fixtures";
import { openHydrated } from "../shell/hydrated";
import { googleCalls, serveFakeGoogleMaps } from "./fake-google-maps";
import {
  button,
  dialog,
  emit,
  entry,
  expectMarked,
  expectNothingShown,
  expectShown,
  map,
  marker,
  opener,
} from "./open-map";
import { testOnSiteWith } from "./site-with";

const test = testOnSiteWith({
  GOOGLE_MAPS_KEY: "test-key",
  MAP_TILE_URL: "https://tiles.example/{z}/{x}/{y}.png",
  MAP_TILE_ATTRIBUTION: '© <a href="https://tiles.example/terms">Tiles of the test</a>',
});
// One site for all of them.
test.describe.configure({ mode: "default" });

const GRAY = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

async function refuseGoogle(context: BrowserContext): Promise<URL[]> {
  const requests: URL[] = [];
  await context.route("https://maps.googleapis.com/**", (route) => {
    requests.push(new URL(route.request().url()));
    return route.abort("connectionreset");
  });
  return requests;
}

test.describe("with Google's key and a tile service", { tag: ["@script", "@desktop"] }, () => {
  test("requests no service before the map is opened", async ({ page }) => {
    await openHydrated(page, "/about-us");
    await page.waitForLoadState("networkidle");
    // The fixture fails on any request to another site.
  });

  test("Google's map marks, pans, and shows information; no tile is requested", async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/third party: https:\/\/maps[.]googleapis[.]com\//);
    const requests = await serveFakeGoogleMaps(context);
    await openHydrated(page, "/about-us");
    await opener(page).click();
    await expectMarked(page, "Willow Bend Clinic");
    expect(requests).toHaveLength(1);
    expect(requests[0]?.searchParams.get("key")).toBe("test-key");
    const region = dialog(page).getByRole("region", { name: /^Map of the locations/ });
    await expect(region).toBeVisible();

    const calls = await googleCalls(page);
    expect(calls.find(([name]) => name === "Map")?.[1]).toMatchObject({ zoom: 10 });
    expect(calls.find(([name]) => name === "fitBounds")?.[1]).toMatchObject({ padding: 55 });

    await entry(page, "Willow Bend Clinic").hover();
    await expect(region.getByText("27 Railroad Street")).toBeVisible();
    expect((await googleCalls(page)).findLast(([name]) => name === "panTo")?.[1]).toEqual({
      lat: 41.2448,
      lng: -99.4605,
    });
    await dialog(page).getByRole("heading", { name: "All Locations" }).hover();
    await expect(region.getByText("27 Railroad Street")).toHaveCount(0);

    await marker(page, "Plum Valley Rural Health Clinic").click();
    await expect(button(page, "Plum Valley Rural Health Clinic")).toHaveAttribute("aria-pressed", "true");
    await region.getByLabel("Close Plum Valley Rural Health Clinic").click();
    await expect(region.getByText("9 Schoolhouse Road")).toHaveCount(0);
    await dialog(page).getByRole("button", { name: "Zoom in" }).click();
    expect((await googleCalls(page)).at(-1)).toEqual(["setZoom", 11]);
    expect(await accessibilityProblems(page)).toEqual([]);

    // The loaded script is used again.
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await expectMarked(page, "Willow Bend Clinic");
    expect(requests).toHaveLength(1);

    // A single place is shown with its surroundings.
    const { locations } = await (await page.request.get("/api/location/list")).json();
    const { id: locationId } = locations.find(({ slug }: { slug: string }) => slug === "main-hospital");
    const before = (await googleCalls(page)).length;
    await emit(page, { locationId });
    await expect(marker(page, "Willow Bend Clinic")).toHaveCount(0);
    await expect(marker(page, "Prairie Lantern Community Hospital")).toBeVisible();
    const since = (await googleCalls(page)).slice(before);
    expect(since).toContainEqual(["setZoom", 10]);
    expect(since.filter(([name]) => name === "fitBounds")).toEqual([]);
  });

  test("without Google's script: three retries, then our own map, with a note", async ({
    page,
    context,
    expectProblem,
  }) => {
    for (const delay of [2, 8, 24]) {
      expectProblem(new RegExp(`console: Failed to load Google Maps script, retrying in ${delay} ms[.] `));
    }
    expectProblem(/(third party|failed): https:\/\/maps[.]googleapis[.]com\//);
    expectProblem(/console: .*ERR_CONNECTION_RESET \(https:\/\/maps[.]googleapis[.]com\//);
    expectProblem(/third party: https:\/\/tiles[.]example\//);
    const requests = await refuseGoogle(context);
    const referrers = new Set<string | undefined>();
    await context.route("https://tiles.example/**", async (route) => {
      referrers.add((await route.request().allHeaders()).referer);
      return route.fulfill({ contentType: "image/png", body: GRAY });
    });

    await openHydrated(page, "/about-us");
    const reads = page.waitForResponse("https://tiles.example/**");
    await opener(page).click();
    await expectMarked(page, "Willow Bend Clinic");
    await reads;
    expect(requests).toHaveLength(4);
    await expect(dialog(page).getByText("Google Maps could not be loaded.")).toBeVisible();
    await expect(dialog(page).getByRole("link", { name: "Tiles of the test" })).toHaveAttribute(
      "href",
      "https://tiles.example/terms",
    );
    await entry(page, "Willow Bend Clinic").hover();
    await expectShown(page, "Willow Bend Clinic");
    // The tile service gets the site's origin, not the page's address.
    expect([...referrers]).toEqual([`${new URL(page.url()).origin}/`]);
  });

  test("with no service reachable, list, markers and the drawn map remain", { tag: "@test-all" }, async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/console: Failed to load Google Maps script/);
    expectProblem(/(third party|failed): https:\/\/(maps[.]googleapis[.]com|tiles[.]example)\//);
    expectProblem(/console: .*ERR_CONNECTION_RESET/);
    await refuseGoogle(context);
    await context.route("https://tiles.example/**", (route) => route.abort("connectionreset"));
    await openHydrated(page, "/about-us");
    await opener(page).click();
    await expectMarked(page, "Willow Bend Clinic");
    await expect(dialog(page).getByRole("listitem")).toHaveCount(6);
    await expect(map(page).locator('img[src^="/files/"]')).toBeVisible();
    await entry(page, "Alder Creek Family Clinic").hover();
    await expectShown(page, "Alder Creek Family Clinic");
    await dialog(page).getByRole("heading", { name: "All Locations" }).hover();
    await expectNothingShown(page);
  });

  test("if Google rejects the key, our own map is shown", { tag: "@test-all" }, async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/third party: https:\/\/(maps[.]googleapis[.]com|tiles[.]example)\//);
    await serveFakeGoogleMaps(context);
    await context.route("https://tiles.example/**", (route) =>
      route.fulfill({ contentType: "image/png", body: GRAY }),
    );
    await openHydrated(page, "/about-us");
    await opener(page).click();
    await expectMarked(page, "Willow Bend Clinic");
    await button(page, "Willow Bend Clinic").click();
    await page.evaluate("gm_authFailure()");
    await expect(map(page)).toBeVisible();
    await expect(dialog(page).getByText("Google Maps could not be loaded.")).toBeVisible();
    await expectShown(page, "Willow Bend Clinic");
  });
});
