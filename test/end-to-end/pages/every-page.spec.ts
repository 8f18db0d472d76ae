import type { Page } from "@playwright/test";
import sharp from "sharp";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { composedPages } from "./addresses";

/** The content of one meta tag, by its name or property. */
async function meta(page: Page, key: string): Promise<string> {
  const tags = page.locator(`meta[name="${key}"], meta[property="${key}"]`);
  await expect(tags, `one ${key}`).toHaveCount(1);
  return (await tags.getAttribute("content")) ?? "";
}

/** By how many pixels the page can be scrolled sideways. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const { address, title, heading } of composedPages) {
  // One visit for all checks of a page, because opening it costs more than the checks.
  test(`${address} answers with its own content, and axe finds nothing`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("h1")).toContainText(heading);
    await expect(page.getByRole("main")).not.toBeEmpty();
    if (javaScriptEnabled !== false) expect(await accessibilityProblems(page)).toEqual([]);
  });

  test(`${address} describes itself to search engines, and fits 320 px with room for wider text`, {
    tag: ["@desktop", "@script"],
  }, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(address);
    await expect.poll(() => sideways(page)).toBe(0);

    const canonical = address === "/" ? `${baseURL}/` : `${baseURL}${address.replace(/\/$/, "")}`;
    const shown = await page.title();
    expect(shown).toContain(title);
    expect(shown.length, shown).toBeLessThanOrEqual(65);
    const description = await meta(page, "description");
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(170);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonical);
    expect(await meta(page, "og:url")).toBe(canonical);
    expect(await meta(page, "og:title")).toBe(shown);
    expect(await meta(page, "og:description")).toBe(description);
    expect(await meta(page, "twitter:card")).toBe("summary_large_image");
    const size = [await meta(page, "og:image:width"), await meta(page, "og:image:height")];
    expect(size).toEqual(["1200", "630"]);
    expect(await meta(page, "og:image:alt")).not.toBe("");

    // WCAG 1.4.12; a constructed style sheet, because the page's policy refuses style elements.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets.push(sheet);
    });
    await expect.poll(() => sideways(page)).toBe(0);
  });
}

test("an address with and without its trailing slash is one page", { tag: ["@desktop", "@script"] }, async ({
  page,
  baseURL,
}) => {
  for (const address of ["/blog", "/blog/", "/about-us/"]) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    const canonical = `${baseURL}${address.replace(/\/$/, "")}`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonical);
  }
});

test("the picture for sharing exists and has its size", { tag: ["@desktop", "@script"] }, async ({
  page,
  request,
}) => {
  await page.goto("/about-us");
  const answer = await request.get(await meta(page, "og:image"));
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe(await meta(page, "og:image:type"));
  const { width, height } = await sharp(await answer.body()).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
