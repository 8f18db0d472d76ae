import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { tabAndPress, tabAndType } from "../keyboard";
import { newName, signIn } from "./staff";

test("by the keyboard alone: a check is entered, what is missing is said, and a part of it noted as paid back", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 422/);
  const lastName = newName("Quill");
  await signIn(page);
  await page.goto("/admin/giving");
  await tabAndPress(page, page.getByRole("link", { name: "Enter a check" }));
  await expect(page.getByRole("heading", { name: "Enter a check" })).toBeVisible();
  await tabAndPress(page, page.getByRole("button", { name: "Enter the gift" }));
  const amount = page.getByLabel(/^Dollars/);
  await expect(amount).toBeFocused();
  await expect(page.getByText("Enter who gave: a last name, or a company.")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.insertText("250");
  await tabAndType(page, page.getByLabel("Last name"), lastName);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `$250.00 from ${lastName}` })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  const back = page.getByRole("form", { name: "Give it back" });
  await tabAndType(page, back.getByLabel(/^Dollars/), "20.00");
  await tabAndType(page, back.getByLabel(/^Why/), "entered twice");
  await tabAndPress(page, back.getByRole("button", { name: "Note that it was paid back" }));
  await expect(page.getByText("It is noted.")).toBeVisible();
  await expect(back.getByLabel(/^Dollars/)).toHaveValue("230.00");
  await expect(page.getByText("Partly refunded", { exact: true })).toBeVisible();
});
