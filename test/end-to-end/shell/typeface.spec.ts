import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { hydrated, navigate } from "./hydrated";

/** Of upright text; the files of italics and of other alphabets come where a page has them. */
const TYPEFACE = "**/assets/atkinson-hyperlegible-next-latin-wght-normal-*.woff2";
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

/** Notes how much a page moves, as the browser reports it. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const shift = { sum: 0 };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shift.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
/** The layout shift of all frames so far. */
async function shiftOf(page: Page): Promise<unknown> {
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  return page.evaluate("shift.sum");
}
/**
 * Opens a page on a fast connection with two copies of a text that wraps in one typeface and not in the
 * other: one copy is as wide as the text in the fallback, the other a pixel narrower. Waits until the page
 * has tried the site's typeface.
 * @returns the heights of both now, and before
 */
async function openTwoCopies(page: Page, text: string) {
  await connect(page, QUICK);
  await watchShift(page);
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(TYPEFACE, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/about-us");
  await page.locator("h1").evaluate((heading, text) => {
    const twins = [document.createElement("p"), document.createElement("p")];
    heading.before(...twins);
    for (const [less, twin] of twins.entries()) {
      twin.className = "twin";
      twin.textContent = text;
      twin.style.cssText = "font-size: 8px; width: max-content";
      twin.style.width = `${twin.getBoundingClientRect().width - less}px`;
    }
  }, text);
  const heightsNow = () =>
    page.locator("p.twin").evaluateAll((twins) => twins.map((twin) => twin.getBoundingClientRect().height));
  const before = await heightsNow();
  await shiftOf(page);
  await page.evaluate("void (shift.sum = 0)");
  letGo();
  await expect.poll(() => isKept(page)).toBe(true);
  return Object.assign(heightsNow, { before });
}
/** What the browser says about its connection. */
const connect = (
  page: Page,
  connection: { effectiveType: string; rtt: number; saveData: boolean } | undefined,
) => page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
const QUICK = { effectiveType: "4g", rtt: 50, saveData: false };
const SLOW = { effectiveType: "4g", rtt: 150, saveData: false };

test.describe("the typeface", { tag: "@script" }, () => {
  for (const [name, connection] of [
    ["a quick connection", QUICK],
    ["a connection that the browser does not describe", undefined],
  ] as const) {
    test(`on ${name} is requested after the first page is shown, which changes to it without a shift`, async ({
      page,
    }) => {
      await connect(page, connection);
      await watchShift(page);
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
      await expect.poll(() => typefaceOf(page)).toMatch(OWN);
      expect(requestedBeforeLoad).toEqual([false]);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    });
  }

  test("keeps the fallback typeface if a text in view would move", async ({ page }) => {
    // Letters whose widths differ most.
    await openTwoCopies(page, "IIII III II IIII III II IIII III II IIII III II IIII III II IIII III II.");
    expect(await typefaceOf(page)).not.toMatch(OWN);
    expect(await page.locator("[style*=letter-spacing]").count()).toBe(0);
    expect(await page.locator("body [data-typeface]").count()).toBe(0);
  });

  test("changes the letter spacing of a text whose lines would break in other places, so that nothing moves", async ({
    page,
  }) => {
    const heights = await openTwoCopies(
      page,
      "The hospital is open at any hour, and a nurse answers the phone.",
    );
    await expect.poll(() => typefaceOf(page)).toMatch(OWN);
    expect(await heights()).toEqual(heights.before);
    expect(await page.locator("p[style*=letter-spacing]").count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator("body [data-typeface]").count()).toBe(0);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  });

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
