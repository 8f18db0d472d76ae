import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { privatePages } from "../large-text/private-pages";
import { dialogs, pages } from "../large-text/views";
import { provideHouse } from "../lightbox/house";
import { hydrated, openHydrated } from "../shell/hydrated";
import { formsOfOneName, isRingAroundDialog, skippedHeadings, unnamedFocusable } from "./structure-problems";

for (const [group, addresses] of Object.entries(pages))
  test(`${group}: no two forms with the same name, no skipped heading level, and a name for every focusable element`, {
    tag: ["@desktop", "@script"],
  }, async ({ page, expectProblem }) => {
    test.slow();
    if (addresses.some((address) => address === "/no-such-page")) expectProblem(/404/);
    for (const address of addresses) {
      await page.goto(address);
      await hydrated(page);
      await expectStructure(page, address);
    }
  });

test("private pages: no two forms with the same name, no skipped heading level, and a name for every focusable element; axe finds nothing", {
  tag: ["@desktop", "@script"],
}, async ({ page, browser, baseURL }) => {
  test.slow();
  for (const [what, address] of Object.entries(await privatePages(page, baseURL ?? "", browser))) {
    await page.goto(address);
    await hydrated(page);
    await page.getByRole("main").evaluate((main) => {
      for (const details of main.querySelectorAll("details")) details.open = true;
    });
    await expectStructure(page, what);
    expect.soft(await accessibilityProblems(page), what).toEqual([]);
  }
});

async function expectStructure(page: Page, what: string): Promise<void> {
  expect.soft(await formsOfOneName(page), `${what}: forms of one name`).toEqual([]);
  expect.soft(await skippedHeadings(page), `${what}: skipped headings`).toEqual([]);
  expect.soft(await unnamedFocusable(page), `${what}: focus without a name`).toEqual([]);
}

/** How many of the stops of the keyboard draw the ring around the whole dialog, in a window that is too low for it. */
async function ringsAroundDialog(page: Page): Promise<number> {
  const { width = 1366, height = 900 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 320 });
  let rings = 0;
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    if (await isRingAroundDialog(page)) rings += 1;
  }
  await page.setViewportSize({ width, height });
  return rings;
}

test("dialogs: the focus is on an element with a name and never around the whole dialog", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  test.slow();
  await provideHouse(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/about-us");
  const opened = page.getByRole("dialog");
  for (const { event, carries } of dialogs) {
    // With the keyboard as the last input, browsers draw the ring.
    await page.keyboard.press("Tab");
    const detail = await carries?.(page);
    await page.evaluate(
      ([name, what]) => window.dispatchEvent(new CustomEvent(`openward:${name}`, { detail: what })),
      [event, detail] as const,
    );
    await expect(opened.getByRole("button", { name: "Close" })).toBeVisible();
    await expect(opened).toHaveAccessibleName(/\S/);
    await expect(opened.locator("[data-loading]")).toHaveCount(0);
    expect.soft(await isRingAroundDialog(page), `${event}: a ring around all of it`).toBe(false);
    await expectStructure(page, event);
    expect.soft(await ringsAroundDialog(page), `${event}: a ring around all of it at some stop`).toBe(0);
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
  }
});

test("finds structure problems that the test adds", { tag: ["@desktop", "@script"] }, async ({ page }) => {
  await openHydrated(page, "/about-us");
  await page.evaluate(() => {
    const main = document.querySelector("main");
    main?.insertAdjacentHTML(
      "beforeend",
      `<form aria-label="Ask"><input aria-label="Name"></form><form aria-label="Ask"></form>
      <h2>Before</h2><h4>Too deep</h4><div tabindex="0"></div>
      <dialog aria-label="All"><p>Words</p></dialog>`,
    );
    const dialog = document.querySelector<HTMLDialogElement>("dialog[aria-label=All]");
    dialog?.style.setProperty("outline", "3px solid");
    dialog?.show();
    if (dialog) dialog.tabIndex = -1;
  });
  expect(await formsOfOneName(page)).toEqual(["Ask"]);
  expect(await skippedHeadings(page)).toEqual(["Too deep: level 4 follows level 2"]);
  expect(await unnamedFocusable(page)).toEqual(["generic without a name"]);
  await page.keyboard.press("Tab");
  await page.evaluate(() => document.querySelector<HTMLElement>("dialog[aria-label=All]")?.focus());
  expect(await isRingAroundDialog(page)).toBe(true);
});
