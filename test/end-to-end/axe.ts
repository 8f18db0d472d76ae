import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { hydrated } from "./shell/hydrated";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * What axe finds on the page, by every WCAG 2.2 A and AA rule and its best practices, without exclusions:
 * a line each, empty when there is nothing. The window is made as tall as the page first: the bar fixed at its foot always covers
 * part of whatever happens to lie there, and scrolling uncovers it. What is still fading in has not its own colours yet: axe waits for it.
 *
 * @param options.without rules that say nothing of the page as it is shown
 */
export async function accessibilityProblems(
  page: Page,
  { without = [] }: { without?: string[] } = {},
): Promise<string[]> {
  await hydrated(page);
  await showWhole(page);
  await motionSettled(page);
  const { violations } = await new AxeBuilder({ page })
    // Only what is wrong is written up, and by the page itself: written up in full, and put together in a page opened for it, every look takes four times as long.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .withTags(TAGS)
    .disableRules(without)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.html}`),
  );
}

/** Everything within the window: what waits to be laid out until it comes into sight (the foot of a page on a phone) is laid out now, whatever frame its turn would come in. */
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
 * Waits until every animation, transition and scrolling that has an end has come to it; what turns
 * for ever (a spinner) is left alone.
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
      // What the window's new height, or the end of a motion, sets off begins with the frame after next at the latest.
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (moving().length > 0 || scrolled() !== before);
  });
}
