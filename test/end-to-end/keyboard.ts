import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

/** More stops than any form of the site has. */
const MOST_STOPS = 250;

/**
 * Goes to a control as somebody without a mouse does: by Tab, or Shift and Tab, from wherever the focus is.
 * @throws when the keyboard does not come by it
 */
export async function tabTo(page: Page, control: Locator, { back = false } = {}): Promise<void> {
  await expect(control).toBeVisible();
  // Found once: looking for a name in the whole page at each stop costs ten times as much as the stop.
  let element = await control.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const where = await element?.evaluate((it) => {
      if (it === document.activeElement) return "focused";
      return it.isConnected ? "elsewhere" : "replaced";
    });
    if (where === "focused") return;
    if (where === "elsewhere") await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    else element = await control.elementHandle();
  }
  throw new Error(`The keyboard does not come by ${control}.`);
}

/** Goes to a field and types into it, over whatever it holds. */
export async function tabAndType(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(words);
}

/** Goes to a button, a link or a switch, and presses it. */
export async function tabAndPress(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
