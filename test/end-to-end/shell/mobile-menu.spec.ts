import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { hearEvents } from "./events";
import { openHydrated } from "./hydrated";

const parts = (page: Page) => ({
  button: page.locator("header [aria-controls=site-menu]"),
  panel: page.locator("#site-menu"),
  wants: page.locator("#site-menu").getByRole("button", { name: "I want to..." }),
  firstWant: page.locator("#site-menu").getByRole("link", { name: "Find a Provider" }),
});

const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");

test.describe("the menu", { tag: ["@handheld", "@script"] }, () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, "/about-us");
  });

  test("opens and closes by its button, and locks the page behind it", async ({ page }) => {
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

  test("opens by Enter and Space and closes by Escape, which gives the focus back", async ({ page }) => {
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

  test("closes with a press beside it", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    const { button, panel } = parts(page);
    await button.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(40, 400);
    await expect(panel).toBeHidden();
  });

  test("closes when the search icon is pressed", async ({ page }) => {
    const { button, panel } = parts(page);
    await button.click();
    await page.locator("header").getByRole("link", { name: "Search" }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\/search\/?$/);
    expect(await isLocked(page)).toBe(false);
  });

  test("an item with sub-items expands, again collapses, and keeps the menu open", async ({ page }) => {
    const { button, panel, wants, firstWant } = parts(page);
    await button.click();
    await expect(firstWant).toBeHidden();
    await wants.click();
    await expect(wants).toHaveAttribute("aria-expanded", "true");
    await expect(firstWant).toBeVisible();
    await wants.click();
    await expect(firstWant).toBeHidden();
    await expect(panel).toBeVisible();
  });

  test("a link without sub-items leads on and closes the menu", async ({ page }) => {
    const { button, panel, wants, firstWant } = parts(page);
    await button.click();
    await panel.getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/contact-us");
    await expect(panel).toBeHidden();
    expect(await isLocked(page)).toBe(false);
    // On a page that is just being reached it would be closed again.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");

    await button.click();
    await wants.click();
    await firstWant.click();
    await expect(page).toHaveURL("/provider-search");
    await expect(panel).toBeHidden();
  });

  test("closes when the page that is shown is its own link's", async ({ page }) => {
    const { button, panel } = parts(page);
    await button.click();
    await panel.getByRole("link", { name: "About Us" }).click();
    await expect(panel).toBeHidden();
  });

  test("each click on an item is told, and closes the specialty filter", async ({ page }) => {
    const { button, panel, wants } = parts(page);
    const heard = await hearEvents(page, "navigation-item-clicked", "specialty-filter-close");
    await button.click();
    await wants.click();
    await panel.getByRole("link", { name: "Newsroom" }).click();
    expect(await heard()).toEqual({ "navigation-item-clicked": 2, "specialty-filter-close": 2 });
  });

  test("gives way to the wide layout", async ({ page }) => {
    const { button, panel } = parts(page);
    await button.click();
    await expect(panel).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(panel).toBeHidden();
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

test.describe("without script", { tag: ["@handheld", "@no-script"] }, () => {
  test("the menu opens with everything in it, leads on, and closes", async ({ page }) => {
    await page.goto("/about-us");
    const panel = page.locator("#site-menu");
    await expect(panel).toBeHidden();
    await page.locator("header").getByRole("link", { name: "Menu" }).click();
    await expect(panel).toBeVisible();
    await expect(panel.getByRole("link", { name: "Find a Provider" })).toBeVisible();
    await panel.getByRole("link", { name: "Close menu" }).click();
    await expect(panel).toBeHidden();
    await page.locator("header").getByRole("link", { name: "Menu" }).click();
    await panel.getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL("/careers");
  });
});
