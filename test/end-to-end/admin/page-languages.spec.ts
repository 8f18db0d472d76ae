import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { colleagues } from "./colleagues";
import { newName, saved, signIn } from "./staff";

test("an editor marks words as Spanish, and visitors get them marked", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page }) => {
  test.slow();
  await signIn(page, colleagues.writer);
  await page.goto("/admin/pressreleases/new");
  await page.getByRole("textbox", { name: "Title" }).fill(newName("Interpreters at every hour"));
  await page
    .getByRole("textbox", { name: "Summary" })
    .fill("From January on, an interpreter answers in more than 200 languages at every hour.");
  const text = page.getByRole("textbox", { name: /^Text( |$)/ });
  await text.click();
  await page.keyboard.type("Just say ");
  await page.keyboard.type("español");
  for (let letter = 0; letter < "español".length; letter += 1) await page.keyboard.press("Shift+ArrowLeft");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Language of these words" }).click();
  await page.getByRole("menuitem", { name: "Spanish" }).click();
  await expect(text.locator("span[lang=es]")).toHaveText("español");

  await saved(page);
  await expect(page.getByText("Ready to publish")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await page.goto((await page.getByRole("link", { name: /^View on the site/ }).getAttribute("href")) ?? "");
  await expect(page.getByRole("main").locator("p span[lang=es]")).toHaveText("español");
});
