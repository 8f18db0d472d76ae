import { expect, test } from "../fixtures";

test("whom to call about a gift is on the page", async ({ page }) => {
  await page.goto("/donate");
  const call = page.getByRole("main").locator('a[href="tel:+13085550140"]').first();
  await expect(call).toBeVisible();
  await expect(call).toContainText("(308) 555-0140");
});
