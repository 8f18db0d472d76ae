import { expect, type Page } from "@playwright/test";

/** Opens a screen, an action, a record, or a person with Ctrl-K: types the words, and takes the first result. */
export async function findAndOpen(page: Page, words: string, result: RegExp): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("combobox", { name: /^Find/ })).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole("option").first()).toHaveText(result);
  await page.keyboard.press("Enter");
}
