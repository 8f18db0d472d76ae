import type { Page } from "@playwright/test";

/**
 * Sets the browser's own text size to 200 %, as in its settings: lengths in rem and media queries in em
 * follow.
 */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}
