import { expect, type Page } from "@playwright/test";

/**
 * Opens a page and waits until the application has taken it over, which it does when the visitor does something: here they
 * press a key that means nothing. Until then the page's controls are the style sheet's.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits until the application has taken over the page that is open. It begins when the visitor does something: here they
 * press a key that means nothing.
 */
export async function hydrated(page: Page): Promise<void> {
  // A key pressed before the document listens is heard by nobody.
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

/** Leads to an address within the application, as a link in the page does. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    return router.navigate(to);
  }, path);
}
