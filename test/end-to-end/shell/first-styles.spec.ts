import type { Page } from "@playwright/test";
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

/** What people set their device to, and paper. */
const MEDIA: Parameters<Page["emulateMedia"]>[0][] = [
  { media: "screen" },
  { colorScheme: "dark", contrast: "more" },
  { colorScheme: "light", contrast: "no-preference", forcedColors: "active" },
  { forcedColors: "none", media: "print" },
];

for (const path of PAGES) {
  test(`${path} looks the same before the whole style sheet as with it`, { tag: "@script" }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await loadedSheets(page)).toEqual(["in the page"]);
    const before = await stylesInAllMedia(page);
    await turnOnWholeSheet(page);
    expect(await loadedSheets(page)).toEqual(["in the page", "file"]);
    expect(await stylesInAllMedia(page)).toEqual(before);
    expect(await missingRules(page)).toEqual([]);
  });
}

test("the whole style sheet is there when the app takes over", { tag: "@script" }, async ({ page }) => {
  await page.goto("/about-us");
  expect(await loadedSheets(page)).toEqual(["in the page"]);
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

function loadedSheets(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.styleSheets].map(({ href }) => (href ? "file" : "in the page")));
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

async function stylesInAllMedia(page: Page): Promise<string[][]> {
  const styles = [];
  for (const media of MEDIA) {
    await page.emulateMedia(media);
    styles.push(await computedStyles(page));
  }
  await page.emulateMedia({ media: "screen" });
  return styles;
}

/** The computed style of each element and of what the style sheet adds before and after it, in short. */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const short = async (text: string) => {
      const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text));
      return new Uint8Array(digest).slice(0, 6).join();
    };
    return Promise.all(
      Array.from(document.body.querySelectorAll("*"), async (element) => {
        const texts = [undefined, "::before", "::after"].map(
          (part) => getComputedStyle(element, part).cssText,
        );
        return `${element.localName}.${element.getAttribute("class") ?? ""} ${await short(texts.join())}`;
      }),
    );
  });
}

/**
 * Rules of the whole style sheet that could match an element of the page in some state, such as `:hover`, at some size,
 * or in some medium, and that the page does not contain.
 */
function missingRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rulesOf = (rules: CSSRuleList, around: string): { rule: CSSRule; text: string }[] =>
      [...rules].flatMap((rule) => {
        const isPlain = !(rule instanceof CSSGroupingRule) || rule instanceof CSSStyleRule;
        if (isPlain) return { rule, text: around + rule.cssText };
        return rulesOf(rule.cssRules, `${around}${rule.cssText.split("{")[0]}`);
      });
    const mayMatch = (rule: CSSRule) => {
      if (!(rule instanceof CSSStyleRule)) return true;
      let stateless = rule.selectorText;
      for (let before = ""; before !== stateless; ) {
        before = stateless;
        stateless = stateless.replace(/::?[a-z-]+(\([^()]*\))?/g, "");
      }
      return stateless
        .split(",")
        .some((selector) => document.querySelector(selector.trim().replace(/^$|[>+~ ]$/, "$&*")));
    };
    const [inPage, file] = document.styleSheets;
    if (!inPage || !file) throw new Error("The page has fewer than two style sheets.");
    const there = new Set(rulesOf(inPage.cssRules, "").map(({ text }) => text));
    return rulesOf(file.cssRules, "")
      .filter(({ rule, text }) => !there.has(text) && mayMatch(rule))
      .map(({ text }) => text.slice(0, 200));
  });
}
