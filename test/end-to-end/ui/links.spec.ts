import { expect, test } from "../fixtures";
import { openKit } from "./open-kit";

test.describe("links", { tag: "@script" }, () => {
  test.beforeEach(async ({ page }) => {
    await openKit(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  });

  const isSameDocument = (page: import("@playwright/test").Page) =>
    page.evaluate(() => "sameDocument" in window);

  test("with # never navigate", async ({ page }) => {
    const before = page.url();
    await page.getByText("Nowhere").click();
    expect(page.url()).toBe(before);
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  test("of the site are handled within the app, in rich text too", async ({ page }) => {
    await page.getByRole("link", { name: "Careers" }).click();
    await expect(page.locator("[data-path]")).toHaveText("/careers");
    await page.getByRole("link", { name: "About us" }).click();
    await expect(page.locator("[data-path]")).toHaveText("/about-us");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("with emit: fire their event and carry its detail, in rich text too", async ({ page }) => {
    await page.getByRole("link", { name: "Linked profile" }).click();
    await expect(page.getByRole("dialog", { name: "Profile of linked" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("link", { name: "the profile", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Profile of rich" })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test("with emit: lead to an equivalent page where no script runs", async ({ page }) => {
    await expect(page.getByRole("link", { name: "Linked profile" })).toHaveAttribute(
      "href",
      "/provider-search",
    );
    await expect(page.getByRole("link", { name: "give" })).toHaveAttribute("href", "/donate");
  });

  test("to other sites open in a new tab and say so, in rich text too", async ({ page }) => {
    const link = page.getByRole("link", { name: "elsewhere (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  });

  test("of a card make all of it their target, without its other links", async ({ page }) => {
    const card = page.getByRole("article");
    await expect(card.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
    const onTop = await card.getByRole("link", { name: "911" }).evaluate((link) => {
      const box = link.getBoundingClientRect();
      return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === link;
    });
    expect(onTop).toBe(true);
    // The link covers the text, so Playwright would wait for it to be free.
    await card.getByText("For hearts.").click({ force: true, position: { x: 2, y: 2 } });
    await expect(page.locator("[data-path]")).toHaveText("/specialty/cardiology");
  });

  test("with mailto: are left to the browser", async ({ page }) => {
    await expect(page.getByRole("link", { name: "Mail" })).toHaveAttribute(
      "href",
      "mailto:hello@hospital.example",
    );
  });
});
