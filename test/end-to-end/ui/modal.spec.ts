import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { stopClock } from "../shell/hydrated";
import { openKit } from "./open-kit";

const opener = (page: Page) => page.getByRole("button", { name: "Open the profile" });
const dialog = (page: Page) => page.getByRole("dialog");
const emit = (page: Page, name: string, detail?: unknown) =>
  page.evaluate(
    ([event, what]) => window.dispatchEvent(new CustomEvent(`openward:${event}`, { detail: what })),
    [name, detail] as const,
  );

test.describe("a modal", { tag: "@script" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openKit(page);
  });

  test("opens by its named event, has its title as name, and shows the event's detail", async ({ page }) => {
    await expect(page.locator("dialog")).toHaveCount(0);
    await opener(page).click();
    await expect(page.getByRole("dialog", { name: "Profile of first" })).toBeVisible();
    await expect(dialog(page)).toContainText("About first");
    await emit(page, "provider-profile", { id: "second" });
    await expect(page.getByRole("dialog", { name: "Profile of second" })).toBeVisible();
    await expect(dialog(page)).toHaveCount(1);
  });

  test("keeps the focus inside and restores it", async ({ page }) => {
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest("dialog");
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ["its close button", (page) => dialog(page).getByRole("button", { name: "Close" }).click()],
    ["Escape", (page) => page.keyboard.press("Escape")],
    ["a press beside it", (page) => page.mouse.click(4, 4)],
    ["its content", (page) => dialog(page).getByRole("button", { name: "Done" }).click()],
    ["its closing event", (page) => emit(page, "provider-profile-close")],
  ];
  for (const [name, close] of ways) {
    test(`closes by ${name}, after an animation of 600 ms`, async ({ page }) => {
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      await stopClock(page);
      await close(page);
      await expect(page.locator("dialog")).toHaveClass(/closing/);
      await page.clock.runFor(599);
      await expect(dialog(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(dialog(page)).toBeHidden();
    });
  }

  test("does not close if a press that began inside ends beside it", async ({ page }) => {
    await opener(page).click();
    const box = await dialog(page).getByText("About first").boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await expect(page.locator("dialog")).not.toHaveClass(/closing/);
  });

  test("can be opened again while it closes", async ({ page }) => {
    await opener(page).click();
    await stopClock(page);
    await page.keyboard.press("Escape");
    await page.clock.runFor(300);
    await emit(page, "provider-profile", { id: "again" });
    await page.clock.runFor(2000);
    const again = page.getByRole("dialog", { name: "Profile of again" });
    await expect(again).toBeVisible();
    // On a busy device the event of the first closing arrives only now.
    await again.dispatchEvent("close");
    await page.clock.runFor(2000);
    await expect(again).toBeVisible();
  });

  test("keeps the page behind it in place", async ({ page }) => {
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    const place = await page.evaluate(() => window.scrollY);
    await page.mouse.move(4, 4);
    await page.mouse.wheel(0, 800);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator("html")).not.toHaveClass(/scroll-locked/);
  });

  test("is at most 1200 px wide", { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await opener(page).click();
    await expect(dialog(page)).toHaveCSS("width", "1200px");
  });
});

test.describe("with less motion", { tag: "@script" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a modal closes at once", async ({ page }) => {
    await page.clock.install();
    await openKit(page);
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await stopClock(page);
    await page.keyboard.press("Escape");
    await page.clock.runFor(1);
    await expect(dialog(page)).toBeHidden();
  });
});
