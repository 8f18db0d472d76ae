import type { Page } from "@playwright/test";
import sharp from "sharp";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { layoutProblems } from "../large-text/layout-problems";
import { show } from "../large-text/readings";
import { composedPages } from "./addresses";

/** The content of one meta tag, by its name or property. */
async function meta(page: Page, key: string): Promise<string> {
  const tags = page.locator(`meta[name="${key}"], meta[property="${key}"]`);
  await expect(tags, `one ${key}`).toHaveCount(1);
  return (await tags.getAttribute("content")) ?? "";
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
    const bubbles = page.locator("form:not([novalidate])");
    await expect(bubbles, "no form leaves its errors to the browser").toHaveCount(0);
    if (javaScriptEnabled !== false) expect(await accessibilityProblems(page)).toEqual([]);
  });

  test(`${address} describes itself to search engines, and fits 320 px with room for wider text`, {
    tag: ["@desktop", "@script"],
  }, async ({ page, baseURL }) => {
    await page.goto(address);
    await show(page, { width: 320, height: 256, text: 100 });
    await expect.poll(() => layoutProblems(page)).toEqual([]);

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

    await show(page, { width: 320, text: 100, isSpaced: true });
    await expect.poll(() => layoutProblems(page)).toEqual([]);
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
