import type { Locator, Page } from "@playwright/test";
import { representatives } from "../../test-all";
import { expect, test } from "../fixtures";
import { privatePages } from "../large-text/private-pages";
import { dialogs, openClass } from "../large-text/views";
import { provideHouse } from "../lightbox/house";
import { hydrated, openHydrated } from "../shell/hydrated";
import { stableTree } from "./stable-tree";

interface PageView {
  name: string;
  address: string | ((page: Page) => Promise<string>);
  /** Headings of sections whose content depends on the day. */
  leaveOut?: string[];
  /** A title: of the dates in a list or calendar, only the next one with it is compared. */
  onlyDate?: string;
}

/** A month in which every weekly class and event of the demo takes place. */
const nextMonth = () => {
  const today = new Date();
  return new Date(Date.UTC(today.getFullYear(), today.getMonth() + 1, 1)).toISOString().slice(0, 7);
};
const calendar = (path: string) => async () => `${path}?view=calendar&month=${nextMonth()}`;

const classPage = async (page: Page) => `/classes/${(await openClass(page)).slug}`;

/** One of each kind of page. */
const pages: PageView[] = [
  { name: "home", address: "/", leaveOut: ["Good to know", "Next classes"] },
  { name: "provider-search", address: "/provider-search?language=Spanish&specialty=family-medicine" },
  { name: "provider-search-without-filter", address: "/provider-search" },
  { name: "provider-search-without-hits", address: "/provider-search?q=xyzzyxyzzy" },
  { name: "provider", address: "/provider/ana-lucia-reyes" },
  { name: "specialties-and-locations", address: "/specialties-and-locations" },
  { name: "specialty", address: "/specialty/cardiology" },
  { name: "condition", address: "/conditions/high-blood-pressure" },
  { name: "location", address: "/location/main-hospital" },
  { name: "insurance", address: "/insurance" },
  { name: "insurance-plan", address: "/insurance/workers-compensation" },
  { name: "where-to-go", address: "/where-to-go" },
  { name: "search-in-danger", address: "/search/?q=chest+pain" },
  { name: "search-without-hits", address: "/search/?q=xyzzyxyzzy" },
  { name: "not-found", address: "/no-such-page" },
  { name: "class", address: classPage, leaveOut: ["Other dates"] },
  { name: "registration", address: async (page) => `${await classPage(page)}/register` },
  { name: "classes", address: "/classes-and-education", onlyDate: "Breastfeeding, the first weeks" },
  {
    name: "classes-calendar",
    address: calendar("/classes-and-education"),
    onlyDate: "Weight-loss support group",
  },
  { name: "events", address: "/events", onlyDate: "Grief group" },
  { name: "events-calendar", address: calendar("/events"), onlyDate: "Grief group" },
  { name: "essentials", address: "/essentials", leaveOut: ["Other hours soon"] },
  { name: "event", address: "/events/blood-drive", leaveOut: ["Other events"] },
  { name: "blog-post", address: "/blog/before-the-first-snow" },
  { name: "news", address: "/news/two-thirds-of-the-way" },
  { name: "donate", address: "/donate" },
  { name: "patient-form", address: "/new-patient/primary-care" },
  { name: "paper-form", address: "/forms/new-patient-primary-care/paper" },
  { name: "jobs", address: "/jobs" },
  { name: "job", address: "/jobs/physical-therapist" },
  { name: "award", address: "/award/lantern" },
  { name: "newsletter", address: "/newsletter" },
  { name: "blog", address: "/blog" },
  { name: "newsroom", address: "/newsroom" },
  { name: "text", address: "/about-us" },
  { name: "financial-assistance", address: "/financial-assistance" },
  { name: "prices", address: "/price-transparency" },
  { name: "records-form", address: "/medical-records" },
  { name: "search", address: "/search/?q=mammogram" },
  { name: "contact", address: "/contact-us" },
  { name: "visiting", address: "/visiting" },
  { name: "accessibility", address: "/accessibility" },
  { name: "handout", address: "/handouts/medicine-list" },
  { name: "spanish", address: "/es/visitas" },
];

/** The pages with the most roles, and the page whose header and footer are compared. */
const REPRESENTATIVE_CASES = [
  "home",
  "provider-search",
  "events-calendar",
  "provider",
  "class",
  "contact",
  "donate",
  "not-found",
];

/** Compares a tree with its file. Waits for parts that load late, such as a map. */
async function expectTree(element: Locator, name: string): Promise<void> {
  await expect
    .soft(async () => expect(await stableTree(element)).toMatchSnapshot(`${name}.txt`), name)
    .toPass({ timeout: 30_000 });
}

/** Removes the sections with these headings, or what follows a heading of a lower level. */
async function removeParts(page: Page, headings: readonly string[]): Promise<void> {
  await page.getByRole("main").evaluate((main, names) => {
    for (const heading of main.querySelectorAll("h2, h3, h4")) {
      if (!names.includes(heading.textContent.trim())) continue;
      if (heading.tagName === "H2") heading.closest("section")?.remove();
      else if (heading.tagName === "H4") heading.nextElementSibling?.remove();
      else while (heading.nextElementSibling) heading.nextElementSibling.remove();
      heading.remove();
    }
  }, headings);
}

/**
 * Leaves one date of a list of months, or of a calendar: which others come before it, and in which month, depends on the
 * day.
 */
async function removeOtherDates(page: Page, title: string): Promise<void> {
  await page.getByRole("main").evaluate((main, only) => {
    for (const dates of [
      "section[aria-labelledby^=month-]",
      "ol > li:has(h2, h3, h4)",
      "[aria-labelledby=month] tbody tr",
      "[aria-labelledby=month] td",
      "[aria-labelledby=month] td li",
    ]) {
      const all = [...main.querySelectorAll(dates)];
      const kept = all.find((one) => one.textContent.includes(only));
      if (!kept) continue;
      for (const one of all) if (one !== kept) one.remove();
    }
    for (const later of main.querySelectorAll("[aria-labelledby=more-dates] li + li")) later.remove();
  }, title);
}

test("the accessibility tree of each kind of page matches the reviewed one", {
  tag: ["@desktop", "@script"],
}, async ({ page, expectProblem }) => {
  test.slow();
  expectProblem(/404/);
  const shown = representatives(pages, ({ name }) => REPRESENTATIVE_CASES.includes(name));
  for (const { name, address, leaveOut = [], onlyDate } of shown) {
    await page.goto(typeof address === "string" ? address : await address(page));
    await hydrated(page);
    await removeParts(page, leaveOut);
    if (onlyDate) await removeOtherDates(page, onlyDate);
    await expectTree(page.getByRole("main"), `page-${name}`);
    if (name !== "contact") continue;
    for (const part of ["banner", "contentinfo"] as const) await expectTree(page.getByRole(part), part);
  }
});

test("the accessibility tree of each private page matches the reviewed one", {
  tag: ["@desktop", "@script"],
}, async ({ page, browser, baseURL }) => {
  test.slow();
  for (const [name, address] of Object.entries(await privatePages(page, baseURL ?? "", browser))) {
    await page.goto(address);
    await hydrated(page);
    await expectTree(page.getByRole("main"), `private-${name.replaceAll(" ", "-")}`);
  }
});

test("the accessibility tree of each dialog matches the reviewed one", {
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
    await expect(opened.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
    await expectTree(opened, `dialog-${event}`);
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
  }
});

test("the accessibility tree of what opens over a dialog, or because an address asks for it, is the reviewed one", {
  tag: ["@desktop", "@script"],
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 500/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/donate?donation-success=true&name=Bartholomew");
  const opened = page.getByRole("dialog");
  await expectTree(opened, "dialog-donation-success");
  await page.keyboard.press("Escape");
  await expect(opened).toHaveCount(0);

  await page.evaluate(() => window.dispatchEvent(new CustomEvent("openward:donation-modal")));
  const form = opened.getByRole("form", { name: "Donation" });
  await form.getByLabel(/^First name/).fill("Bartholomew");
  await page.keyboard.press("Escape");
  await expectTree(page.getByRole("dialog", { name: "Close this form?" }), "dialog-leave-question");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.route("**/donate/initiate*", (route) => route.fulfill({ status: 500, body: "" }));
  await form.getByRole("button", { name: "Continue to payment" }).click();
  await expectTree(page.getByRole("dialog", { name: "Alert" }), "dialog-alert");

  await openHydrated(page, "/about-us?primary-care-faq");
  await expect(opened.getByRole("group")).toHaveCount(12);
  await expectTree(opened, "dialog-primary-care-faq");
});
