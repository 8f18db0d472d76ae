import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { runnerImport } from "vite";
import { demoId } from "~/demo/demo-id";
import { withoutStyles } from "../../../scripts/lib/without-styles.mjs";
import type { Filling } from "../../factories/block-props";
import { representatives } from "../../test-all";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { openHydrated } from "../shell/hydrated";
import { callApi, newName, signIn } from "./staff";

const records = {
  image: demoId("image", "scene-contact"),
  file: demoId("file", "standard-charges"),
  location: demoId("location", "main-hospital"),
  provider: demoId("provider", "elena-marsh"),
  form: demoId("form", "contact"),
  newsItem: demoId("newsItem", "two-thirds-of-the-way"),
  page: demoId("page", "/primary-care-faq"),
};

/** A page has one first-level heading, and one block that opens it. */
const OPENINGS = ["hero", "homeHero"];

test.describe("every block on one page, at 320 px", { tag: ["@script", "@staff", "@desktop"] }, () => {
  const cases: { opening: string; filling: Filling }[] = [
    { opening: "hero", filling: "largest" },
    { opening: "homeHero", filling: "smallest" },
  ];
  for (const { opening, filling } of representatives(cases, (one) => one.filling === "largest")) {
    test(`with the ${filling} that each can hold, it fits`, async ({ page }) => {
      const { blockNames, filledBlock } = await blocks();
      await signIn(page);
      const address = await publishedPageOf(
        page,
        [opening, ...blockNames.filter((name) => !OPENINGS.includes(name))].map((name) =>
          filledBlock(name, name === opening ? "largest" : filling, records),
        ),
      );
      await page.setViewportSize({ width: 320, height: 800 });
      await openHydrated(page, address);
      await expect(page.locator("h1")).toHaveCount(1);
      expect(await reachesBeyond(page)).toEqual([]);
      // Axe needs the whole page in the window: the largest is far too tall for that.
      if (filling === "smallest") expect(await accessibilityProblems(page)).toEqual([]);
    });
  }
});

test("the keyboard stops at those tables of a text that it must scroll, and without JavaScript at each", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page, browser, baseURL }) => {
  await signIn(page);
  const wide = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  const html = `<p><a href="/about-us">Before</a></p>${[["Open", "8 to 5"], wide].map(tableOf).join("<p>And</p>")}`;
  const address = await publishedPageOf(page, [
    (await blocks()).filledBlock("hero", "largest", records),
    { type: "richText", props: { html } },
  ]);
  const tables = (seen: Page) => seen.getByRole("main").locator("table");
  const stops = (seen: Page) => tables(seen).evaluateAll((all) => all.map(({ tabIndex }) => tabIndex === 0));

  await page.setViewportSize({ width: 320, height: 800 });
  await openHydrated(page, address);
  await expect.poll(() => stops(page)).toEqual([false, true]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Before" }).focus();
  await page.keyboard.press("Tab");
  await expect(tables(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(() =>
      tables(page)
        .nth(1)
        .evaluate(({ scrollLeft }) => scrollLeft),
    )
    .toBeGreaterThan(0);

  // The focused element keeps the focus, although Tab no longer reaches it.
  await page.setViewportSize({ width: 1366, height: 900 });
  await expect.poll(() => stops(page)).toEqual([false, false]);
  await expect(tables(page).nth(1)).toBeFocused();
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => stops(page)).toEqual([false, true]);

  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address);
  for (const at of [0, 1]) await expect(tables(plain).nth(at)).toHaveAttribute("tabindex", "0");
  await context.close();
});

const tableOf = (cells: string[]) =>
  `<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr></tbody></table>`;

/** The definitions of all features are found by a glob, which Vite supports and this runner does not. */
async function blocks() {
  const file = resolve("test/factories/filled-block.ts");
  const { module } = await runnerImport<typeof import("../../factories/filled-block")>(file, {
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
    plugins: [withoutStyles],
  });
  return module;
}

/** The address of a published page of those blocks. */
async function publishedPageOf(page: Page, blocks: object[]): Promise<string> {
  const title = newName("Every block");
  const path = `/${title.toLowerCase().replaceAll(" ", "-")}`;
  const data = { path, title, description: "Every block there is.", blocks };
  const { item } = await callApi<{ item: { id: string; revision: number } }>(
    page,
    "POST",
    "/api/admin/pages",
    {
      data,
    },
  );
  await callApi(page, "POST", `/api/admin/pages/${item.id}/publication`, { revision: item.revision });
  return path;
}

/** The elements that make the window scroll sideways. Elements that scroll themselves are fine. */
function reachesBeyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
    const reaching = [...document.querySelectorAll("main *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element))
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
    return reaching.length > 0 ? reaching.slice(0, 20) : [`${scrollWidth - clientWidth} px too wide`];
  });
}
