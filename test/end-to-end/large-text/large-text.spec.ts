import type { Page } from "@playwright/test";
import { lockPage } from "~/features/settings/site-lock/lock-page";
import { expect, test } from "../fixtures";
import { provideHouse } from "../lightbox/house";
import { navigate, openHydrated } from "../shell/hydrated";
import { layoutProblems } from "./layout-problems";
import { readings, show } from "./readings";
import { dialogs, pages } from "./views";

/** Asks of what the page shows, in each reading, that nothing in it is broken. */
async function expectFit(page: Page, what: string): Promise<void> {
  for (const reading of readings) {
    await show(page, reading);
    await expect
      .soft(async () => expect(await layoutProblems(page)).toEqual([]), `${what}, ${JSON.stringify(reading)}`)
      .toPass({ timeout: 10_000 });
  }
}

for (const [group, addresses] of Object.entries(pages))
  test(`${group} fit small screens in large text: every word whole, nothing covered`, {
    tag: ["@desktop", "@script"],
  }, async ({ page, expectProblem }) => {
    test.slow();
    if (addresses.some((address) => address === "/no-such-page")) expectProblem(/404/);
    for (const address of addresses) {
      await page.goto(address);
      await expectFit(page, address);
    }
  });

test("dialogs fit small screens in large text: every word whole, nothing covered", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  test.slow();
  await provideHouse(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/about-us");
  const opened = page.getByRole("dialog");
  for (const { event, carries } of dialogs) {
    const detail = await carries?.(page);
    await page.evaluate(
      ([name, what]) => window.dispatchEvent(new CustomEvent(`openward:${name}`, { detail: what })),
      [event, detail] as const,
    );
    await expect(opened.getByRole("button", { name: "Close" })).toBeVisible();
    await expectFit(page, event);
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
  }
  await navigate(page, "/about-us?primary-care-faq");
  await expect(opened).toBeVisible();
  await expectFit(page, "the questions of primary care");
});

test("the menu and the question for a locked site's password fit small screens in large text", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/about-us");
  await page.locator("header [aria-controls=site-menu]").click();
  await page.locator("#site-menu summary", { hasText: "I want to..." }).click();
  await expectFit(page, "the menu");
  await page.goto("about:blank");
  await page.setContent(await lockPage("/", "That is not the password.", 403).text());
  await expectFit(page, "the locked site");
});
