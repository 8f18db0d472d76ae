import type { Page } from "@playwright/test";
import { representatives } from "../../test-all";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { openHydrated } from "../shell/hydrated";
import { setTextSize } from "../text-size";

const PAGES = ["/location/main-hospital", "/specialty/orthopedics", "/provider/elena-marsh"];

const bar = (page: Page) => page.getByRole("main").getByRole("navigation", { name: "On this page" });

/** The ids that the bar links to, and those of the headings after it. */
const anchors = (page: Page) =>
  bar(page).evaluate((nav) => ({
    inBar: [...nav.querySelectorAll("a")].map((link) => link.hash.slice(1)),
    onPage: [...document.querySelectorAll("main h2")]
      .filter((heading) => nav.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING)
      .map((heading) => heading.id),
  }));

/** How far below the two bars that heading is, in px. */
const distanceBelowBars = (page: Page, id: string) =>
  page.evaluate((target) => {
    const covered = document.querySelector("[data-sub-navigation-bar]")?.getBoundingClientRect().bottom ?? 0;
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top - covered);
  }, id);

/** Where the bar starts and the header ends, in px. */
const edges = (page: Page) =>
  page.evaluate(() => [
    Math.round(
      document.querySelector("[data-sub-navigation-bar]")?.getBoundingClientRect().top ?? Number.NaN,
    ),
    Math.round(document.querySelector("[data-navigation-bar]")?.getBoundingClientRect().bottom ?? Number.NaN),
  ]);

for (const path of representatives(PAGES, (one) => one.startsWith("/location")))
  test(`${path} has a bar that leads to each of its sections, below both bars`, { tag: "@script" }, async ({
    page,
  }) => {
    const gap = (page.viewportSize()?.width ?? 0) < 768 ? 20 : 30;
    // The first section: each of these pages is long enough to scroll it to the top.
    await page.goto(path);
    const { inBar, onPage } = await anchors(page);
    expect(inBar).toEqual(onPage);
    expect(inBar.length).toBeGreaterThanOrEqual(3);
    const [first = ""] = inBar;

    // The style sheet does it before JavaScript runs, the app afterward.
    await page.goto("about:blank");
    await page.goto(`${path}#${first}`);
    await expect.poll(() => distanceBelowBars(page, first)).toBe(gap);
    await openHydrated(page, path);
    await bar(page).getByRole("link").first().click();
    await expect(page).toHaveURL(`${path}#${first}`);
    await expect.poll(() => distanceBelowBars(page, first)).toBe(gap);
    const [top, below] = await edges(page);
    expect(top).toBe(below);
  });

test("the bar never covers the focus, is not fixed for enlarged text, and is not printed", {
  tag: "@script",
}, async ({ page }) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await openHydrated(page, "/location/main-hospital");
  await page.getByRole("main").getByRole("link").last().focus();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const nav = document.querySelector("[data-sub-navigation-bar]");
      if (!focused || !nav || !document.querySelector("main")?.contains(focused)) return "";
      if (!(nav.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)) return "";
      if (nav.contains(focused)) return "";
      const { bottom } = nav.getBoundingClientRect();
      return focused.getBoundingClientRect().top < bottom ? focused.textContent : "";
    });
    expect(covered).toBe("");
  }
  expect(await accessibilityProblems(page)).toEqual([]);

  await setTextSize(page, 200);
  await page.setViewportSize({ width: Math.min(width, 800), height });
  await expect(bar(page)).toHaveCSS("position", "static");
  for (const narrow of [320, 360, 768]) {
    await page.setViewportSize({ width: narrow, height });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `sideways at ${narrow} px`).toBe(0);
    const cut = await bar(page).evaluate((nav) => nav.scrollWidth - nav.clientWidth);
    expect(cut).toBe(0);
  }

  await page.emulateMedia({ media: "print" });
  await expect(bar(page)).toBeHidden();
});
