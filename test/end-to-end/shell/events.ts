import type { Page } from "@playwright/test";

/** Counts the named in-app events that the page fires from now on, by name. Ends with a reload. */
export async function recordEvents(
  page: Page,
  ...names: string[]
): Promise<() => Promise<Record<string, number>>> {
  await page.evaluate((eventNames) => {
    const counts: Record<string, number> = {};
    Object.assign(window, { firedEvents: counts });
    for (const name of eventNames) {
      counts[name] = 0;
      window.addEventListener(`openward:${name}`, () => {
        counts[name] = (counts[name] ?? 0) + 1;
      });
    }
  }, names);
  return () =>
    page.evaluate(() => (window as unknown as { firedEvents: Record<string, number> }).firedEvents);
}
