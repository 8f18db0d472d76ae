import sharp from "sharp";
import { representatives } from "../../test-all";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { layoutProblems } from "../large-text/layout-problems";
import { show } from "../large-text/readings";
import { composedPages } from "./addresses";

/** The home page, and a page with a form, a long form, lists, a wide table, and long words. */
const REPRESENTATIVE_CASES = [
  "/",
  "/contact-us",
  "/donate",
  "/classes-and-education",
  "/newsroom",
  "/price-transparency",
  "/es/visitas",
];

for (const { address } of representatives(composedPages, (page) =>
  REPRESENTATIVE_CASES.includes(page.address),
)) {
  // One visit for all checks of a page, because opening it costs more than the checks.
  test(`${address} fits 320 px with room for wider text, and axe finds nothing`, {
    tag: "@script",
  }, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("h1")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await show(page, { width: 320, height: 256, text: 100 });
    await expect.poll(() => layoutProblems(page)).toEqual([]);
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
  const meta = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute("content");
  const answer = await request.get((await meta("og:image")) ?? "");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe(await meta("og:image:type"));
  const { width, height } = await sharp(await answer.body()).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
