import type { CDPSession, Page } from "@playwright/test";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Sets the browser's own text size, as its settings do: lengths in rem and media queries in em follow.
 * @param percent of the browser's default, 16 px
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  // The size that a page's first session sets stays, and another session cannot change it. So this uses the
  // first one.
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send("Page.enable");
  await (await session).send("Page.setFontSizes", {
    fontSizes: { standard: Math.round(0.16 * percent), fixed: Math.round(0.13 * percent) },
  });
}
