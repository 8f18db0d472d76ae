import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { setTextSize } from "../text-size";
import { recordEvents } from "./events";
import { hydrated, openHydrated } from "./hydrated";

const parts = (page: Page) => ({
  button: page.locator("header [aria-controls=site-menu]"),
  panel: page.locator("#site-menu"),
  wants: page.locator("#site-menu summary", { hasText: "I want to..." }),
  firstLink: page.locator("#site-menu").getByRole("link", { name: "Find a Provider" }),
});

const NARROW = [320, 360, 480];

/** @returns how many px beside the panel can be clicked, and how many px of the panel cannot be reached */
async function roomBeside(panel: Locator, height: number) {
  await expect(panel).toBeVisible();
  const cut = () => panel.evaluate((element) => element.scrollWidth - element.clientWidth);
  const box = await panel.boundingBox();
  if (!box) throw new Error("The panel has no box.");
  return { left: box.x, below: Math.max(0, Math.round(box.y + box.height - height)), cut: await cut() };
}

const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");

test.describe("the menu", { tag: ["@handheld", "@script"] }, () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, "/about-us");
  });

  test("its button opens and closes it, and the page behind it does not scroll", async ({ page }) => {
    const { button, panel } = parts(page);
    await expect(panel).toBeHidden();
    await expect(button).toHaveRole("button");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect(await isLocked(page)).toBe(true);
    await expect(page.locator("main")).toHaveJSProperty("isConnected", true);
    expect(await page.locator("main").evaluate((main) => main.closest("[inert]") !== null)).toBe(true);
    await button.click();
    await expect(panel).toBeHidden();
    expect(await isLocked(page)).toBe(false);
    expect(await page.locator("main").evaluate((main) => main.closest("[inert]") !== null)).toBe(false);
  });

  test("opens by Enter and Space and closes by Escape, which restores the focus", async ({ page }) => {
    const { button, panel, wants } = parts(page);
    for (const key of ["Enter", "Space"]) {
      await button.focus();
      await page.keyboard.press(key);
      await expect(panel).toBeVisible();
      await wants.focus();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  for (const size of [100, 200])
    test(`leaves room for its backdrop with text at ${size} %, and closes when that is clicked`, async ({
      page,
    }) => {
      const { button, panel } = parts(page);
      if (size === 200) await setTextSize(page, 200);
      for (const width of [...NARROW, 768]) {
        await page.setViewportSize({ width, height: 740 });
        await button.click();
        const { left, below, cut } = await roomBeside(panel, 740);
        expect(left, `backdrop beside the menu at ${width} px`).toBeGreaterThanOrEqual(44);
        expect({ below, cut }, `the menu itself at ${width} px`).toEqual({ below: 0, cut: 0 });
        expect(await isLocked(page)).toBe(true);
        await page.mouse.click(left / 2, 500);
        await expect(panel).toBeHidden();
        expect(await isLocked(page)).toBe(false);
      }
    });

  test("opened before script runs, its items are collapsed and stay so", async ({ page }) => {
    const { panel, firstLink } = parts(page);
    // Another page than the open one, because a change of the hash alone loads nothing.
    await page.goto("/careers#site-menu");
    await expect(panel).toBeVisible();
    await expect(firstLink).toBeHidden();
    await hydrated(page);
    await expect(panel).toBeVisible();
    await expect(firstLink).toBeHidden();
  });

  test("closes when the search icon is clicked", async ({ page }) => {
    const { button, panel } = parts(page);
    await button.click();
    await page.locator("header").getByRole("link", { name: "Search" }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\/search\/?$/);
    expect(await isLocked(page)).toBe(false);
  });

  test("an item with sub-items expands and collapses, and keeps the menu open", async ({ page }) => {
    const { button, panel, wants, firstLink } = parts(page);
    await button.click();
    await expect(firstLink).toBeHidden();
    await wants.click();
    await expect(firstLink).toBeVisible();
    await wants.click();
    await expect(firstLink).toBeHidden();
    await expect(panel).toBeVisible();
  });

  test("a link without sub-items navigates and closes the menu", async ({ page }) => {
    const { button, panel, wants, firstLink } = parts(page);
    await button.click();
    await panel.getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/contact-us");
    await expect(panel).toBeHidden();
    expect(await isLocked(page)).toBe(false);
    // On a page that was just opened it would be closed again.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");

    await button.click();
    await wants.click();
    await firstLink.click();
    await expect(page).toHaveURL("/provider-search");
    await expect(panel).toBeHidden();
  });

  test("closes when the link leads to the present page", async ({ page }) => {
    const { button, panel } = parts(page);
    await button.click();
    await panel.getByRole("link", { name: "About Us" }).click();
    await expect(panel).toBeHidden();
  });

  test("each click on an item is announced, and closes the specialty filter", async ({ page }) => {
    const { button, panel, wants } = parts(page);
    const fired = await recordEvents(page, "navigation-item-clicked", "specialty-filter-close");
    await button.click();
    await wants.click();
    await panel.getByRole("link", { name: "Newsroom" }).click();
    expect(await fired()).toEqual({ "navigation-item-clicked": 2, "specialty-filter-close": 2 });
  });

  test("is replaced by the wide layout", async ({ page }) => {
    const { button, panel } = parts(page);
    await button.click();
    await expect(panel).toBeVisible();
    const bar = page.locator("header nav[aria-label=Main]").first();
    await page.setViewportSize({ width: 991, height: 900 });
    await expect(panel).toBeVisible();
    await expect(bar.getByRole("link", { name: "About Us" }).first()).toBeHidden();
    await page.setViewportSize({ width: 992, height: 900 });
    await expect(panel).toBeHidden();
    await expect(button).toBeHidden();
    await expect(bar.getByRole("link", { name: "About Us" }).first()).toBeVisible();
    await expect.poll(() => isLocked(page)).toBe(false);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("every link and button is at least 44 px high", async ({ page }) => {
    const { button, panel, wants } = parts(page);
    await button.click();
    await wants.click();
    const small = await panel
      .locator("nav :is(a, button)")
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
      );
    expect(small).toEqual([]);
  });
});

test.describe("without script", { tag: "@handheld" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens with everything in it, its links work, and it closes", async ({ page }) => {
    await page.goto("/about-us");
    const panel = page.locator("#site-menu");
    await expect(panel).toBeHidden();
    await page.locator("header").getByRole("link", { name: "Menu" }).click();
    await expect(panel).toBeVisible();
    const firstLink = panel.getByRole("link", { name: "Find a Provider" });
    await expect(firstLink).toBeHidden();
    await panel.locator("summary", { hasText: "I want to..." }).click();
    await expect(firstLink).toBeVisible();
    await panel.getByRole("link", { name: "Close menu" }).click();
    await expect(panel).toBeHidden();
    await page.locator("header").getByRole("link", { name: "Menu" }).click();
    await expect(panel).toBeVisible();
    await panel.getByRole("link", { name: "Close menu" }).click();
    await expect(panel).toBeHidden();
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 740 });
      await page.locator("header").getByRole("link", { name: "Menu" }).click();
      const { left, below, cut } = await roomBeside(panel, 740);
      expect(left, `backdrop beside the menu at ${width} px`).toBeGreaterThanOrEqual(44);
      expect({ below, cut }, `the menu itself at ${width} px`).toEqual({ below: 0, cut: 0 });
      expect(await isLocked(page)).toBe(true);
      await page.mouse.click(left / 2, 500);
      await expect(panel).toBeHidden();
      expect(await isLocked(page)).toBe(false);
    }
    await page.locator("header").getByRole("link", { name: "Menu" }).click();
    await panel.getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL("/careers");
  });
});
