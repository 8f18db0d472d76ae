import { test } from "./fixtures";

/**
 * Tests the protections of every other test: each planted problem is detected, or its declaration would fail
 * the test here.
 */
test.describe("a test detects", { tag: "@script" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/robots.txt");
  });

  test("an error on the console", async ({ page, expectProblem }) => {
    expectProblem(/^console: planted/);
    await page.evaluate("console.error('planted')");
  });

  test("an uncaught error", async ({ page, expectProblem }) => {
    expectProblem(/^uncaught: Error: planted/);
    const thrown = page.waitForEvent("pageerror");
    await page.evaluate("void setTimeout(() => { throw new Error('planted') })");
    await thrown;
  });

  test("a missing address", async ({ page, expectProblem }) => {
    expectProblem(/^console: .*404/);
    await page.goto("/no-such-page");
  });

  test("a request that fails", async ({ context, page, expectProblem }) => {
    expectProblem(/^failed: .*\/planted/);
    expectProblem(/^console: .*ERR_CONNECTION_RESET/);
    await context.route("**/planted", (route) => route.abort("connectionreset"));
    await page.evaluate("fetch('/planted').catch(() => undefined)");
  });

  test("a request to another site", async ({ context, page, expectProblem }) => {
    expectProblem(/^third party: https:\/\/elsewhere\.example\//);
    await context.route("https://elsewhere.example/**", (route) => route.fulfill({ body: "" }));
    await page.goto("https://elsewhere.example/");
  });
});
