import type { Locator, Page } from "@playwright/test";
import { trimTextHome } from "~/features/incident/site/trim-text-home";
import { lockPage } from "~/features/settings/site-lock/lock-page";
import { noSettings } from "~/site/root-data";
import { representatives } from "../../test-all";
import { expect, test } from "../fixtures";
import { provideHouse } from "../lightbox/house";
import { navigate, openHydrated } from "../shell/hydrated";
import { layoutProblems } from "./layout-problems";
import { privatePages } from "./private-pages";
import { type Reading, readings, show } from "./readings";
import { dialogs, pages } from "./views";

/** Expects that nothing on the page is broken in each setting. */
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

test("private pages fit small screens in large text: every word whole, nothing covered", {
  tag: ["@desktop", "@script"],
}, async ({ page, browser, baseURL }) => {
  test.slow();
  for (const [what, address] of Object.entries(await privatePages(page, baseURL ?? "", browser))) {
    await page.goto(address);
    await expectFit(page, what);
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

test("questions and alerts over a dialog, and thanks that an address asks for, fit small screens in large text", {
  tag: ["@desktop", "@script"],
}, async ({ page, expectProblem }) => {
  test.slow();
  expectProblem(/status of 500/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/donate?donation-success=true&name=Bartholomew");
  const opened = page.getByRole("dialog");
  await expect(opened).toBeVisible();
  await expectFit(page, "thanks for a gift");
  await page.keyboard.press("Escape");
  await expect(opened).toHaveCount(0);

  await page.evaluate(() => window.dispatchEvent(new CustomEvent("openward:donation-modal")));
  const form = opened.getByRole("form", { name: "Donation" });
  await form.getByLabel(/^First name/).fill("Bartholomew");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Close this form?" })).toBeVisible();
  await expectFit(page, "the question whether to close");
  await page.getByRole("button", { name: "Keep editing" }).click();

  await page.route("**/donate/initiate*", (route) => route.fulfill({ status: 500, body: "" }));
  await form.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("dialog", { name: "Alert" })).toBeVisible();
  await expectFit(page, "the alert");
});

const FORMS = [
  "/donate",
  "/newsletter",
  "/new-patient/primary-care",
  "/contact-us",
  "/conference-registration",
  "/jobs/physical-therapist",
  "/classes/newborn-care/register",
];

test("forms with errors fit small screens in large text: every word whole, nothing covered", {
  tag: ["@desktop", "@script"],
}, async ({ page, expectProblem }) => {
  test.slow();
  expectProblem(/status of 422/);
  for (const address of representatives(FORMS, (one) =>
    ["/donate", "/new-patient/primary-care"].includes(one),
  )) {
    await openHydrated(page, address);
    const form = page.getByRole("main").locator("form[data-keeps]");
    await form.getByRole("button", { name: /^(Continue|Send|Sign up|Register|Join the waitlist)/ }).click();
    await expect(form.getByRole("alert")).toBeFocused();
    await expectFit(page, address);
  }
});

test("phone numbers in a column are on one line with the text spacing of WCAG 1.4.12", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  await page.goto("/contact-us");
  for (const width of [768, 1366]) {
    await show(page, { width, text: 100, isSpaced: true });
    await expect.poll(() => layoutProblems(page), `${width} px`).toEqual([]);
  }
});

test("the choice of a month shows its longest month whole", { tag: ["@desktop", "@script"] }, async ({
  page,
}) => {
  for (const address of ["/events", "/events?view=calendar", "/classes-and-education"]) {
    await openHydrated(page, address);
    const month = page.getByRole("main").getByRole("combobox", { name: "Month" });
    await month.evaluate((select: HTMLSelectElement) => {
      const lengths = [...select.options].map(({ label }) => label.length);
      select.selectedIndex = lengths.indexOf(Math.max(...lengths));
    });
    await expectFit(page, `${address}: ${await month.inputValue()}`);
  }
});

test("planted problems of layout are found", { tag: ["@desktop", "@script"] }, async ({ page }) => {
  await openHydrated(page, "/about-us");
  await show(page, { width: 320, text: 100 });
  await expect.poll(() => layoutProblems(page)).toEqual([]);
  const plant = (html: string) =>
    page.evaluate((planted) => {
      document.querySelector("#planted")?.remove();
      document.querySelector("main")?.insertAdjacentHTML("beforeend", `<div id="planted">${planted}</div>`);
    }, html);
  // Through the object model: the page's policy refuses style attributes.
  const styled = (selector: string, style: string) =>
    page.evaluate(
      ([to, css]) => {
        const planted = document.querySelector<HTMLElement>(to);
        if (planted) planted.style.cssText = css;
      },
      [`#planted ${selector}`, style] as const,
    );
  for (const [html, selector, style, found] of [
    ["<p>Word</p>", "p", "width: 400px", /scrolls sideways/],
    ["<p>Gastroenterology</p>", "p", "width: 4rem; overflow-wrap: anywhere", /^broken: "Gastroenterology"/],
    [
      "<p>Gastroenterology</p>",
      "p",
      "width: 4rem; white-space: nowrap",
      /^stands out by .*"Gastroenterology"/,
    ],
    ["<p>Gastroenterology</p>", "p", "width: 4rem; overflow: hidden; white-space: nowrap", /^cut off: P/],
    [
      "<a href='tel:+13085550100'>(308) 555-0100</a>",
      "a",
      "display: block; width: 5rem; white-space: normal",
      /^broken phone number: \(308\) 555-0100/,
    ],
    ["<select><option>September 2027</select>", "select", "width: 5rem", /^cut off: SELECT/],
    ["<aside>Bar</aside>", "aside", "position: fixed; inset: 0 0 auto; height: 200px", /^bars take/],
    ["<a href='#'>Away</a>", "a", "position: fixed; top: -300px", /^out of reach: A "Away"/],
    [
      "<a href='#'>Below</a><aside></aside>",
      "aside",
      "position: fixed; inset: 0; background: white",
      /^covered: A "Below"/,
    ],
  ] as const) {
    await plant(html);
    await styled(selector, style);
    expect(await layoutProblems(page), style).toContainEqual(expect.stringMatching(found));
  }
});

/**
 * How far from the top of the window the header begins, and from its foot the call bar ends, in the middle of the page,
 * px.
 */
async function barsInSight(page: Page) {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" });
    const header = document.querySelector("header")?.getBoundingClientRect();
    const callBar = document.querySelector("aside[aria-label='Call us']")?.getBoundingClientRect();
    return { header: header?.top === 0, callBar: callBar?.bottom === innerHeight };
  });
}

test("bars stay in sight until they would take more than a fifth of the height", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  await page.goto("/about-us");
  const both = { header: true, callBar: true };
  const none = { header: false, callBar: false };
  const [header, callBar] = [62, 44];
  const lowest = (header + callBar) * 5;
  await show(page, { width: 360, height: lowest, text: 100 });
  await expect.poll(() => barsInSight(page)).toEqual(both);
  await show(page, { width: 360, height: lowest - 10, text: 100 });
  await expect.poll(() => barsInSight(page)).toEqual(none);
  // A fraction of a pixel is missing: the header scrolls away, and comes back for the focus.
  await show(page, { width: 360, height: lowest - 4, text: 100 });
  await expect.poll(() => barsInSight(page)).toEqual(none);
  const logo = page.getByRole("banner").getByRole("link").first();
  await logo.focus();
  await expect(logo).toBeInViewport();
  await show(page, { width: 360, height: 740, text: 130 });
  await expect.poll(() => barsInSight(page)).toEqual(both);
  await show(page, { width: 360, height: 740, text: 200 });
  await expect.poll(() => barsInSight(page)).toEqual(none);
  await show(page, { width: 360, height: 740, text: 200, byStyleSheet: true });
  await expect.poll(() => barsInSight(page), "no script has run").toEqual(none);
});

test("a grid without defined columns is never wider than its container, whatever word is in it", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  await page.goto("/about-us");
  await show(page, { width: 320, text: 100 });
  const planted = await page.evaluate(() => {
    const grid = document.createElement("div");
    grid.style.display = "grid";
    grid.append(document.createElement("p"), document.createElement("p"));
    grid.lastElementChild?.append("w".repeat(200));
    document.querySelector("main section > div")?.append(grid);
    return [grid.scrollWidth - grid.clientWidth, document.documentElement.scrollWidth - innerWidth];
  });
  expect(planted).toEqual([0, 0]);
});

/**
 * The letters after a name that are broken over two lines where the line is as narrow as can be, in every element that
 * shows the name with them.
 * @param whole "Denise Kolar, RT(R)(M)"
 */
async function brokenLetters(shown: Locator, whole: string): Promise<{ places: number; broken: string[] }> {
  return shown.evaluate((root, name) => {
    const shows = (element: Element) => element.textContent.includes(name);
    const innermost = [...root.querySelectorAll<HTMLElement>("*")].filter(
      (one) => shows(one) && ![...one.children].some(shows),
    );
    const broken: string[] = [];
    for (const place of innermost) {
      place.style.cssText = "display: block; width: 0";
      const from = place.textContent.indexOf(name);
      for (const letters of name.split(", ").slice(1)) {
        const range = rangeOf(place, from + name.indexOf(`, ${letters}`) + 2, letters.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size !== 1) broken.push(`${letters} in ${place.outerHTML}`);
      }
      place.style.cssText = "";
    }
    return { places: innermost.length, broken };

    function rangeOf(element: Element, start: number, length: number): Range {
      const range = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let at = 0; texts.nextNode(); ) {
        const text = texts.currentNode as Text;
        const end = start + length;
        if (at <= start && start < at + text.length) range.setStart(text, start - at);
        if (at < end && end <= at + text.length) range.setEnd(text, end - at);
        at += text.length;
      }
      return range;
    }
  }, whole);
}

test("the letters after a name are never broken, however narrow the line is", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  const main = page.getByRole("main");
  const expectWhole = async (shown: Locator, name: string, places: number, what: string) =>
    expect
      .soft(async () => expect(await brokenLetters(shown, name)).toEqual({ places, broken: [] }), what)
      .toPass({ timeout: 10_000 });
  const mammographer = "Denise Kolar, RT(R)(M)";
  for (const [address, places, name] of [
    ["/financial-assistance/providers", 1, mammographer],
    ["/specialty/radiology", 1, mammographer],
    ["/search/?q=kolar", 1, mammographer],
    ["/provider-search?q=kolar", 1, mammographer],
    // The path to the page, and the heading.
    ["/provider/denise-kolar", 2, mammographer],
    ["/blog/what-to-bring-to-a-first-visit", 1, "Greta Lindqvist, PA-C"],
  ] as const) {
    await openHydrated(page, address);
    await expectWhole(main, name, places, address);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/provider-search?q=kolar");
  await page.getByRole("link", { name: "Quick view of Denise Kolar" }).click();
  await expectWhole(page.getByRole("dialog", { name: mammographer }), mammographer, 1, "the dialog");
  await openHydrated(page, "/about-us");
  await page.getByRole("banner").getByRole("searchbox").first().fill("kolar");
  await expectWhole(page.getByRole("listbox"), mammographer, 1, "the suggestions");
});

test("on a phone a provider's name and call button come before the portrait", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  const expectOrder = async (shown: Locator, reading: Reading) => {
    await show(page, reading);
    const name = shown.getByRole("heading", { name: /^Ana Luc.a Reyes/ }).first();
    const call = shown.getByRole("link", { name: /^Call / }).first();
    const places = [name, call, shown.locator("img").first()];
    const tops = await Promise.all(places.map(async (place) => (await place.boundingBox())?.y ?? Number.NaN));
    expect(tops, JSON.stringify(reading)).toEqual(tops.toSorted((a, b) => a - b));
    if (reading.text === 100) await expect(call).toBeInViewport();
  };
  const onPhones = [320, 360].flatMap((width) => [100, 130, 200].map((text) => ({ width, text })));
  await openHydrated(page, "/provider/ana-lucia-reyes");
  for (const reading of onPhones) await expectOrder(page.getByRole("main"), reading);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/provider-search?q=reyes");
  await page.getByRole("link", { name: /^Quick view of Ana Luc.a Reyes/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Ana Luc.a Reyes/ });
  await expect(dialog.getByRole("link", { name: "Open the whole page" })).toBeVisible();
  for (const reading of onPhones) await expectOrder(dialog, reading);
});

const incident = {
  id: "1",
  kind: "weather",
  title: "The outpatient clinics are closed today",
  text: "Rehabilitation, imaging and all outpatient clinics are closed. The emergency department is open.",
  url: "",
  linkLabel: "",
  closures: "Rehabilitation\nImaging",
  textHome: true,
  startedAt: new Date(),
  startedBy: "Jo",
  endsAt: null,
  endedAt: null,
};

const unsentForm = {
  fields: [],
  typed: [
    { label: "First name", value: "Bartholomew" },
    { label: "Message", value: "Where do I park for gastroenterology?" },
  ],
  secrets: [{ name: "portal-password", label: "Portal password" }],
  files: [{ name: "referral", label: "Referral", fileNames: ["referral.pdf"] }],
};

test("the menu, a locked site and the home page of text fit small screens in large text", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/about-us");
  await page.locator("header [aria-controls=site-menu]").click();
  await page.locator("#site-menu summary", { hasText: "I want to..." }).click();
  await expectFit(page, "the menu");
  await page.goto("about:blank");
  for (const [what, unsent] of Object.entries({
    "the locked site": undefined,
    "a form on a locked site": unsentForm,
  })) {
    await page.setContent(
      await lockPage({ next: "/", wrong: "That is not the password.", status: 403, unsent }).text(),
    );
    await expectFit(page, what);
  }
  await page.setContent(trimTextHome(incident, noSettings, []));
  await expectFit(page, "the home page of text");
});

test("a specialty name that does not fit beside its icon is placed below it, unbroken", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  await page.goto("/");
  const name = page.locator("main a[href='/specialty/rehabilitation'] > span").nth(1);
  const linesOfName = () =>
    name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
  await show(page, { width: 360, text: 100, isSpaced: true });
  await expect.poll(linesOfName).toBe(1);
  await show(page, { width: 360, text: 100 });
  await name.evaluate((element) => {
    element.textContent = "Gastroenterology";
  });
  await expect.poll(linesOfName, "a longer name").toBe(1);
});

test("an error notice takes at most a fifth of the height, and the bars stop sticking for it", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/about-us");
  await page.evaluate(() => {
    const detail = { message: "The profile could not be opened. Please try again in a moment." };
    window.dispatchEvent(new CustomEvent("openward:error-notification", { detail }));
  });
  const notice = page.getByRole("alert").locator("> div");
  for (const reading of [
    { width: 360, text: 100 },
    { width: 320, text: 200 },
    { width: 320, height: 256, text: 100 },
    { width: 360, text: 100, isSpaced: true },
  ]) {
    await show(page, reading);
    await expect
      .poll(async () => {
        const box = await notice.boundingBox();
        const { height = 740, width } = reading;
        return box && box.height <= height / 5 + 1 && box.x >= 0 && box.x + box.width <= width;
      }, JSON.stringify(reading))
      .toBe(true);
    await expect.poll(() => barsInSight(page)).toEqual({ header: false, callBar: false });
    await expect(page.getByRole("button", { name: "Close" })).toBeInViewport();
  }
});
