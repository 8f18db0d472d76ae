import type { Page } from "@playwright/test";
import { representatives } from "../../test-all";
import { expect, test } from "../fixtures";
import { hydrated } from "./hydrated";

const PAGES = [
  "/",
  "/provider-search",
  "/provider/elena-marsh",
  "/location/main-hospital",
  "/classes-and-education",
  "/donate",
  "/blog/before-the-first-snow",
  "/search/?q=knee",
];

for (const path of representatives(PAGES, (one) => ["/", "/donate"].includes(one))) {
  test(`${path} contains every rule that can match it, in the order of the whole style sheet`, {
    tag: "@script",
  }, async ({ page }) => {
    await page.goto(path);
    expect(await loadedSheets(page)).toEqual(["in the page", "none"]);
    await turnOnWholeSheet(page);
    expect(await loadedSheets(page)).toEqual(["in the page", "file"]);
    const { missing, inPage, inFile } = await compareSheets(page);
    expect(missing).toEqual([]);
    expect(inPage.length).toBeGreaterThan(200);
    expect(inPage).toEqual(inFile);
  });
}

test("the whole style sheet is there when the app takes over", { tag: "@script" }, async ({ page }) => {
  await page.goto("/about-us");
  expect(await loadedSheets(page)).toEqual(["in the page", "none"]);
  await hydrated(page);
  expect(await loadedSheets(page)).toEqual(["in the page", "file"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole style sheet is there from the start", { tag: "@script" }, async ({ page }) => {
    const sheet = page.waitForResponse(/\/assets\/site-.*\.css$/);
    await page.goto("/about-us");
    expect((await sheet).status()).toBe(200);
  });
});

/** Of the style elements and links in the head, in their order. */
function loadedSheets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.head.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style, link[rel="stylesheet"]'),
    ].map(({ sheet }) => (sheet ? (sheet.href ? "file" : "in the page") : "none")),
  );
}

function turnOnWholeSheet(page: Page): Promise<void> {
  return page.locator('link[rel="stylesheet"][disabled]').evaluate(
    (link: HTMLLinkElement) =>
      new Promise<void>((resolve) => {
        link.addEventListener("load", () => resolve());
        link.disabled = false;
      }),
  );
}

/**
 * `missing`: rules of the whole style sheet that the page does not contain and that can match one of its elements, in
 * some state such as `:hover`, at some size, or in some medium. `inPage` and `inFile`: the rules of both.
 */
function compareSheets(page: Page): Promise<{ missing: string[]; inPage: string[]; inFile: string[] }> {
  return page.evaluate(() => {
    const [first, whole] = Array.from(document.styleSheets, (sheet) => rulesOf(sheet.cssRules, ""));
    if (!first || !whole) throw new Error("The page has fewer than two style sheets.");
    const wholeRules = whole;
    const there = new Set(first.map(({ text }) => text));
    const [inFile, others] = [true, false].map((isThere) =>
      whole.filter(({ text }) => there.has(text) === isThere),
    );
    return {
      missing: (others ?? []).filter(({ rule }) => canMatch(rule)).map(({ text }) => text),
      inPage: first.filter(({ rule }) => !(rule instanceof CSSLayerStatementRule)).map(({ text }) => text),
      inFile: (inFile ?? []).map(({ text }) => text),
    };

    function rulesOf(rules: CSSRuleList, around: string): { rule: CSSRule; text: string }[] {
      return [...rules].flatMap((rule) =>
        rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)
          ? rulesOf(rule.cssRules, around + rule.cssText.slice(0, rule.cssText.indexOf("{")))
          : { rule, text: around + rule.cssText },
      );
    }

    function canMatch(rule: CSSRule): boolean {
      if (rule instanceof CSSKeyframesRule) return wholeRules.some((one) => animates(one.rule, rule.name));
      if (!(rule instanceof CSSStyleRule)) return true;
      // Without states, places among siblings, and whatever must not be there.
      const selectors = rule.selectorText
        .replace(/:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, "")
        .replace(/::[a-z-]+(\([^()]*\))?/g, "")
        .replace(/:(?!(?:is|has|where)\()[a-z-]+(\([^()]*\))?/g, "");
      // What is left may be empty, and may begin or end with a combinator; within `:has()` it may begin with one.
      const complete = selectors
        .replace(/(^|,)(\s*)(?=[>+~])/g, "$1$2*")
        .replace(/([>+~])(\s*)(?=$|[),>+~])/g, "$1$2*")
        .replace(/(^|[(,])(\s*)(?=$|[),])/g, "$1$2*");
      return document.querySelector(complete) !== null;
    }

    function animates(rule: CSSRule, name: string): boolean {
      const isNamed = rule instanceof CSSStyleRule && rule.style.animationName.split(", ").includes(name);
      return isNamed && canMatch(rule);
    }
  });
}
