import type { Locator, Page } from "@playwright/test";

/** The banner for errors that nobody expected; other messages have places of their own. */
export function fatalBanner(page: Page): Locator {
  return page.getByRole("alert").filter({ hasText: "Oops" });
}
