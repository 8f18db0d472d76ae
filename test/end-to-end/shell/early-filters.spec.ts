import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { noteAnnouncements } from "./announcements";
import { hydrated } from "./hydrated";
import { openWithoutApp } from "./open-without-app";

const main = (page: Page) => page.getByRole("main");
const types = (page: Page) => main(page).getByLabel("Type");
const careOf = (page: Page) => page.getByLabel("Kind of care", { exact: true });

const quickViews = (page: Page) => main(page).getByRole("link", { name: /^Quick view of/ });

/** One Back closes the dialog over the filtered page, and stays there. The next leaves it. */
async function goBackTwice(page: Page, before: string): Promise<void> {
  await expect(page).toHaveURL("/provider-search?specialty=cardiology");
  await expect.poll(() => page.evaluate(() => history.state?.dialog?.name)).toBe("provider-profile");
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/provider-search?specialty=cardiology");
  await expect(main(page).getByRole("list", { name: "Applied filters" })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(before);
}

async function openFilters(page: Page): Promise<void> {
  const folded = page.locator("summary", { hasText: "Filters" });
  if (await folded.isVisible()) await folded.click();
}

/** Waits until the parts show the app's rendering, and for the frames in which browsers announce it. */
async function appResults(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector("[data-results]")?.shadowRoot?.firstElementChild?.localName),
    )
    .toBe("slot");
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
}

/**
 * Holds requests for the main part of pages.
 * @returns a function that releases them
 */
async function holdParts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/[.]main([?]|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe("a filter chosen before the app runs", { tag: "@script" }, () => {
  test("shows its classes, changes the address, and keeps the focus", async ({ page }) => {
    const start = await openWithoutApp(page, "/classes-and-education");
    const links = main(page).locator("a[data-emit^='emit:class-details']:visible");
    const all = await links.count();
    await types(page).focus();
    await types(page).selectOption("childbirth");
    await expect(page).toHaveURL("/classes-and-education?type=childbirth");
    await expect(main(page)).not.toHaveAttribute("aria-busy");
    const few = await links.count();
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(all);
    await expect(types(page)).toBeFocused();
    await start();
    await expect(page).toHaveURL("/classes-and-education?type=childbirth");
    await expect.poll(() => page.evaluate(() => document.querySelector("[data-results] slot"))).toBeNull();
    await expect(links).toHaveCount(few);
    await expect(types(page)).toBeFocused();
    await expect(types(page)).toHaveValue("childbirth");
  });

  test("announces the number of results to screen readers", async ({ page }) => {
    await openWithoutApp(page, "/classes-and-education");
    await types(page).selectOption("childbirth");
    await expect(page.locator("body > * > [role=status]")).toHaveText(/^\d+ class(es)?$/);
  });

  for (const { path, choose, other } of [
    {
      path: "/classes-and-education",
      choose: (page: Page) => types(page).selectOption("childbirth"),
      other: (page: Page) => types(page).selectOption(""),
    },
    {
      path: "/provider-search",
      choose: (page: Page) => careOf(page).selectOption("Cardiology"),
      other: (page: Page) => careOf(page).selectOption("Family Medicine"),
    },
  ]) {
    test(`announces the number of results once, even when the app takes over, and each change: ${path}`, async ({
      page,
    }) => {
      const start = await openWithoutApp(page, path);
      const isNumber = (text: string) => /^\d+ (class|provider)(e?s)?$/.test(text);
      const announced = await noteAnnouncements(page);
      const numbers = async () => (await announced()).filter(isNumber);
      await openFilters(page);
      await choose(page);
      await expect.poll(numbers).toHaveLength(1);
      await start();
      await appResults(page);
      expect(await numbers()).toHaveLength(1);
      await other(page);
      await expect.poll(numbers).toHaveLength(2);
    });
  }

  test("shows its providers, and the app takes over with the choices and the input", async ({ page }) => {
    const start = await openWithoutApp(page, "/provider-search");
    await openFilters(page);
    await page.locator("#finder-q").fill("heart");
    await careOf(page).selectOption("Cardiology");
    const count = main(page).locator("#results:visible");
    await expect(page).toHaveURL("/provider-search?q=heart&specialty=cardiology");
    await expect(count).toHaveText(/^\d+ providers?$/);
    const counted = await count.textContent();
    await start();
    await expect(main(page).getByRole("list", { name: "Applied filters" })).toBeVisible();
    await expect(page).toHaveURL("/provider-search?q=heart&specialty=cardiology");
    await expect(count).toHaveText(String(counted));
    await expect(page.locator("#finder-q")).toHaveValue("heart");
    await careOf(page).selectOption("Any");
    await expect(page).toHaveURL("/provider-search?q=heart");
    await expect(count).not.toHaveText(String(counted));
  });

  test("shows only the last of several choices", async ({ page }) => {
    const letGo = await holdParts(page);
    await openWithoutApp(page, "/classes-and-education");
    await types(page).selectOption("childbirth");
    await types(page).selectOption("");
    letGo();
    await expect(main(page)).not.toHaveAttribute("aria-busy");
    await expect(page).toHaveURL("/classes-and-education");
  });

  test("marks the page as busy until the results are there, even if the app loads them", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/failed: .*[.]main/);
    expectProblem(/console: .*ERR_CONNECTION_RESET/);
    expectProblem(/console: .*before the app runs/);
    await page.route(/[.]main([?]|$)/, (route) => route.abort("connectionreset"));
    const start = await openWithoutApp(page, "/classes-and-education");
    await types(page).selectOption("childbirth");
    await expect(main(page)).toHaveAttribute("aria-busy", "true");
    await start();
    await expect(page).toHaveURL("/classes-and-education?type=childbirth");
    await expect(main(page)).not.toHaveAttribute("aria-busy");
  });

  test("is in the address after a reload and after a visit to another page", async ({ page }) => {
    await openWithoutApp(page, "/provider-search");
    await openFilters(page);
    await careOf(page).selectOption("Cardiology");
    await expect(page).toHaveURL("/provider-search?specialty=cardiology");
    await main(page).locator("a[href^='/provider/']:not([data-emit]):visible").first().click();
    await expect(page).toHaveURL(/[/]provider[/]/);
    await page.goBack();
    await expect(page).toHaveURL("/provider-search?specialty=cardiology");
    await expect(main(page).locator("#results:visible")).toHaveText(/^\d+ providers?$/);
    await page.reload();
    await expect(careOf(page)).toHaveValue("cardiology");
  });

  test("leads to a quick view in its results", async ({ page }) => {
    const start = await openWithoutApp(page, "/provider-search");
    await openFilters(page);
    await careOf(page).selectOption("Cardiology");
    await expect(page).toHaveURL("/provider-search?specialty=cardiology");
    await main(page)
      .getByRole("link", { name: /^Quick view of/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 1 })).toBeVisible();
    await start();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(1);
  });

  test("before a quick view leaves one history entry for it when the app takes over", async ({ page }) => {
    await page.goto("/about-us");
    const start = await openWithoutApp(page, "/provider-search");
    await openFilters(page);
    await careOf(page).selectOption("Cardiology");
    await expect(page).toHaveURL("/provider-search?specialty=cardiology");
    await quickViews(page).first().click();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 1 })).toBeVisible();
    await start();
    await expect(main(page).getByRole("list", { name: "Applied filters" })).toBeAttached();
    await goBackTwice(page, "/about-us");
  });
});

test.describe("a filter chosen while the app runs", { tag: "@script" }, () => {
  /**
   * Holds the data that the router requests for a filter.
   * @returns a function that releases it
   */
  async function holdData(page: Page): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/[.]data[?].*specialty/, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  async function openFiltered(page: Page): Promise<() => void> {
    await page.goto("/about-us");
    await page.goto("/provider-search");
    await hydrated(page);
    const letGo = await holdData(page);
    await openFilters(page);
    const requested = page.waitForRequest(/[.]data[?].*specialty/);
    await careOf(page).selectOption("Cardiology");
    await requested;
    await quickViews(page).first().click();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 }).first()).toBeVisible();
    return letGo;
  }

  test("whose results arrive while a quick view is open replaces the entry of the page under it", async ({
    page,
  }) => {
    const letGo = await openFiltered(page);
    letGo();
    await expect(main(page).getByRole("list", { name: "Applied filters" })).toBeAttached();
    await goBackTwice(page, "/about-us");
  });

  test("whose results arrive after a quick view was closed leaves no entry for it", async ({ page }) => {
    const letGo = await openFiltered(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    letGo();
    await expect(page).toHaveURL("/provider-search?specialty=cardiology");
    await expect.poll(() => page.evaluate(() => history.state?.dialog ?? null)).toBeNull();
    await expect(main(page).getByRole("list", { name: "Applied filters" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/about-us");
  });
});
