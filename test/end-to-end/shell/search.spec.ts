import { expect, test } from "../fixtures";

test.describe("the search box", { tag: "@desktop" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/about-us");
  });

  const box = "header input[name=q]";

  test("has the specification's text", async ({ page }) => {
    const input = page.locator("header").getByRole("searchbox", { name: "search" });
    await expect(input).toHaveAttribute("placeholder", "search term");
    await expect(page.locator("header").getByRole("button", { name: "search" })).toBeVisible();
  });

  test("opens the results by Enter, and is empty again", async ({ page }) => {
    await page.locator(box).fill("my knee & hip");
    await page.locator(box).press("Enter");
    await expect(page).toHaveURL("/search/?q=my+knee+%26+hip");
    await expect(page.locator(box)).toHaveValue("");
  });

  test("opens the results by its button, with one letter or none", async ({ page }) => {
    for (const term of ["x", ""]) {
      await page.locator(box).fill(term);
      await page.locator("header").getByRole("button", { name: "search" }).click();
      await expect(page).toHaveURL(`/search/?q=${term}`);
      await expect(page.locator(box)).toHaveValue("");
    }
  });
});

test("a search icon opens the search page", { tag: "@handheld" }, async ({ page }) => {
  await page.goto("/about-us");
  await page.locator("header").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\/?$/);
});
