import type { Browser, Page } from "@playwright/test";
import type { Numbers } from "../../../src/features/analytics/api/schemas";
import { representatives } from "../../test-all";
import { callApi, signIn } from "../admin/staff";
import { accessibilityProblems } from "../axe";
import { expect } from "../fixtures";
import { layoutProblems } from "../large-text/layout-problems";
import { show } from "../large-text/readings";
import { testOnSiteWith } from "../locations-map/site-with";
import { hydrated, openHydrated } from "./hydrated";

const test = testOnSiteWith({
  CAPTCHA: "recaptcha",
  RECAPTCHA_SITE_KEY: "the-site-key",
  RECAPTCHA_SECRET_KEY: "the-secret-key",
});
// One site for both of them.
test.describe.configure({ mode: "default" });

const IDS = {
  tagManagerId: "GTM-ABC1234",
  analyticsId: "G-ABCDE12345",
  socialPixelId: "123456789012345",
  searchAdsId: "AW-123456789",
};
const banner = (page: Page) => page.getByRole("region", { name: "May we count your visit?" });
/** Google's queue, each call as a list. */
const consentSentBy = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((call) => JSON.stringify("length" in call ? Array.from(call) : call));
  });

test("external services count visits only if they are configured, allowed, and the page is not private", {
  tag: "@script",
}, async ({ page, context, browser, baseURL, expectProblem }) => {
  test.slow();
  const screen = page.viewportSize();
  expectProblem(/third party: https:\/\/www[.]googletagmanager[.]com\//);
  expectProblem(/third party: https:\/\/connect[.]facebook[.]net\//);
  const requests: string[] = [];
  await context.route(/googletagmanager|facebook/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });

  await test.step("asks nobody if the hospital uses no such service", async () => {
    await openHydrated(page, "/about-us");
    await expect(banner(page)).toHaveCount(0);
  });

  await configure(browser, baseURL ?? "");
  await test.step("sends nothing before the visitor has chosen; a no is stored", async () => {
    await expect(async () => {
      await openHydrated(page, "/about-us?utm_source=radio");
      await expect(banner(page)).toBeVisible({ timeout: 3_000 });
    }).toPass();
    expect(await accessibilityProblems(page)).toEqual([]);
    await show(page, { width: 320, text: 200 });
    expect(await layoutProblems(page), "the question in large text").toEqual([]);
    await show(page, { width: 320, text: 100 });
    await page.setViewportSize(screen ?? { width: 1366, height: 900 });
    const [no, yes] = await Promise.all(
      ["Do not count", "Count my visit"].map((name) => looksOf(page, name)),
    );
    expect(no).toEqual(yes);
    await banner(page).getByRole("button", { name: "Do not count" }).click();
    await expect(banner(page)).toHaveCount(0);
    await openHydrated(page, "/careers");
    const change = page.getByRole("button", { name: "Visits are not counted: change" });
    await expect(change).toBeVisible();
    await expectNoRequests(page, requests);
    await change.click();
    await expect(banner(page)).toBeVisible();
  });

  await test.step("with a yes each service hears of the page, by its bare address", async () => {
    await banner(page).getByRole("button", { name: "Count my visit" }).click();
    await expect.poll(() => requests.length).toBe(3);
    const calls = await consentSentBy(page);
    const address = `${baseURL}/careers`;
    for (const id of [IDS.analyticsId, IDS.tagManagerId, IDS.searchAdsId]) {
      const config = calls.find((call) => call.startsWith(`["config","${id}"`));
      expect(config).toContain(JSON.stringify({ page_location: address }).slice(1, -1));
      expect(config).toContain('"source":"radio"');
    }
    await page.evaluate(() => document.querySelector("main")?.setAttribute("data-track", "tour"));
    await page.getByRole("heading", { level: 1 }).click();
    await expect
      .poll(async () => (await consentSentBy(page)).at(-1))
      .toBe('["event","click",{"event_category":"Tour","event_label":"Book"}]');
  });

  await test.step("does not count a page with a form, a search, and what follows them", async () => {
    requests.length = 0;
    // Loaded as a document, although the app could navigate there.
    await followFromHeader(page, "Donate Now");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Donate Now");
    for (const path of [
      "/donate",
      "/new-patient/primary-care",
      "/contact-us",
      "/conference-registration",
      "/provider-search?q=knee",
      "/search/?q=rash",
    ]) {
      await openHydrated(page, path);
      await expect(page.getByRole("button", { name: "Visits are counted: change" })).toBeVisible();
      await expectNoRequests(page, requests);
    }
    // The page's policy does not allow them, either.
    for (const [path, isCounted] of [
      ["/donate", false],
      ["/contact-us", false],
      ["/about-us", true],
    ] as const) {
      const policy = (await page.request.get(path)).headers()["content-security-policy"] ?? "";
      expect([path, policy.includes("googletagmanager")]).toEqual([path, isCounted]);
    }
    // From such a page to one that may be counted: loaded as a document again, whose policy allows them.
    await openHydrated(page, "/donate");
    await followFromHeader(page, "About Us");
    await expect(page).toHaveURL(/\/about-us$/);
    await hydrated(page);
    await expect.poll(() => requests.length).toBe(3);
  });

  await test.step("does not ask if the browser refuses tracking", async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    requests.length = 0;
    await openHydrated(page, "/about-us");
    const choice = () => JSON.parse(localStorage.getItem("tracking_consent") ?? "null")?.choice;
    expect(await page.evaluate(choice)).toBe("allowed");
    await expect(page.getByText("Visits are not counted, as your browser asks")).toBeVisible();
    await expectNoRequests(page, requests);
  });
});

/** One page of each kind that says something about a visitor's health or money. */
const PAGES_ABOUT_CARE = [
  "/provider-search",
  "/provider/ana-lucia-reyes",
  "/specialties-and-locations",
  "/specialty/cardiology",
  "/conditions/high-blood-pressure",
  "/location/main-hospital",
  "/search/?q=rash",
  "/classes-and-education",
  "/classes/birth-place-tour",
  "/classes/birth-place-tour/register",
  "/events",
  "/blog/before-the-first-snow",
  "/news/two-thirds-of-the-way",
  "/new-patient/primary-care",
  "/forms/new-patient-primary-care/paper",
  "/donate",
  "/registration/no-such-link",
  "/giving/no-such-link",
  "/patient-portal",
  "/medical-records",
  "/financial-assistance",
  "/visiting",
  "/essentials",
  "/no-such-page",
];
/** A page about a person's health, a search, a form, a form about money, a private page, and a page without a record. */
const REPRESENTATIVE_CASES = [
  "/conditions/high-blood-pressure",
  "/search/?q=rash",
  "/new-patient/primary-care",
  "/donate",
  "/registration/no-such-link",
  "/no-such-page",
];
/** Pages that the demo's staff, or a route, let services count. */
const COUNTED_PAGES = [
  "/",
  "/about-us",
  "/careers",
  "/community-health-partnership",
  "/news/the-lanterns-are-lit-again",
];

test("with every service configured, no page about care makes a request to a third party, with consent or without", {
  tag: ["@script", "@desktop"],
}, async ({ page, context, browser, baseURL, expectProblem }) => {
  test.slow();
  expectProblem(/status of 404/);
  expectProblem(/third party: https:\/\/(www[.]googletagmanager[.]com|connect[.]facebook[.]net)\//);
  await configure(browser, baseURL ?? "");
  const requests: string[] = [];
  await context.route(
    ({ origin }) => origin !== baseURL,
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  for (const consent of ["none", "given"] as const) {
    if (consent === "given") {
      await openHydrated(page, "/about-us");
      await banner(page).getByRole("button", { name: "Count my visit" }).click();
      await expect.poll(() => requests.length).toBe(3);
      requests.length = 0;
      await openDialogsAboutCare(page);
      expect(requests, "dialogs over a page that is counted").toEqual([]);
    }
    for (const path of representatives(PAGES_ABOUT_CARE, (one) => REPRESENTATIVE_CASES.includes(one))) {
      const response = await page.goto(path);
      await hydrated(page);
      await expect(banner(page)).toHaveCount(0);
      await expectNoRequests(page, requests);
      expect(response?.headers()["content-security-policy"], path).not.toMatch(
        /googletagmanager|google-analytics|facebook|doubleclick/,
      );
      expect(response?.headers()["referrer-policy"], path).toBe("strict-origin");
    }
  }
  // A counted page that follows one about care does not tell the services which one that was.
  await page.goto("/specialty/cardiology");
  await hydrated(page);
  await followFromHeader(page, "About Us");
  await expect(page).toHaveURL(/\/about-us$/);
  await hydrated(page);
  await expect.poll(() => requests.length).toBe(3);
  expect(await page.evaluate(() => document.referrer)).toBe(`${baseURL}/`);
  for (const path of COUNTED_PAGES) {
    const policy = (await page.request.get(path)).headers()["content-security-policy"];
    expect(policy, path).toContain("googletagmanager");
  }
});

/** Opens and closes what may be open over any page: a provider, a class, its registration, and a gift. */
async function openDialogsAboutCare(page: Page): Promise<void> {
  const { providers } = await (await page.request.get("/api/provider")).json();
  const { classes } = await (await page.request.get("/api/class")).json();
  const open = classes.find((one: { availability: { state: string } }) => one.availability.state === "open");
  for (const [event, detail, words] of [
    ["provider-profile", { id: providers[0].id }, providers[0].name],
    ["class-details", { id: open.id }, open.title],
    ["class-registration", { id: open.id }, open.title],
    ["donation-modal", undefined, "Donor Information"],
  ] as const) {
    await page.evaluate(
      ([name, what]) => window.dispatchEvent(new CustomEvent(`openward:${name}`, { detail: what })),
      [event, detail] as const,
    );
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(words);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
}

test("the question takes at most a fifth of the height with the other bars, or scrolls with the page, where it can be reached and answered", {
  tag: ["@script", "@desktop"],
}, async ({ page, browser, baseURL }) => {
  test.slow();
  await configure(browser, baseURL ?? "");
  await expect(async () => {
    await openHydrated(page, "/about-us");
    await expect(banner(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const answers = banner(page).getByRole("button");
  const scrollToMiddle = () =>
    page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight / 2 - innerHeight, behavior: "instant" }),
    );
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [390, 844],
    [768, 1_024],
    [1366, 900],
  ] as const)
    for (const text of [100, 200]) {
      const reading = { width, height, text };
      await show(page, reading);
      await expect.poll(() => layoutProblems(page), JSON.stringify(reading)).toEqual([]);
      await scrollToMiddle();
      await expect(banner(page), JSON.stringify(reading)).not.toBeInViewport();
      await answers.last().scrollIntoViewIfNeeded();
      for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
    }
  await show(page, { width: 768, height: 2_000, text: 100 });
  await scrollToMiddle();
  await expect(banner(page), "there is room for it").toBeInViewport({ ratio: 1 });
  await expect.poll(() => layoutProblems(page)).toEqual([]);

  await show(page, { width: 390, height: 844, text: 100 });
  await banner(page).getByRole("link", { name: "How we protect your privacy" }).focus();
  await page.keyboard.press("Tab");
  await expect(answers.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveCount(0);
});

const PERSON = [
  ["First name", "Ann"],
  ["Last name", "Reader"],
] as const;

interface FakeRecaptcha {
  /** Its calls: by name, with their arguments. */
  calls: [name: string, given: unknown][];
}

/** The part of Google's script that the forms use, following its documented interface. */
function fakeRecaptcha(): void {
  const calls: FakeRecaptcha["calls"] = [];
  const grecaptcha = {
    ready: (then: () => void) => then(),
    render(place: HTMLElement, options: object) {
      calls.push(["render", options]);
      const badge = document.createElement("div");
      badge.className = "grecaptcha-badge";
      badge.textContent = "protected by reCAPTCHA";
      place.append(badge);
      return 7;
    },
    execute(_widget: number, options: object) {
      calls.push(["execute", options]);
      return Promise.resolve("the-token");
    },
  };
  Object.assign(window, { grecaptcha, recaptchaCalls: calls });
}

test("Google checks a form only once someone types in it, and stays invisible; a notice names it", {
  tag: "@script",
}, async ({ page, context, expectProblem }) => {
  expectProblem(/third party: https:\/\/www[.]google[.]com\/recaptcha\//);
  expectProblem(/status of 503/);
  const requests: string[] = [];
  await context.route("https://www.google.com/**", (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: `(${fakeRecaptcha})()` });
  });
  await page.route("**/api/error", (route) => route.fulfill({ status: 204 }));

  for (const { path, name, endpoint, fields, button, action } of [
    {
      path: "/newsletter",
      name: "Newsletter",
      endpoint: "**/api/form/newsletter*",
      fields: [...PERSON, ["Email", "ann@example.org"]],
      button: "Sign up",
      action: "FormNewsletter",
    },
    {
      path: "/donate",
      name: "Donation",
      endpoint: "**/donate/initiate*",
      fields: [
        ...PERSON,
        ["Street address", "12 Elm Street"],
        ["City", "Alder Creek"],
        ["State", "NE"],
        ["ZIP code", "69199"],
        ["Phone", "308-555-0123"],
        ["Email", "ann@example.org"],
        ["Amount", "50"],
      ],
      button: "Continue to payment",
      action: "FormContactSubmit",
    },
  ] as const) {
    requests.length = 0;
    await openHydrated(page, path);
    await expectNoRequests(page, requests);
    const form = page.getByRole("main").getByRole("form", { name });
    await expect(form).toContainText("This form is protected by reCAPTCHA");
    for (const [label, value] of fields) await form.getByLabel(new RegExp(`^${label}`)).fill(value);
    if (name === "Donation") await form.getByLabel(/^Type of donation/).selectOption("Oncology");
    await expect.poll(() => requests).toEqual(["https://www.google.com/recaptcha/api.js?render=explicit"]);
    const badge = form.locator(".grecaptcha-badge");
    await expect(badge).toBeAttached();
    await expect(badge).toBeHidden();

    const failure = { error: { code: "UNAVAILABLE", message: "We are away for a moment." } };
    await page.route(endpoint, (route) => route.fulfill({ status: 503, json: failure }));
    const sent = page.waitForRequest(endpoint);
    await form.getByRole("button", { name: button }).click();
    expect((await sent).postData()).toContain('name="g-recaptcha-response"\r\n\r\nthe-token\r\n');
    const calls = await page.evaluate(
      () => (window as unknown as { recaptchaCalls: FakeRecaptcha["calls"] }).recaptchaCalls,
    );
    expect(calls).toEqual([
      ["render", { sitekey: "the-site-key", size: "invisible", badge: "bottomright", theme: "dark" }],
      ["execute", { action }],
    ]);
  }
});

test("the speed of pages is measured only if the visitor agrees, and staff read the figures", {
  tag: ["@script", "@desktop"],
}, async ({ page, browser, baseURL, expectProblem }) => {
  expectProblem(/status of 404/);
  const noIds = { tagManagerId: "", analyticsId: "", socialPixelId: "", searchAdsId: "" };
  await configure(browser, baseURL ?? "", { ...noIds, measuresSpeed: true, featureAnalytics: "on" });
  const question = page.getByRole("region", { name: "May we measure our pages?" });
  const context = await browser.newContext({ baseURL });
  const staff = await context.newPage();
  await signIn(staff);
  const measuredPages = async () => {
    const { speed } = await callApi<Numbers>(staff, "GET", "/api/admin/analytics");
    return speed.pages.flatMap(({ path, lcp }) => (path && lcp ? [path] : []));
  };

  await expect(async () => {
    await openHydrated(page, "/about-us");
    await expect(question).toBeVisible({ timeout: 3_000 });
  }).toPass();
  expect((await page.request.get("/about-us")).headers()["referrer-policy"]).not.toBe("strict-origin");
  await question.getByRole("button", { name: "Do not measure" }).click();
  await openHydrated(page, "/careers");
  await page.getByRole("button", { name: "Pages are not measured: change" }).click();
  await question.getByRole("button", { name: "Measure pages" }).click();
  await expect(question).toHaveCount(0);
  // Figures are sent when the visitor leaves the page.
  await expect(async () => {
    await openHydrated(page, "/careers");
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /measure-speed[^/]*[.]js$/.test(name)),
    );
    await openHydrated(page, "/registration/no-such-link");
    expect(await measuredPages()).toContain("/careers");
  }).toPass();
  await openHydrated(page, "/contact-us");
  await page.getByRole("button", { name: "Pages are measured: change" }).click();
  await expect(page.getByRole("button", { name: /^Pages are measured/ })).toHaveCount(0);
  const notMeasured = ["/about-us", "/registration/no-such-link", "(other)"];
  expect((await measuredPages()).filter((path) => notMeasured.includes(path))).toEqual([]);

  await staff.goto("/admin/analytics");
  const row = staff.getByRole("row", { name: "/careers" });
  await expect(row).toContainText(/\d+ (ms|s), (good|fair|slow)\d+ visits?/);
  expect(await accessibilityProblems(staff)).toEqual([]);
  await context.close();
});

/** Follows a link of the header, which on a small screen is in the menu. */
async function followFromHeader(page: Page, name: string): Promise<void> {
  const menu = page.locator("header [aria-controls=site-menu]");
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name, exact: true }).filter({ visible: true }).first().click();
}

/**
 * One of the site's scripts loads theirs, so a request would come late. Only an idle page proves that there
 * is none.
 */
async function expectNoRequests(page: Page, requests: string[]): Promise<void> {
  await page.waitForLoadState("networkidle");
  expect(requests, page.url()).toEqual([]);
}

/** Size and style of a choice: neither may be more prominent. */
const looksOf = (page: Page, name: string) =>
  banner(page)
    .getByRole("button", { name })
    .evaluate((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, border, fontWeight, fontSize } = getComputedStyle(button);
      return { width: Math.round(width), height, color, backgroundColor, border, fontWeight, fontSize };
    });

/** Writes into the site's settings what visitors are asked to agree to, as staff do. */
async function configure(browser: Browser, baseURL: string, tracking: object = IDS): Promise<void> {
  const context = await browser.newContext({ baseURL });
  const staff = await context.newPage();
  await signIn(staff);
  const { items } = await callApi<{ items: { id: string }[] }>(staff, "GET", "/api/admin/settings");
  const path = `/api/admin/settings/${items[0]?.id}`;
  const before = await callApi<{ item: { revision: number } }>(staff, "GET", path);
  const { item } = await callApi<{ item: { revision: number } }>(staff, "PATCH", path, {
    revision: before.item.revision,
    data: tracking,
  });
  await callApi(staff, "POST", `${path}/publication`, { revision: item.revision });
  await context.close();
}
