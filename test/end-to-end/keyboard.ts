import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

/** More stops than any form of the site has. */
const MAX_STOPS = 250;

/**
 * Moves the focus to a control like someone without a mouse: by Tab, or by Shift and Tab if it is before the
 * focus.
 * @throws if the keyboard does not reach it
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  // Looked up once: searching the whole page for a name at each stop costs ten times as much.
  let element = await control.elementHandle();
  let key: "Tab" | "Shift+Tab" | undefined;
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const where = await element?.evaluate(whereIs);
    if (where === "focused") return;
    if (where === undefined || where === "replaced") {
      element = await control.elementHandle();
      continue;
    }
    // Keeps the direction: a control that the focus has passed is reached in the next round, or not at all.
    key ??= where === "before the focus" ? "Shift+Tab" : "Tab";
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not come by ${control}.`);
}

/** Runs in the page. */
function whereIs(it: Node): "focused" | "replaced" | "before the focus" | "after the focus" {
  const focused = document.activeElement;
  if (it === focused) return "focused";
  if (!it.isConnected) return "replaced";
  const isBefore =
    focused !== null &&
    focused !== document.body &&
    focused.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? "before the focus" : "after the focus";
}

/** Moves to a field and types into it, replacing its contents. */
export async function tabAndType(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(words);
}

/** Moves to a button, a link, or a switch, and presses it. */
export async function tabAndPress(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
