import { expect, type Page } from "@playwright/test";

/**
 * Opens a page and waits until the app has hydrated it, which starts at the first interaction: this presses a
 * key without a function. Until then the style sheet controls the page.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits until the app has hydrated the open page, which starts at the first interaction: this presses a key
 * without a function.
 */
export async function hydrated(page: Page): Promise<void> {
  // A key pressed before the document listens is lost.
  await page.waitForLoadState();
  await page.keyboard.press("Shift");
  await expect(page.locator("#site-menu").getByText("Close menu")).toHaveCount(0);
}

/**
 * Stops the page's clock after a jump past its pending timers; `page.clock.runFor` moves it. Needs
 * `page.clock.install()` before the page was opened. The clock cannot be stopped in the past and runs on until it is stopped, so the jump is
 * long. It is shorter than the timeout of a request (60 s), so that no pending request fails.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));
}

/** Navigates within the app, like a link on the page. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    return router.navigate(to);
  }, path);
}
