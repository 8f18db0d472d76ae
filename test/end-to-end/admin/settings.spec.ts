import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { startDemoSite } from "../demo-site";
import { expect, test as quiet } from "../fixtures";
import { tabAndPress, tabAndType, tabTo } from "../keyboard";
import { saved, signIn } from "./staff";

/** On a separate site, because its changes affect every page. */
const test = quiet.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const site = await startDemoSite({ ADMIN_FEATURES: "full -events" });
    await use(site.address);
    await site.stop();
  },
});

const PARTS = [
  "Identity",
  "Phones and address",
  "Colors",
  "Links",
  "Prices",
  "Giving",
  "Conference",
  "Counting",
  "Features",
  "Classes",
  "Security",
  "Health of the site",
  "What is kept",
  "Backups",
  "Map",
];
const SCREENS = [
  "Services",
  "Site lock",
  "Mail",
  "Payments",
  "Jobs",
  "Backups",
  "Health",
  "Third parties",
  "Audit log",
  "Personal data",
];
/** The contrast of letters on the white and sandy backgrounds of pages, and of white letters on it. */
const PALE = "#ffe08a";
const READABLE = "#1a4f8b";

test("by keyboard: every part of the settings opens, errors are named and keep what was typed, and what is published is on the site", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 422/);
  test.slow();
  await signIn(page);
  await page.goto("/admin/settings");
  const part = (name: string) => page.getByRole("tab", { name });
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const needs = (message: string | RegExp) => page.getByRole("button", { name: message });

  await tabTo(page, part("Identity"));
  for (const name of PARTS) {
    await expect(page.getByRole("tabpanel", { name }).getByRole("heading", { level: 2, name })).toBeVisible();
    await page.keyboard.press("ArrowRight");
  }
  await expect(part("Identity"), "after the last comes the first").toBeFocused();

  await tabAndType(page, field("Name of the hospital"), "Prairie Lantern Regional Hospital");
  await tabAndPress(page, page.getByRole("button", { name: "Add to Social links" }));
  await tabAndType(page, field("Label"), "Photographs");
  await tabAndType(page, field("Address"), "javascript:alert(1)");
  await expect(needs(/^“javascript:alert\(1\)” is not an address/)).toBeVisible();
  await expect(field("Address")).toHaveValue("javascript:alert(1)");
  await tabAndType(page, field("Address"), "https://photographs.prairielantern.example/");

  await open(page, "Phones and address");
  await tabAndType(page, field("Main phone"), "call us");
  await tabAndPress(page, page.getByRole("button", { name: "Nurse line", expanded: false }));
  await tabAndType(page, field("Hours"), "Day and night");
  await open(page, "Colors");
  await tabAndType(page, field("Links and buttons"), PALE);
  await saved(page);
  await expect(needs("“call us” is not a phone number. Enter ten digits.")).toBeVisible();
  await expect(
    needs(/“Links and buttons” \(#ffe08a\) on “white” .* has a contrast of 1\.\d+ to 1; letters need/),
  ).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await press(page, /^Publish ?, \d+ things to do before publishing$/);
  const summary = page.getByRole("region", { name: "Some fields need a correction" });
  await expect(summary).toBeFocused();
  await expect(part("Needs a correction Phones and address")).toBeVisible();
  await tabAndPress(page, summary.getByRole("link", { name: "Main phone" }));
  await expect(field("Main phone")).toBeFocused();
  await expect(field("Main phone")).toHaveValue("call us");
  await tabAndType(page, field("Main phone"), "(308) 555-0199");
  await open(page, "Colors");
  await expect(field("Links and buttons")).toHaveValue(PALE);
  await tabAndType(page, field("Links and buttons"), READABLE);

  await open(page, "Giving");
  await tabAndType(page, field("Refunds of gifts"), "Call within sixty days.");
  await tabAndType(page, field("Privacy of donors"), "Names stay with the foundation.");
  await open(page, "Features");
  const choice = (feature: string) =>
    page.getByRole("radiogroup", { name: feature, exact: true }).getByRole("radio", { checked: true });
  await expect(choice("Events")).toHaveAccessibleName("As the site was set up: off");
  await expect(choice("Menus")).toHaveAccessibleName("As the site was set up: on");
  await open(page, "What is kept");
  const years = field("Who came to a class: years");
  await tabAndType(page, years, "50");
  await expect(page.getByText("Not all saved: see the marked fields")).toBeVisible();
  await expect(years).toHaveAccessibleDescription(/Enter 10 or less\./);
  await expect(years).toHaveValue("50");
  await tabAndType(page, years, "3");
  await saved(page);
  await expect(page.getByText("Ready to publish")).toBeVisible();
  await press(page, "Publish");
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();

  const tabs = page.getByRole("navigation", { name: "Settings", exact: true });
  for (const name of SCREENS) {
    await tabAndPress(page, tabs.getByRole("link", { name, exact: true }));
    await expect(page.getByRole("main").getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(tabs.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
  }
  await tabAndPress(page, tabs.getByRole("link", { name: "Site", exact: true }));
  await expect(part("Identity")).toBeVisible();
  await open(page, "What is kept");
  await expect(years).toHaveValue("3");

  await page.goto("/donate");
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText("© Prairie Lantern Regional Hospital");
  await expect(foot.getByRole("link", { name: /^Photographs/ })).toHaveAttribute(
    "href",
    "https://photographs.prairielantern.example/",
  );
  await expect(foot).toContainText("Day and night");
  await expect(
    page
      .getByRole("banner")
      .getByRole("link", { name: /555-0199/ })
      .first(),
  ).toBeVisible();
  const gift = page.getByRole("complementary", { name: "About your gift" });
  await expect(gift).toContainText("Call within sixty days.");
  await expect(gift).toContainText("Names stay with the foundation.");
  const color = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-teal").trim(),
  );
  expect(color).toBe(READABLE);
  expect(await accessibilityProblems(page)).toEqual([]);
});

/** Opens a part of the form with the arrow keys of its tabs. */
async function open(page: Page, name: string): Promise<void> {
  const chosen = page
    .getByRole("tablist", { name: "Parts of the form" })
    .getByRole("tab", { selected: true });
  await tabTo(page, chosen);
  const panel = page.getByRole("tabpanel", { name: new RegExp(`${name}$`) });
  for (let step = 0; step < PARTS.length; step += 1) {
    if (await panel.isVisible()) return;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`No part is called ${name}.`);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
}
