import { expect, test } from "../fixtures";
import { recordEvents } from "./events";
import { openHydrated, stopClock } from "./hydrated";

const LABEL = "I want to...";

test.describe("the sub-menu", { tag: ["@desktop", "@script"] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, "/about-us");
  });

  const parts = (page: import("@playwright/test").Page) => {
    const bar = page.locator("header nav[aria-label=Main]").first();
    const button = bar.getByRole("button", { name: LABEL });
    return { bar, button, list: bar.locator("ul ul"), first: bar.locator("ul ul a").first() };
  };

  test("is 280 px wide and stays on the screen", async ({ page }) => {
    const { button, list } = parts(page);
    for (const width of [992, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await button.hover();
      await expect(list).toBeVisible();
      const box = await list.boundingBox();
      expect(box?.width).toBe(280);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  test("is closed from the start, even if the style sheet loads late", async ({ page }) => {
    const { list } = parts(page);
    const running = await list.evaluate((subMenu) => {
      const sheets = [...document.styleSheets];
      for (const sheet of sheets) sheet.disabled = true;
      const before = getComputedStyle(subMenu).visibility;
      for (const sheet of sheets) sheet.disabled = false;
      const after = getComputedStyle(subMenu).visibility;
      return { before, after, transitions: subMenu.getAnimations().length };
    });
    expect(running).toEqual({ before: "visible", after: "hidden", transitions: 0 });
  });

  test("closes 200 ms after the pointer has left, and no sooner", async ({ page }) => {
    const { button, list } = parts(page);
    await button.hover();
    await expect(list).toBeVisible();
    await stopClock(page);
    await page.mouse.move(600, 600);
    await page.clock.runFor(199);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(list).toBeHidden();
  });

  test("stays open if the pointer comes back within the delay", async ({ page }) => {
    const { button, list, first } = parts(page);
    await button.hover();
    await expect(list).toBeVisible();
    const target = await first.boundingBox();
    await stopClock(page);
    await page.mouse.move(600, 600);
    await page.clock.runFor(150);
    await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 10);
    await page.clock.runFor(1000);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(list).toBeVisible();
  });

  test("is not closed by the click of a mouse that has opened it by hovering", async ({ page }) => {
    const { button, list } = parts(page);
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(list).toBeVisible();
  });

  test("the keyboard opens and closes it, and the focus is never lost", async ({ page }) => {
    const { button, list, first } = parts(page);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(list).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(list).toBeHidden();

    await page.keyboard.press("ArrowDown");
    await expect(first).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(list.getByRole("link").nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(list.getByRole("link").last()).toBeFocused();
    await page.keyboard.press("Home");
    await expect(first).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("closes when Tab leaves it", async ({ page }) => {
    const { button, list, bar } = parts(page);
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await expect(list).toBeVisible();
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    await expect(bar.getByRole("link", { name: "Contact Us" })).toBeFocused();
    await expect(list).toBeHidden();
  });

  test("its links navigate and close it; each click is announced and closes the specialty filter", async ({
    page,
  }) => {
    const { button, list } = parts(page);
    const fired = await recordEvents(page, "navigation-item-clicked", "specialty-filter-close");
    await button.click();
    await list.getByRole("link", { name: "Find A Career" }).click();
    await expect(page).toHaveURL("/careers");
    await page.mouse.move(600, 600);
    await expect(list).toBeHidden();
    expect(await fired()).toEqual({ "navigation-item-clicked": 2, "specialty-filter-close": 2 });
  });

  test("has no link of its own", async ({ page }) => {
    const before = page.url();
    await parts(page).button.click();
    expect(page.url()).toBe(before);
  });
});

test.describe("by touch", { tag: ["@desktop", "@script"] }, () => {
  test.use({ hasTouch: true });

  test("the sub-menu opens with one tap and closes with the next", async ({ page }) => {
    await openHydrated(page, "/about-us");
    const button = page.getByRole("button", { name: LABEL }).first();
    await button.tap();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.tap();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("without script", { tag: ["@desktop", "@no-script"] }, () => {
  test("the sub-menu opens by pointer and by focus, and its links work", async ({ page }) => {
    await page.goto("/about-us");
    const bar = page.locator("header nav[aria-label=Main]").first();
    const list = bar.locator("ul ul");
    await expect(list).toBeHidden();
    await bar.getByRole("button", { name: LABEL }).focus();
    await expect(list).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(list.getByRole("link", { name: "Find a Provider" })).toBeFocused();
    await bar.getByRole("button", { name: LABEL }).hover();
    await list.getByRole("link", { name: "Donate" }).click();
    await expect(page).toHaveURL("/donate");
  });
});
