import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { fatalBanner } from "./fatal-banner";
import { openHydrated } from "./hydrated";

/** Throws outside any handler, as a defect would. */
const fail = (page: Page, code: string) => page.evaluate(`void setTimeout(() => { ${code} })`);

test.describe("an error in the browser", { tag: "@script" }, () => {
  test("is reported, and shown in a red banner at the top, which can be closed", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/uncaught: .*planted/);
    expectProblem(/console: .*planted/);
    await openHydrated(page, "/about-us?secret=asthma#main");
    const reported = page.waitForRequest("**/api/error");
    await fail(page, "throw new Error('planted')");

    await expect(fatalBanner(page)).toContainText("Oops, you encountered an error");
    await expect(fatalBanner(page)).toContainText(
      "We have been notified of this problem and we will work quickly to fix it.",
    );
    // Below the strip with the emergency line, if there is one; otherwise at the very top.
    const wide = (page.viewportSize()?.width ?? 0) >= 992;
    await expect.poll(async () => (await fatalBanner(page).boundingBox())?.y).toBe(wide ? 44 : 0);
    await expect(
      page.locator('header a[href="tel:911"]:visible, aside a[href="tel:911"]:visible'),
    ).toBeInViewport();
    const ground = await fatalBanner(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(ground).toBe("rgb(163, 25, 43)");
    const slide = await fatalBanner(page).evaluate((element) => {
      const name = getComputedStyle(element).animationName;
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const found = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === name);
      return (found as CSSKeyframesRule | undefined)?.cssRules[0]?.cssText;
    });
    expect(slide).toContain("translateY(-100%)");

    const request = await reported;
    const report = request.postDataJSON();
    const detail = JSON.parse(report.error_detail);
    expect(report.token).not.toBe("");
    expect(detail.error.message).toBe("planted");
    expect(detail.error.stack).toContain("Error: planted");
    expect(new URL(detail.url).pathname).toBe("/about-us");
    expect(detail.userAgent).toContain("Chrome");
    expect(detail.screenWidth).toBeGreaterThan(0);
    expect(detail.screenHeight).toBeGreaterThan(0);
    expect(request.postData()).not.toContain("asthma");
    expect((await request.response())?.status()).toBe(204);

    await fatalBanner(page).getByRole("button", { name: "Close" }).click();
    await expect(fatalBanner(page)).toHaveCount(0);
  });

  test("includes unhandled rejections; until the report arrives, the banner does not claim that we know of it", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/uncaught: .*planted/);
    expectProblem(/console: /);
    expectProblem(/503/);
    await page.route("**/api/error", (route) => route.fulfill({ status: 503 }));
    await openHydrated(page, "/about-us");
    const answered = page.waitForResponse("**/api/error");
    await fail(page, "Promise.reject(new Error('planted'))");
    await expect(fatalBanner(page)).toBeVisible();
    await answered;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(fatalBanner(page)).toContainText(
      "Please load the page again. If that does not help, call us.",
    );
    await expect(fatalBanner(page)).not.toContainText("notified");
  });

  test("the null 'os' property read is neither shown nor reported", async ({ page, expectProblem }) => {
    expectProblem(/uncaught: .*reading 'os'/);
    const reports: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/error") && reports.push(request.url()));
    await openHydrated(page, "/about-us");
    const thrown = page.waitForEvent("pageerror");
    await fail(page, "null.os");
    await thrown;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(fatalBanner(page)).toHaveCount(0);
    expect(reports).toEqual([]);
  });

  test("a request that the page canceled is not an error", async ({ page, expectProblem }) => {
    // Playwright reports an exception that is not an Error without its text.
    expectProblem(/^uncaught: /);
    await openHydrated(page, "/about-us");
    const thrown = page.waitForEvent("pageerror");
    await fail(page, "Promise.reject(new DOMException('withdrawn', 'AbortError'))");
    await thrown;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(fatalBanner(page)).toHaveCount(0);
  });
});

test("an unknown page says so and offers help", async ({ page, expectProblem }) => {
  expectProblem(/404/);
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We cannot find that page");
  await expect(page).toHaveTitle(/^We cannot find that page/);
  const main = page.locator("main");
  for (const [name, href] of [
    ["Find a provider", "/provider-search"],
    ["Visit or call us", "/specialties-and-locations"],
    ["Patient portal", "/patient-portal"],
    ["Take a class", "/classes-and-education"],
    ["Give", "/donate"],
  ] as const)
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await expect(main.getByRole("link", { name: /^Pay my bill/ })).toBeVisible();
  await expect(main.locator('a[href="tel:+13085550100"]').first()).toBeVisible();
  await expect(main.locator('a[href="tel:911"]').first()).toBeVisible();
  await expect(fatalBanner(page)).toHaveCount(0);

  await main.getByRole("searchbox", { name: "What are you looking for?" }).fill("billing");
  await main.getByRole("button", { name: "search" }).click();
  await expect(page).toHaveURL("/search/?q=billing");
});
