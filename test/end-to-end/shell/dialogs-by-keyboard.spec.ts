import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { tabAndPress, tabAndType, tabTo } from "../keyboard";
import { openHydrated } from "./hydrated";

test.describe("by keyboard alone", { tag: ["@desktop", "@script"] }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the gift dialog keeps the focus inside, asks before input is lost, and returns the focus", async ({
    page,
  }) => {
    await openHydrated(page, "/about-us");
    const opener = page.getByRole("main").getByRole("link").first();
    await tabTo(page, opener);
    const open = () => page.evaluate(() => window.dispatchEvent(new CustomEvent("openward:donation-modal")));
    const dialog = page.getByRole("dialog", { name: "Donate Now" });
    await open();
    await expectFocusWithin(page, dialog);
    await page.keyboard.press("Escape");
    await expect(dialog, "nothing was typed").toBeHidden();
    await expect(opener).toBeFocused();

    await open();
    await tabAndType(page, dialog.getByLabel(/^First name/), "Keya");
    await expectToAsk(page, dialog);
    await expect(dialog.getByLabel(/^First name/)).toHaveValue("Keya");
    await leave(page, dialog);
    await expect(opener).toBeFocused();
  });

  test("a dialog asks before it closes right after the first key", async ({ page }) => {
    await openHydrated(page, "/about-us");
    await page.evaluate(() => window.dispatchEvent(new CustomEvent("openward:donation-modal")));
    const name = page.getByRole("dialog", { name: "Donate Now" }).getByLabel(/^First name/);
    // In one task, as when the processor is busy between the two keys.
    await name.evaluate((field: HTMLInputElement) => {
      field.value = "K";
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      field.closest("dialog")?.requestClose();
    });
    await expect(page.getByRole("dialog", { name: "Close this form?" })).toBeVisible();
  });

  test("the newsletter dialog opens from the footer with the input, asks before it closes, and returns the focus", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 422/);
    // The form in the dialog is sent immediately; it stays open with an error.
    await page.route("**/api/form/newsletter*", (route) =>
      route.fulfill({ status: 422, json: { error: { code: "VALIDATION_FAILED", message: "", errors: [] } } }),
    );
    await openHydrated(page, "/about-us");
    const line = page.getByRole("contentinfo").getByRole("form", { name: "Newsletter" });
    await tabAndType(page, line.getByLabel("First name"), "Keya");
    await tabAndPress(page, line.getByRole("button", { name: "Sign up" }));
    const dialog = page.getByRole("dialog", { name: "Get our news by email" });
    await expect(dialog.getByLabel("First name")).toHaveValue("Keya");
    await expectFocusWithin(page, dialog);
    await tabAndType(page, dialog.getByLabel("Last name"), "Lind");
    await expectToAsk(page, dialog);
    await expect(dialog.getByLabel("Last name")).toHaveValue("Lind");
    await leave(page, dialog);
    await expect(line.getByRole("button", { name: "Sign up" })).toBeFocused();
  });

  test("the choice of a specialty opens from its link, closes with Escape, returns the focus, and filters the locations", async ({
    page,
  }) => {
    await openHydrated(page, "/specialties-and-locations");
    const opener = page.getByRole("main").getByRole("link", { name: "Filter by specialty" });
    const dialog = page.getByRole("dialog", { name: "Choose a specialty" });
    await tabAndPress(page, opener);
    await expectFocusWithin(page, dialog);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press("Enter");
    await tabAndPress(page, dialog.getByRole("link", { name: /^Cardiology/ }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { name: "Locations with Cardiology" })).toBeVisible();
  });

  test("the thanks for a nomination have the focus, and Escape returns it to the empty form", async ({
    page,
  }) => {
    await openHydrated(page, "/award/lantern");
    const form = page.getByRole("main").getByRole("form");
    await tabAndType(page, form.getByLabel(/^The nurse’s name/), "Ada Berg");
    await tabAndPress(page, form.getByRole("radio", { name: "A patient", exact: true }), "Space");
    await tabAndType(page, form.getByLabel(/^What did they do/), "She sat with my father all night.");
    await tabAndPress(page, form.getByRole("button", { name: /^Send/ }));
    const thanks = page.getByRole("dialog", { name: /^Thank you/ });
    await expectFocusWithin(page, thanks);
    await page.keyboard.press("Escape");
    await expect(thanks).toBeHidden();
    await expect(form).toBeFocused();
    await expect(form.getByLabel(/^The nurse’s name/)).toHaveValue("");
  });
});

const hasFocus = (element: Locator) => element.evaluate((one) => one.contains(document.activeElement));

/**
 * The focus is in the dialog, and Tab does not lead to the page behind it: only to the browser's own controls, and
 * back.
 */
async function expectFocusWithin(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect.poll(() => hasFocus(dialog)).toBe(true);
  for (const key of ["Shift+Tab", "Tab", "Tab"]) {
    await page.keyboard.press(key);
    const isBehind = (one: Element) =>
      document.activeElement !== document.body && !one.contains(document.activeElement);
    expect(await dialog.evaluate(isBehind), key).toBe(false);
  }
}

/** Escape asks first; "Keep editing" has the way back. */
async function expectToAsk(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Close this form?" });
  await expectFocusWithin(page, question);
  await tabAndPress(page, question.getByRole("button", { name: "Keep editing" }));
  await expect(question).toBeHidden();
  await expect.poll(() => hasFocus(dialog)).toBe(true);
}

async function leave(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Close this form?" });
  await tabAndPress(page, question.getByRole("button", { name: "Close and clear the form" }));
  await expect(dialog).toBeHidden();
}
