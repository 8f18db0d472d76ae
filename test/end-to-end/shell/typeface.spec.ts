import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { hydrated, navigate } from "./hydrated";

const TYPEFACE = "**/assets/atkinson-*.woff2";
const OWN = /^"?Atkinson Hyperlegible Next Variable/;

const typefaceOf = (page: Page) =>
  page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily);
const widthOf = (page: Page) =>
  page.locator("h1").evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().width;
  });
/** The site's typeface is in the browser's cache, and it says so. */
const isKept = (page: Page) => page.evaluate(() => localStorage.getItem("typeface") !== null);

/** What the browser says about its connection. */
const connect = (
  page: Page,
  connection: { effectiveType: string; rtt: number; saveData: boolean } | undefined,
) => page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
const SLOW = { effectiveType: "4g", rtt: 150, saveData: false };

test.describe("the typeface", { tag: "@script" }, () => {
  for (const [name, connection] of [
    ["a quick connection", { effectiveType: "4g", rtt: 50, saveData: false }],
    ["a connection that the browser does not describe", undefined],
  ] as const) {
    test(`is requested with the first page on ${name}`, async ({ page }) => {
      await connect(page, connection);
      const request = page.waitForRequest(TYPEFACE);
      await page.goto("/about-us");
      await request;
      expect(await typefaceOf(page)).toMatch(OWN);
    });
  }

  test("is not requested with the first page by people who save data", async ({ page }) => {
    await connect(page, { effectiveType: "4g", rtt: 50, saveData: true });
    await page.goto("/about-us");
    expect(await typefaceOf(page)).not.toMatch(OWN);
  });

  test("on a slow connection is requested after the first page is shown, which keeps the fallback typeface", async ({
    page,
  }) => {
    await connect(page, SLOW);
    let hasLoaded = false;
    const requestedBeforeLoad: boolean[] = [];
    await page.route(TYPEFACE, async (route) => {
      requestedBeforeLoad.push(!hasLoaded);
      await route.continue();
    });
    page.on("load", () => {
      hasLoaded = true;
    });
    await page.goto("/about-us");
    const width = await widthOf(page);
    expect(await typefaceOf(page)).not.toMatch(OWN);
    await expect.poll(() => isKept(page)).toBe(true);
    expect(await typefaceOf(page)).not.toMatch(OWN);
    expect(await widthOf(page)).toBe(width);
    expect(requestedBeforeLoad).toEqual([false]);
  });

  test("shows the next page, whether the browser or the app opens it", async ({ page }) => {
    await connect(page, SLOW);
    await page.goto("/about-us");
    await expect.poll(() => isKept(page)).toBe(true);
    await hydrated(page);
    await navigate(page, "/contact-us");
    await expect(page).toHaveURL("/contact-us");
    await expect.poll(() => typefaceOf(page)).toMatch(OWN);
    await page.goto("/careers");
    expect(await typefaceOf(page)).toMatch(OWN);
  });

  test("that a new version of the site has replaced is requested again", async ({ page }) => {
    await connect(page, SLOW);
    await page.goto("/robots.txt");
    await page.evaluate(() => localStorage.setItem("typeface", "/assets/former.woff2"));
    await page.goto("/about-us");
    expect(await typefaceOf(page)).not.toMatch(OWN);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("typeface"))).toMatch(/atkinson/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page names the site's typeface", { tag: "@script" }, async ({ page }) => {
    const request = page.waitForRequest(TYPEFACE);
    await page.goto("/about-us");
    await request;
  });
});
