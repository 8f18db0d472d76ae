import type { Page } from "@playwright/test";

/** What the tab keeps, such as the input of forms. */
export function savedValues(page: Page): Promise<string> {
  return page.evaluate(() => Object.entries(sessionStorage).map(String).join("\n"));
}
