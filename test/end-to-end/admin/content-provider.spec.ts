import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { chooseFile, newName, picture, saved, signIn } from "./staff";

test.describe("adding a provider", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("by keyboard alone: a provider is typed, with a photo, placed at two clinics, published, and seen on the site", async ({
    page,
  }) => {
    const name = newName("Ingrid Haugen");
    await signIn(page);
    await page.goto("/admin/staffmembers");
    await page.getByRole("link", { name: "Dolores Pacheco" }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("link", { name: "New provider" }).press("Enter");

    await page.getByRole("textbox", { name: "Name" }).first().focus();
    await page.keyboard.type(name, { delay: 15 });
    await tabTo(page, "position");
    await page.keyboard.type("Pediatric nurse practitioner", { delay: 15 });
    await expect(page).toHaveURL(/staffmembers\/[0-9a-f-]{36}$/);
    await expect(page.locator("[name=position]"), "the first save took nothing away").toBeFocused();
    await expect(page.locator("[name=position]")).toHaveValue("Pediatric nurse practitioner");

    await pick(page, "Search locations to add", "willow", "Willow Bend Clinic");
    await pick(page, "Add another location", "plum", "Plum Valley Rural Health Clinic");
    await page.getByRole("button", { name: "Move Plum Valley Rural Health Clinic up" }).press("Enter");
    await pick(page, "Search specialties to add", "pediatrics", "Pediatrics");
    await page.getByRole("button", { name: /^Choose a picture for/ }).press("Enter");
    const picker = page.getByRole("dialog", { name: "Choose a picture" });
    await picker.getByRole("list", { name: "Pictures" }).getByRole("button").first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const portrait = await picture(`${newName("ingrid")}.png`, "#805060");
    await chooseFile(picker.getByRole("button", { name: "Choose pictures…" }), portrait);
    await picker.getByRole("textbox", { name: /^What does it show/ }).focus();
    await page.keyboard.insertText("Ingrid Haugen on the children’s floor");
    await page.keyboard.press("Enter");
    await expect(picker.getByText("ready to use")).toBeVisible();
    const useIt = picker.getByRole("button", { name: /^Use it/ });
    await expect(useIt).toBeEnabled();
    await useIt.press("Enter");
    await expect(picker).toBeHidden();
    await saved(page);
    await page.getByText("Ready to publish").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: /^Publish/ }).press("Enter");
    await expect(page.getByText("Live", { exact: true })).toBeVisible();

    const address = await page.getByRole("link", { name: /^View on the site/ }).getAttribute("href");
    await page.goto(address ?? "");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("main").locator("picture img").first()).toBeVisible();
    const main = (await page.getByRole("main").textContent()) ?? "";
    expect(main.indexOf("Plum Valley"), "the order that was chosen").toBeLessThan(
      main.indexOf("Willow Bend"),
    );
  });

  test("says what publishing lacks, and each line leads to its field", async ({ page, expectProblem }) => {
    expectProblem(/status of 422/);
    await signIn(page);
    await page.goto("/admin/staffmembers/new");
    await page.getByRole("textbox", { name: "Name" }).first().fill(newName("Ada Berg"));
    await saved(page);
    await page.getByRole("button", { name: /^Publish/ }).press("Enter");
    const summary = page.getByRole("region", { name: "Some fields need a correction" });
    await expect(summary).toBeFocused();
    await summary.getByRole("link", { name: "Position" }).press("Enter");
    await expect(page.locator("[name=position]")).toBeFocused();
  });
});

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute("name"))) === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${name}.`);
}

async function pick(page: Page, box: string, words: string, choice: string): Promise<void> {
  await page.getByRole("textbox", { name: box }).focus();
  await page.keyboard.type(words);
  const option = page.getByRole("option", { name: choice });
  await expect(page.getByRole("option")).toHaveCount(1);
  await expect(option).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Press Enter to choose it." })).toContainText(
    choice,
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Remove ${choice}` })).toBeVisible();
}
