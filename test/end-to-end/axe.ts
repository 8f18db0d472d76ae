import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { hydrated } from "./shell/hydrated";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Rules that no tag includes. The first is criterion 2.5.3. */
const EXPERIMENTAL = ["label-content-name-mismatch"];

/**
 * The violations that axe finds on the page, by every WCAG 2.2 A and AA rule and its best practices, without
 * exclusions: one line each. The window is first made as tall as the page, because the fixed bar at its
 * bottom always covers something, and scrolling uncovers it. Waits for animations to finish, because colors
 * change while elements fade in, and until the rows of a list are current, because former ones are pale.
 * @param options.without rules that do not apply to the page as shown
 */
export async function accessibilityProblems(
  page: Page,
  { without = [] }: { without?: string[] } = {},
): Promise<string[]> {
  await hydrated(page);
  await page.waitForFunction(() => document.querySelector("[data-stale]") === null);
  await showWhole(page);
  await motionSettled(page);
  const { violations } = await new AxeBuilder({ page })
    // Reports only violations, and in the page itself: a full report, combined in a separate page, takes four
    // times as long.
    .options({
      resultTypes: ["violations"],
      runOnly: { type: "tag", values: TAGS },
      rules: Object.fromEntries([
        ...EXPERIMENTAL.map((rule) => [rule, { enabled: true }]),
        ...without.map((rule) => [rule, { enabled: false }]),
      ]),
    })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.html}`),
  );
}

/** Renders everything within the window, including what is laid out lazily (the footer on a phone). */
async function showWhole(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 1366 };
  const wholeHeight = () =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>("*"))
        if (getComputedStyle(element).contentVisibility === "auto")
          element.style.contentVisibility = "visible";
      return document.documentElement.scrollHeight;
    });
  let shown = 0;
  // A page that grows with its window has no end.
  for (let times = 0; times < 4; times++) {
    const height = await wholeHeight();
    if (height <= shown) break;
    await page.setViewportSize({ width, height });
    await page.waitForFunction((least) => innerHeight >= least, height);
    shown = height;
  }
}

/**
 * Waits until every finite animation, transition, and scrolling has ended; ignores infinite ones (a spinner).
 */
async function motionSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    const scrolled = () =>
      [...document.querySelectorAll("*")].reduce((sum, { scrollTop }) => sum + scrollTop, 0);
    let before: number;
    do {
      before = scrolled();
      // Effects of the window's new height, or of the end of an animation, start at the latest in the frame
      // after next.
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (moving().length > 0 || scrolled() !== before);
  });
}
