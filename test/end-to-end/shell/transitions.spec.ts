import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { hold } from "../hold";
import { hydrated, navigate, openHydrated, stopClock } from "./hydrated";

const loader = (page: Page) => page.locator("[data-page-loader]");
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const footerLink = (page: Page, name: string) =>
  page.locator("footer").getByRole("link", { name, exact: true });
/** Scrolls, and waits until the page has noticed: the event comes a frame later. */
const scrollTo = (page: Page, place: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        addEventListener("scroll", () => done(), { once: true });
        window.scrollTo({ top: y, behavior: "instant" });
      }),
    place,
  );

/**
 * Waits until a shown page has started to settle: React sets the timer in a separate task after showing the
 * page, and a stopped clock that is advanced before then has no effect.
 */
async function arrived(page: Page, heading: RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let task = 0; task < 3; task++) {
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage("");
      });
    }
  });
}

test.describe("from page to page", { tag: "@script" }, () => {
  test("the loader covers the page until 300 ms after the next one has arrived, which then starts at its top", async ({
    page,
  }) => {
    await page.clock.install();
    await openHydrated(page, "/about-us");
    await footerLink(page, "Privacy").scrollIntoViewIfNeeded();
    await stopClock(page);
    await footerLink(page, "Privacy").click();
    await expect(page).toHaveURL("/privacy");
    await arrived(page, /privacy/i);
    await expect(loader(page)).toContainText("Loading");
    expect(await top(page)).toBeGreaterThan(0);

    await page.clock.runFor(299);
    await expect(loader(page)).toContainText("Loading");
    await page.clock.runFor(1);
    await expect(loader(page)).toBeEmpty();
    expect(await top(page)).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("the focus stays in a field of the next page that was entered before the transition ends", {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, "/about-us");
    await page.locator("header input[name=q]").fill("knee");
    await stopClock(page);
    await page.locator("header input[name=q]").press("Enter");
    await arrived(page, /knee/i);
    const field = page.locator("main input[name=q]");
    await field.focus();
    await page.clock.runFor(300);
    await expect(loader(page)).toBeEmpty();
    await expect(field).toBeFocused();
  });

  test("the loader with its three dots is shown while the page loads, and leaves the header visible", async ({
    page,
  }) => {
    await openHydrated(page, "/about-us");
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route("**/privacy.data*", async (route) => {
      await held;
      await route.continue();
    });
    await footerLink(page, "Privacy").click();
    await expect(loader(page)).toBeVisible();
    await expect(loader(page)).toHaveRole("status");
    await expect(loader(page).locator("span > span")).toHaveCount(3);
    await expect(page.locator("header")).toBeInViewport();
    await expect(page).toHaveURL("/about-us");
    send();
    await expect(page).toHaveURL("/privacy");
    await expect(loader(page)).toBeHidden();
  });

  test("a change of query or hash starts no transition", async ({ page }) => {
    await openHydrated(page, "/about-us");
    const shown = await loader(page).evaluateHandle((element) => {
      const changes: MutationRecord[] = [];
      new MutationObserver((seen) => changes.push(...seen)).observe(element, { childList: true });
      return changes;
    });
    await navigate(page, "/about-us?a=1");
    await navigate(page, "/about-us?a=1#main");
    await expect(page).toHaveURL("/about-us?a=1#main");
    // The last step of a navigation.
    await expect(page.locator("#main")).toBeFocused();
    expect(await shown.evaluate((changes) => changes.length)).toBe(0);
    // The observer works: a page is a transition.
    await navigate(page, "/privacy");
    await expect.poll(() => shown.evaluate((changes) => changes.length)).toBeGreaterThan(0);
  });

  test("back moves the focus to the link that was followed, where the page was scrolled to", async ({
    page,
  }) => {
    await openHydrated(page, "/provider-search");
    const followed = page.getByRole("article").nth(4).getByRole("heading").getByRole("link");
    for (const link of [followed, footerLink(page, "Privacy")]) {
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(page).not.toHaveURL(/provider-search/);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
    }
  });

  test("back and forward restore the scroll position", async ({ page }) => {
    await openHydrated(page, "/about-us");
    await footerLink(page, "Privacy").scrollIntoViewIfNeeded();
    const left = await top(page);
    await footerLink(page, "Privacy").click();
    await expect.poll(() => top(page)).toBe(0);
    await expect(loader(page)).toBeHidden();
    await scrollTo(page, 350);
    await expect.poll(() => top(page)).toBe(350);

    await page.goBack();
    await expect(page).toHaveURL("/about-us");
    await expect.poll(() => top(page)).toBe(left);
    await page.goForward();
    await expect(page).toHaveURL("/privacy");
    await expect.poll(() => top(page)).toBe(350);
  });

  test("a reload keeps the position", async ({ page }) => {
    await openHydrated(page, "/about-us");
    await scrollTo(page, 420);
    await page.reload();
    await expect.poll(() => top(page)).toBe(420);
  });

  test("an unknown page starts at its top as well, in the same frame", async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await openHydrated(page, "/about-us");
    await scrollTo(page, 500);
    await navigate(page, "/no-such-page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We cannot find that page");
    await expect.poll(() => top(page)).toBe(0);
  });

  test.describe("with less motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("the next page appears without a transition", async ({ page }) => {
      await page.clock.install();
      await openHydrated(page, "/about-us");
      await footerLink(page, "Privacy").scrollIntoViewIfNeeded();
      await stopClock(page);
      await footerLink(page, "Privacy").click();
      await expect(page).toHaveURL("/privacy");
      await arrived(page, /privacy/i);
      await page.clock.runFor(1);
      await expect(loader(page)).toBeEmpty();
      expect(await top(page)).toBe(0);
    });
  });
});

test.describe("an anchor", () => {
  /** How far below the top of the window the target is, in px. */
  const distance = (page: Page, id: string) =>
    page.locator(`[id="${id}"]`).evaluate((target) => Math.round(target.getBoundingClientRect().top));
  const expected = (page: Page) => {
    const width = page.viewportSize()?.width ?? 0;
    if (width >= 992) return 152 + 30;
    return 62 + (width >= 768 ? 30 : 20);
  };

  test("of another page is scrolled to below the header", async ({ page }) => {
    await page.goto("/about-us");
    await footerLink(page, "Tiếng Việt").click();
    await expect(page).toHaveURL("/nondiscrimination#vi");
    await expect.poll(() => distance(page, "vi")).toBe(expected(page));
  });

  test("in the address is scrolled to when the page opens", async ({ page }) => {
    await page.goto("/patient-resources#paying");
    await expect.poll(() => distance(page, "paying")).toBe(expected(page));
  });

  test("of the same page is reached at once, and the focus continues from there", {
    tag: "@script",
  }, async ({ page }) => {
    await openHydrated(page, "/nondiscrimination");
    await footerLink(page, "Tiếng Việt").click();
    await expect.poll(() => distance(page, "vi")).toBe(expected(page));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("vi");
    await page.goBack();
    await expect.poll(() => distance(page, "vi")).not.toBe(expected(page));
  });

  test("that does not exist is ignored", async ({ page }) => {
    await page.goto("/about-us#no-%ZZ-such");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("Back returns to where the visitor had scrolled before the app ran", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  const release = await hold(page, "**/assets/framework-*.js");
  await page.goto("/provider-search");
  await scrollTo(page, 1500);
  release();
  await hydrated(page);
  // A click by Playwright may scroll.
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>("main a[href^='/location/']:not([data-emit])")];
    links.find((link) => link.getBoundingClientRect().top > 200)?.click();
  });
  await expect(page).toHaveURL(/\/location\//);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(1500);
});
