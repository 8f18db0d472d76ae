import type { Locator, Page } from "@playwright/test";

/** The banner for unexpected errors; other messages appear elsewhere. */
export function fatalBanner(page: Page): Locator {
  return page.getByRole("alert").filter({ hasText: "Oops" });
}
