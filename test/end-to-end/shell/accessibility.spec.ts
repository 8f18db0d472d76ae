import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { fatalBanner } from "./fatal-banner";
import { openHydrated } from "./hydrated";

test.describe("axe finds nothing", { tag: "@script" }, () => {
  test("on a page", async ({ page }) => {
    await openHydrated(page, "/about-us");
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("on the page for unknown addresses", async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await openHydrated(page, "/no-such-page");
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("with the sub-menu open", { tag: "@desktop" }, async ({ page }) => {
    await openHydrated(page, "/about-us");
    await page.getByRole("button", { name: "I want to..." }).first().hover();
    await expect(page.locator("header ul ul").first()).toHaveCSS("opacity", "1");
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("with the menu and its accordion open", { tag: "@handheld" }, async ({ page }) => {
    await openHydrated(page, "/about-us");
    await page.locator("header [aria-controls=site-menu]").click();
    await page.locator("#site-menu summary", { hasText: "I want to..." }).click();
    await expect(page.locator("#site-menu")).toHaveCSS("opacity", "1");
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("with the error banner", async ({ page, expectProblem }) => {
    expectProblem(/planted/);
    await page.route("**/api/error", (route) => route.fulfill({ status: 204 }));
    await openHydrated(page, "/about-us");
    await page.evaluate("void setTimeout(() => { throw new Error('planted') })");
    await expect(fatalBanner(page)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("in forced colors", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await openHydrated(page, "/about-us");
    // In this mode the system sets the colors, but axe reads the site's.
    expect(await accessibilityProblems(page, { without: ["color-contrast"] })).toEqual([]);
  });
});

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("nothing scrolls sideways at 320 px, which is 400 % zoom of 1280", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/about-us");
  expect(await sideways(page)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("text spacing can be changed as WCAG requires", { tag: "@script" }, async ({ page }) => {
  await openHydrated(page, "/privacy");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await expect.poll(() => sideways(page)).toBe(0);
  const cut = await page
    .locator("header :is(a, button):visible")
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
        .map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
});

test("text of twice the size keeps everything on the screen", { tag: "@script" }, async ({ page }) => {
  await openHydrated(page, "/privacy");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await expect.poll(() => sideways(page)).toBe(0);
  const { width } = page.viewportSize() ?? { width: 0 };
  const outside = await page
    .locator("header :is(a, button):visible")
    .evaluateAll(
      (all, edge) =>
        all.filter((one) => one.getBoundingClientRect().right > edge + 1).map((one) => one.textContent),
      width,
    );
  expect(outside).toEqual([]);
});

/** Of the first elements in the tab order, those that a bar covers while they have the focus. */
async function coveredStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest("header, aside[aria-label='Call us']"))
        return "";
      const box = focused.getBoundingClientRect();
      const onTop = document.elementFromPoint(
        box.left + Math.min(box.width / 2, 20),
        box.top + box.height / 2,
      );
      return onTop && (focused.contains(onTop) || onTop.contains(focused))
        ? ""
        : (focused.textContent ?? focused.tagName);
    });
    if (covered) hidden.push(covered);
  }
  return hidden;
}

/** The stops of the keyboard on a page that look the same with the focus as without it. */
async function unmarkedStops(page: Page): Promise<string[]> {
  const unmarked: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement | null;
      if (!focused || focused === document.body) return "";
      // A ring can be drawn around the element, or around its container, such as a box that looks like a field.
      const drawn = () =>
        [focused, focused.parentElement, focused.nextElementSibling]
          .filter((one) => one !== null)
          .map((one) => {
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
            return outlineStyle === "none" ? boxShadow : `${outlineStyle} ${outlineWidth} ${boxShadow}`;
          })
          .join(";");
      const focusedStyle = drawn();
      focused.blur();
      const plain = drawn();
      focused.focus({ preventScroll: true });
      return focusedStyle === plain ? (focused.textContent?.trim() || focused.outerHTML).slice(0, 80) : "";
    });
    if (name) unmarked.push(name);
  }
  return unmarked;
}

test("each element with keyboard focus has a visible ring, also in forced colors", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    for (const address of ["/about-us", "/donate", "/provider-search"]) {
      await openHydrated(page, address);
      expect(await unmarkedStops(page), `${address}, forced colors: ${forcedColors}`).toEqual([]);
    }
  }
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main a:focus-visible { outline: none !important; box-shadow: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await unmarkedStops(page), "planted").not.toEqual([]);
});

test("the focused element is never under the header or the call bar", async ({ page }) => {
  await page.goto("/about-us");
  expect(await coveredStops(page)).toEqual([]);
});

test("the focused element is never under an error notice", {
  tag: ["@handheld", "@script"],
}, async ({ page }) => {
  await openHydrated(page, "/about-us");
  await page.evaluate(() => {
    const detail = { message: "The calendar could not be loaded. Please try again in a moment." };
    window.dispatchEvent(new CustomEvent("openward:error-notification", { detail }));
  });
  await expect(page.getByRole("alert").getByRole("button", { name: "Close" })).toBeVisible();
  expect(await coveredStops(page)).toEqual([]);
});

test("in print there is only the page, with the numbers to call", async ({ page }) => {
  await page.goto("/about-us");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("header nav").first()).toBeHidden();
  await expect(page.locator("aside[aria-label='Call us']")).toBeHidden();
  await expect(page.locator("footer dl")).toBeVisible();
});
