import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { EventName } from "~/ui/events/event-details";
import { openingEvents, registerSiteEvents } from "~/ui/events/site-events";
import { representatives } from "../../test-all";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { house, provideHouse } from "../lightbox/house";
import { navigate, openHydrated, stopClock } from "./hydrated";

interface OpenedByEvent {
  opens: EventName;
  title: RegExp;
  /** The event's detail. */
  carries?: (page: Page) => Promise<object>;
  /** The event that closes it, besides its button, Escape, and a click beside it. */
  closes?: [name: EventName, detail?: object];
  /** How long it stays visible when it closes, in ms. */
  fades?: number;
  widest?: number;
}

/** Everything that opens over a page by a named event, and the window's name. */
const BY_EVENT: OpenedByEvent[] = [
  { opens: "specialty-filter", title: /^Choose a specialty$/, closes: ["specialty-filter-close"] },
  { opens: "provider-profile", title: /\w, /, carries: aProvider, closes: ["provider-profile-close"] },
  { opens: "locations-map", title: /^All Locations$/, closes: ["locations-map-close"] },
  { opens: "class-details", title: /\w/, carries: aClass, closes: ["class-details-close"] },
  {
    opens: "class-registration",
    title: /^(Register|Waitlist): /,
    carries: aClass,
    closes: ["class-registration-close"],
  },
  {
    opens: "registration-success",
    title: /^Thank you$/,
    closes: ["registration-success-close"],
    carries: async () => ({ classType: "Childbirth", startDate: "", endDate: "", title: "Childbirth" }),
  },
  { opens: "event-registration-success", title: /^Thank you, Ana$/, carries: async () => ({ name: "Ana" }) },
  { opens: "award-thank-you", title: /^Thank you$/ },
  {
    opens: "modal-image-carousel",
    title: /^Our house$/,
    fades: 250,
    carries: async () => ({ slides: house, index: 0, title: "Our house" }),
    closes: ["modal-image-carousel", { slides: house, index: -1 }],
  },
  { opens: "donation-modal", title: /^Donate Now$/, closes: ["donation-modal-close"], widest: 1200 },
  {
    opens: "join-newsletter",
    title: /^Get our news by email$/,
    closes: ["join-newsletter-close"],
    widest: 1200,
  },
];

/** Confirmations open without a click, so they have no entry in the browser's history. */
const confirmations: EventName[] = ["registration-success", "event-registration-success", "award-thank-you"];

/** A window that loads data, a confirmation, the window of another library, and the widest one. */
const REPRESENTATIVE_CASES: EventName[] = [
  "provider-profile",
  "registration-success",
  "modal-image-carousel",
  "donation-modal",
];

/** Tested elsewhere: one leads to another page when it closes, and one is a notice in a corner, not a window. */
const elsewhere: EventName[] = ["new-patient-thank-you", "error-notification"];

async function aClass(page: Page): Promise<object> {
  const { classes } = await (await page.request.get("/api/class")).json();
  const open = classes.find((one: { availability: { state: string } }) => one.availability.state === "open");
  return { id: open.id };
}

async function aProvider(page: Page): Promise<object> {
  const { providers } = await (await page.request.get("/api/provider")).json();
  return { id: providers[0].id };
}

const emit = (page: Page, name: string, detail?: object) =>
  page.evaluate(
    ([event, what]) => window.dispatchEvent(new CustomEvent(`openward:${event}`, { detail: what })),
    [name, detail] as const,
  );

test("a window opened by an event closes by its button, Escape, a click beside it, and its event; the page's focus and address stay, and it is not loaded again", {
  tag: "@script",
}, async ({ page }) => {
  test.slow();
  for (const file of globSync("src/features/*/site/site-events.ts"))
    registerSiteEvents((await import(resolve(file))).siteEvents);
  expect([...BY_EVENT.map(({ opens }) => opens), ...elsewhere].toSorted()).toEqual(
    openingEvents().toSorted(),
  );
  await provideHouse(page);
  await page.clock.install();
  await openHydrated(page, "/about-us");
  const opener = page.getByRole("main").getByRole("link").first();
  const entries = await page.evaluate(() => history.length);
  const loadedAgain: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/about-us")) loadedAgain.push(request.url());
  });

  const tested = representatives(BY_EVENT, ({ opens }) => REPRESENTATIVE_CASES.includes(opens));
  for (const { opens, title, closes, carries, fades = 600, widest } of tested) {
    await test.step(opens, async () => {
      const detail = await carries?.(page);
      const dialog = page.getByRole("dialog", { name: title });
      const open = async () => {
        await opener.focus();
        await emit(page, opens, detail);
        await dialog.waitFor();
      };
      const isGone = async (way: string) => {
        await page.getByRole("dialog").waitFor({ state: "detached" });
        await expect(opener, way).toBeFocused();
      };
      await open();
      const { width } = page.viewportSize() ?? { width: 0 };
      if (widest && width > widest) expect((await dialog.boundingBox())?.width).toBe(widest);
      await stopClock(page);
      await dialog.getByRole("button", { name: "Close" }).click();
      await page.clock.runFor(fades - 10);
      await expect(dialog).toBeVisible();
      await page.clock.runFor(20);
      await page.clock.resume();
      await isGone("its button");

      // The duration is known now: with reduced motion it disappears immediately.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const ways: [string, () => Promise<unknown>][] = [
        ["Escape", () => page.keyboard.press("Escape")],
        ["a press beside it", () => page.mouse.click(3, 3)],
      ];
      if (closes) ways.push(["its event", () => emit(page, ...closes)]);
      if (!confirmations.includes(opens)) ways.push(["Back", () => page.goBack()]);
      for (const [way, close] of ways) {
        await open();
        await close();
        await isGone(way);
      }
      await page.emulateMedia({ reducedMotion: "no-preference" });
    });
  }
  await expect(page).toHaveURL(/\/about-us$/);
  expect(loadedAgain).toEqual([]);
  // All dialogs reused one entry; a confirmation has none.
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

/** The dialog that a query opens automatically, and the address without it. */
const BY_QUERY = [
  { address: "/donate?donation-success=true&name=Ana", title: "Thank you, Ana", left: /\/donate$/ },
  {
    address: "/classes-and-education?registration-success=true&title=Childbirth",
    title: "Thank you",
    left: /\/classes-and-education$/,
  },
  {
    address: "/conference-registration?event-registration-success=true&name=Ana",
    title: "Thank you, Ana",
    says: "If you sent your registration, we have it.",
    left: /\/conference-registration$/,
  },
];

test("a confirmation that an address opens can be closed in every way, and leaves the page's plain address and one history entry", {
  tag: "@script",
}, async ({ page }) => {
  test.slow();
  const ways = [
    () => page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(3, 3),
  ];
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { address, title, says, left } of representatives(BY_QUERY, ({ says }) => says !== undefined)) {
    for (const close of ways) {
      const before = await page.evaluate(() => history.length);
      await page.goto(address);
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      if (says) await expect(dialog).toContainText(says);
      if (close === ways[0]) expect(await accessibilityProblems(page), address).toEqual([]);
      await close();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(left);
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
    }
  }
});

test("a form shows its own thanks; closing them leads a new patient to the given address, or back", {
  tag: "@script",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const thanks = page.getByRole("dialog", { name: "Thank you" });
  await openHydrated(page, "/about-us");
  await emit(page, "award-thank-you");
  await expect(thanks).toContainText("Your feedback has been received by the staff, thank you!");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(thanks).toHaveCount(0);
  await emit(page, "event-registration-success", { name: "Ana" });
  await expect(page.getByRole("dialog", { name: "Thank you, Ana" })).toContainText("No message");
  await page.keyboard.press("Escape");
  await expect(thanks).toBeHidden();

  const ways = [
    () => thanks.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(3, 3),
  ];
  for (const close of ways) {
    await emit(page, "new-patient-thank-you", { backRoute: "/newsroom" });
    await expect(thanks).toContainText("Your application has been received, thank you.");
    await close();
    await expect(page).toHaveURL(/\/newsroom$/);
    await expect(thanks).toBeHidden();

    await emit(page, "new-patient-thank-you", { message: "We read it today." });
    await expect(thanks).toContainText("We read it today.");
    await close();
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(thanks).toBeHidden();
  }
});

const faq = (page: Page) => page.getByRole("dialog", { name: "Primary care questions" });

test("the primary care questions: closing goes back if they were opened within the site, and otherwise removes them from the address", {
  tag: "@script",
}, async ({ page }) => {
  const ways: [string, () => Promise<unknown>][] = [
    ["its button", () => faq(page).getByRole("button", { name: "Close" }).click()],
    ["Escape", () => page.keyboard.press("Escape")],
    ["a press beside it", () => page.mouse.click(3, 3)],
  ];
  await openHydrated(page, "/about-us");
  const opener = page.getByRole("main").getByRole("link").first();
  for (const [way, close] of ways) {
    await opener.focus();
    await navigate(page, "/about-us?primary-care-faq");
    await expect(faq(page), way).toBeVisible();
    await close();
    await expect(page, way).toHaveURL(/\/about-us$/);
    await expect(faq(page), way).toBeHidden();
    await expect(opener, way).toBeFocused();
  }
  await page.goForward();
  await expect(faq(page)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto("/careers?primary-care-faq#how-do-i-get-my-test-results");
  await expect(faq(other)).toContainText("If something needs doing, we call you");
  await expect(other.locator("main #how-do-i-get-my-test-results")).toHaveCount(0);
  await faq(other).getByRole("button", { name: "Close" }).click();
  await expect(other).toHaveURL(/\/careers$/);
  await expect(faq(other)).toBeHidden();
  expect(await other.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

test("the primary care questions open whatever the address ends in", { tag: "@script" }, async ({ page }) => {
  await page.goto("/careers?primary-care-faq#100%");
  await expect(faq(page).getByRole("group")).toHaveCount(12);
});

test("a link to the questions opens them over its own page, which stays in place", {
  tag: "@script",
}, async ({ page }) => {
  await openHydrated(page, "/new-patient/primary-care");
  const link = page.getByRole("link", { name: "Read the answers" });
  await link.click();
  await expect(faq(page).getByRole("group")).toHaveCount(12);
  for (const answer of [/72 hours/, /24 hours a day, 7 days a week/, /Call 911/])
    await expect(faq(page)).toContainText(answer);
  await expect(link).toBeInViewport();
  await faq(page).getByText("How do I pay my bill?").click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/new-patient\/primary-care$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an address that requests the questions shows them on its page, and search leads to them", async ({
    page,
  }) => {
    await page.goto("/careers?primary-care-faq#how-do-i-pay-my-bill");
    await expect(
      page.getByRole("main").getByRole("heading", { name: "Primary care questions" }),
    ).toBeVisible();
    await expect(page.locator("#how-do-i-pay-my-bill")).toBeVisible();
    await page.goto("/search/?q=prescription+refill");
    await page
      .getByRole("list", { name: "What your words led to" })
      .getByRole("link", { name: /Primary care questions : How do I get a prescription refilled/ })
      .click();
    await expect(page).toHaveURL(/\/primary-care-faq#how-do-i-get-a-prescription-refilled$/);
    await expect(page.getByRole("main").locator("details")).toHaveCount(12);
    await expect(page.getByRole("main").locator("details[open]")).toContainText("prescription");
  });
});
