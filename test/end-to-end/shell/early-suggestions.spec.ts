import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { brokenWords } from "../large-text/layout-problems";
import { setTextSize } from "../text-size";
import { openWithoutApp } from "./open-without-app";

const box = (page: Page) => page.getByRole("main").locator("input[type=search]").first();
const list = (page: Page) => page.getByRole("main").getByRole("listbox", { name: "Suggestions" });
const marked = (page: Page) => list(page).getByRole("option", { selected: true });

/** Types words, and waits for their suggestions: those for the first letters come earlier. */
async function typeAndWait(page: Page, words: string): Promise<void> {
  const isForAll = (address: string) => new URL(address).searchParams.get("q") === words;
  const response = page.waitForResponse((one) => isForAll(one.url()));
  await box(page).pressSequentially(words);
  await (await response).finished();
  await expect(list(page)).toBeVisible();
}

test.describe("suggestions before the app runs", { tag: "@script" }, () => {
  test("work without the app, and typing does not load it", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await box(page).evaluate((input) => input.focus());
    await box(page).pressSequentially("kne");
    await expect(list(page).getByRole("option").first()).toBeVisible();
    expect(scripts.filter((address) => address.includes("/assets/framework-"))).toEqual([]);
  });

  test("are requested immediately for one letter, and in one request for letters in quick succession", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(Date.now() + 60_000);
    const requested: (string | null)[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.includes("suggest")) requested.push(searchParams.get("q"));
    });
    await box(page).evaluate((input) => input.focus());
    await page.keyboard.press("k");
    await page.clock.runFor(200);
    await page.keyboard.press("n");
    await expect.poll(() => requested).toEqual(["kn"]);
    await page.clock.runFor(200);
    for (const letter of "ees") await page.keyboard.press(letter);
    await expect.poll(() => requested).toEqual(["kn", "kne"]);
    await page.clock.runFor(200);
    await expect.poll(() => requested).toEqual(["kn", "kne", "knees"]);
  });

  test("are marked with arrows, closed with Escape, followed with Enter, and announced", async ({ page }) => {
    await openWithoutApp(page, "/");
    const input = page.getByRole("main").getByRole("combobox").or(box(page)).first();
    await typeAndWait(page, "orthop");
    await expect(input).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("status").filter({ hasText: /suggestion/ })).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(marked(page)).toHaveCount(1);
    await expect(input).toHaveAttribute(
      "aria-activedescendant",
      String(await marked(page).getAttribute("id")),
    );
    await page.keyboard.press("ArrowUp");
    await expect(marked(page)).toHaveCount(0);
    await expect(input).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
    await expect(input).toHaveValue("orthop");
    await page.keyboard.press("e");
    await expect(list(page)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/specialty/orthopedics");
  });

  test("stay open when the app takes over, with the marked one, which the app then follows", async ({
    page,
  }) => {
    const start = await openWithoutApp(page, "/");
    await typeAndWait(page, "orthop");
    await page.keyboard.press("ArrowDown");
    const url = await marked(page).getAttribute("data-url");
    await start();
    await expect(marked(page)).toHaveAttribute("data-url", String(url));
    await expect(box(page)).toHaveValue("orthop");
    await page.evaluate("window.isSameDocument = true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(String(url));
    expect(await page.evaluate("window.isSameDocument")).toBe(true);
  });

  test("that were marked stay marked when those for the next letters arrive", async ({ page }) => {
    await openWithoutApp(page, "/");
    const { promise: isMarked, resolve: release } = Promise.withResolvers<void>();
    await page.route(/[?&]q=orthop$/, async (route) => {
      await isMarked;
      await route.continue();
    });
    await typeAndWait(page, "ortho");
    const response = page.waitForResponse(/[?&]q=orthop$/);
    await page.keyboard.press("p");
    await page.keyboard.press("ArrowDown");
    const url = String(await marked(page).getAttribute("data-url"));
    await list(page).evaluate((element) => element.firstElementChild?.setAttribute("data-earlier", ""));
    release();
    await (await response).finished();
    await expect(list(page).locator("[data-earlier]")).toHaveCount(0);
    await expect(marked(page)).toHaveAttribute("data-url", url);
  });

  test("are followed with a click", async ({ page }) => {
    await openWithoutApp(page, "/");
    await box(page).pressSequentially("orthop");
    await list(page).getByRole("option").first().click();
    await expect(page).toHaveURL(/[/](specialty|provider|conditions)[/]/);
  });

  test("work in the finder, too: people, specialties, and places", async ({ page }) => {
    await openWithoutApp(page, "/provider-search");
    await box(page).pressSequentially("mars");
    await expect(list(page).getByRole("option", { name: /^Elena Marsh/ })).toBeVisible();
    await box(page).fill("alder");
    await expect(
      list(page)
        .getByRole("option", { name: /at this location/ })
        .first(),
    ).toBeVisible();
    await box(page).fill("cardiol");
    const specialty = list(page).getByRole("option", { name: /^Cardiology/ });
    await expect(specialty).toBeVisible();
    while ((await specialty.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/provider-search?specialty=cardiology");
    await expect(page.getByRole("main").locator("#results")).toHaveText(/^\d+ providers?$/);
  });

  test("of the finder keep the document while the app runs, and empty the box", async ({ page }) => {
    const start = await openWithoutApp(page, "/provider-search?q=heart");
    await start();
    await page.evaluate("window.isSameDocument = true");
    await box(page).fill("cardiol");
    await list(page)
      .getByRole("option", { name: /^Cardiology/ })
      .click();
    await expect(page).toHaveURL("/provider-search?specialty=cardiology");
    await expect(box(page)).toHaveValue("");
    await expect(list(page)).toBeHidden();
    expect(await page.evaluate("window.isSameDocument")).toBe(true);
  });

  for (const [screen, width, percent] of [
    ["at 320 px", 320, 100],
    ["with text at 200 %, every word whole", 320, 200],
  ] as const)
    test(`of the finder fit ${screen}`, async ({ page }) => {
      await setTextSize(page, percent);
      await page.setViewportSize({ width, height: 640 });
      await openWithoutApp(page, "/provider-search");
      await box(page).pressSequentially("cardio");
      await expect(list(page)).toBeVisible();
      const fits = await list(page).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const parts = [document.documentElement, element, ...element.children];
        return (
          left >= 0 && right <= innerWidth && parts.every((part) => part.scrollWidth <= part.clientWidth)
        );
      });
      expect(fits).toBe(true);
      expect(await page.evaluate(brokenWords)).toEqual([]);
    });

  test("leave the form to the browser if they cannot be loaded", async ({ page, expectProblem }) => {
    expectProblem(/failed: .*suggest/);
    expectProblem(/console: .*ERR_CONNECTION_RESET/);
    await page.route("**/api/search/suggest*", (route) => route.abort("connectionreset"));
    await openWithoutApp(page, "/");
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("q=knee"));
    await box(page).pressSequentially("knee");
    await failed;
    await expect(list(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search/?q=knee");
  });
});
