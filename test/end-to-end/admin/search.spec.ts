import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { signIn, typeInto } from "./staff";

test("by keyboard: words without results get a page, lead there on the site, and are removed; the index is rebuilt", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page }) => {
  test.slow();
  const words = "xyzzyqua vvugle";
  const finds = async () =>
    (await (await page.request.get(`/search/?q=${encodeURIComponent(words)}`)).text()).includes(
      'href="/specialty/cardiology"',
    );
  await signIn(page);
  expect(await finds()).toBe(false);

  await page.goto("/admin/search");
  await typeInto(page.getByRole("searchbox", { name: "Search term" }), words);
  await page.keyboard.press("Enter");
  await expect(page.getByText("People who type this find nothing.")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Add these words to a page" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add words that people use" });
  await expect(dialog.getByLabel("What people type")).toHaveValue(words);
  await expect(dialog.getByLabel("Find the page to show")).toBeFocused();
  await page.keyboard.insertText("cardiology");
  const choice = dialog.getByRole("radio", { name: "Cardiology", exact: true });
  await choice.press("Space");
  await expect(choice).toBeChecked();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add and publish" }).press("Enter");
  await expect(dialog).toBeHidden();
  expect(await finds()).toBe(true);

  await typeInto(page.getByRole("searchbox", { name: "Filter the words" }), words);
  await page.getByRole("button", { name: `Remove “${words}” from Cardiology` }).press("Enter");
  await expect(page.getByText("0 entries")).toBeVisible();
  expect(await finds()).toBe(false);

  await page.getByRole("button", { name: /^Rebuild/ }).press("Enter");
  const confirm = page.getByRole("dialog");
  if (await confirm.isVisible()) await confirm.getByRole("button", { name: /^Rebuild/ }).press("Enter");
  await expect(page.getByText(/^Last rebuilt/)).toBeVisible();
});
