import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { hold } from "../hold";
import { fatalBanner } from "./fatal-banner";
import { hydrated } from "./hydrated";
import { openWithoutApp } from "./open-without-app";
import { watchShownText } from "./shown-text";

/** Fires a named event, as another script of the page would. */
const fire = (page: Page, name: string, detail?: unknown) =>
  page.evaluate(([name, detail]) => dispatchEvent(new CustomEvent(`openward:${name}`, { detail })), [
    name,
    detail,
  ] as const);

/** The addresses from which the app loads the contents of its own dialogs. */
const PROFILES = /[/]api[/]staff-member[/]/;

/** Links that open a view; words that the server's HTML and the app's dialog both show; what only the latter has. */
const VIEWS = [
  {
    name: "a quick view",
    path: "/provider-search?q=marsh",
    link: "main a[data-emit^='emit:provider-profile']",
    words: "Elena Marsh",
    content: PROFILES,
    own: "text=Open the whole page",
  },
  {
    name: "a class",
    path: "/classes-and-education",
    link: "main a[data-emit^='emit:class-details']",
    words: "Where",
    content: /[/]api[/]class[/]/,
    own: "text=Open the whole page",
  },
  {
    name: "a map",
    path: "/about-us",
    link: "footer a[data-emit^='emit:locations-map']",
    words: "Alder Creek",
    content: /[/]api[/]location/,
    own: "[aria-pressed]",
  },
];

test.describe("before the app runs", { tag: "@script" }, () => {
  test("a page that is only read loads none of it", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    // The events of browsers for a page that is laid out under a mouse at rest. Requests caused by them would
    // come before the next check.
    await page.evaluate(async () => {
      document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
      await fetch("/robots.txt");
    });
    expect(scripts.filter((address) => !/\/assets\/(entry|start|rolldown)/.test(address))).toEqual([]);
    await page.mouse.move(40, 60, { steps: 3 });
    await expect.poll(() => scripts.some((address) => address.includes("/assets/framework-"))).toBe(true);
    await hydrated(page);
  });

  test("a link that opens a dialog needs one click, and opens it as soon as possible", async ({ page }) => {
    const start = await openWithoutApp(page, "/specialties-and-locations");
    const link = page
      .getByRole("main")
      .getByRole("link", { name: /on a map/ })
      .first();
    await link.click();
    await link.dispatchEvent("click");
    await expect(page).toHaveURL("/specialties-and-locations");
    await start();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page.getByRole("dialog").getByRole("heading", { name: "All Locations" })).toBeVisible();
  });

  test("clicks, typing, and events from before the start script loads are kept", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/specialties-and-locations");
    const box = page.getByRole("searchbox", { name: "Find one in your own words" });
    await box.pressSequentially("knee");
    await fire(page, "specialty-filter");
    await page
      .getByRole("main")
      .getByRole("link", { name: /on a map/ })
      .first()
      .click();
    await expect(page).toHaveURL("/specialties-and-locations");
    release();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "All Locations" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Choose a specialty" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /^\d+ of \d+ specialties$/ })).toBeAttached();
  });

  test("input from before the start script loads is kept", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/newsletter");
    await page.getByRole("main").getByLabel("First name").fill("Ann");
    release();
    await expect
      .poll(() => page.evaluate(() => Object.values(sessionStorage).some((saved) => saved.includes("Ann"))))
      .toBe(true);
  });

  test("a click leads to the page instead if the start script cannot be loaded", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/failed: .*entry[.]client/);
    expectProblem(/console: .*ERR_CONNECTION_RESET/);
    await page.route("**/assets/entry.client-*.js", (route) => route.abort("connectionreset"));
    await page.goto("/about-us");
    await page
      .locator("footer")
      .getByRole("link", { name: /on a map/ })
      .click();
    await expect(page).toHaveURL("/specialties-and-locations#locations");
  });

  test("a named event is not lost", async ({ page }) => {
    const start = await openWithoutApp(page, "/about-us");
    await fire(page, "specialty-filter");
    await start();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Choose a specialty" })).toBeVisible();
  });

  test("a named event alone starts it", async ({ page }) => {
    await page.goto("/about-us");
    await page.waitForLoadState("networkidle");
    await fire(page, "locations-map", { heading: "Where we are" });
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Where we are" })).toBeVisible();
  });

  test("an error alone starts it, and is shown", async ({ page, expectProblem }) => {
    expectProblem(/uncaught: .*planted/);
    expectProblem(/console: .*planted/);
    await page.route("**/api/error", (route) => route.fulfill({ status: 204 }));
    await page.goto("/about-us");
    await page.waitForLoadState("networkidle");
    await page.evaluate("void setTimeout(() => { throw new Error('planted') })");
    await expect(fatalBanner(page)).toBeVisible();
  });

  test("typed input starts the app", async ({ page }) => {
    const start = await openWithoutApp(page, "/specialties-and-locations");
    const box = page.getByRole("searchbox", { name: "Find one in your own words" });
    await box.pressSequentially("knee");
    await start();
    await expect(page.getByRole("status").filter({ hasText: /^\d+ of \d+ specialties$/ })).toBeAttached();
    await expect(box).toHaveValue("knee");
    await box.press("s");
    await expect(box).toHaveValue("knees");
  });

  test("words in the finder stay, and chosen filters and checkboxes apply", async ({ page }) => {
    const start = await openWithoutApp(page, "/provider-search");
    const folded = page.locator("summary", { hasText: "Filters" });
    if (await folded.isVisible()) await folded.click();
    await page.getByLabel("Kind of care", { exact: true }).selectOption("Cardiology");
    await page.getByLabel("Accepting new patients").check();
    await page.locator("#finder-q").fill("heart");
    await start();
    await expect(page).toHaveURL(/[?&]specialty=cardiology(&|$)/);
    await expect(page).toHaveURL(/[?&]acceptingNew=true(&|$)/);
    await expect(page).toHaveURL(/[?&]q=heart(&|$)/);
    await expect(page.getByLabel("Accepting new patients")).toBeChecked();
    await expect(page.locator("#finder-q")).toHaveValue("heart");
  });

  test("the button of a form that the browser sends immediately shows the press", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 422/);
    await openWithoutApp(page, "/newsletter");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() =>
      addEventListener("submit", ({ submitter }) =>
        sessionStorage.setItem("pressed", `${submitter?.textContent}: ${submitter?.ariaBusy}`),
      ),
    );
    const answer = page.waitForResponse((response) => response.status() === 422);
    await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
    await answer;
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("pressed"))).toBe("Sign up: true");
  });

  test("the browser sends a form that opens a dialog if the start script cannot be loaded", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/failed: .*entry[.]client/);
    expectProblem(/console: .*ERR_CONNECTION_RESET/);
    expectProblem(/status of 422/);
    // Without the start script, nothing skips a transition that a busy machine cannot show in time.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/assets/entry.client-*.js", (route) => route.abort("connectionreset"), {
      times: 1,
    });
    await page.goto("/about-us");
    await page.getByRole("contentinfo").getByRole("button", { name: "Sign up" }).click();
    await expect(page).toHaveURL("/newsletter");
  });

  test("links work and the address's anchor starts it", async ({ page }) => {
    await openWithoutApp(page, "/about-us");
    await page.locator("footer").getByRole("link", { name: "Privacy", exact: true }).click();
    await expect(page).toHaveURL("/privacy");
    await page.unroute("**/assets/framework-*.js");
    const requests = page.waitForRequest("**/assets/framework-*.js");
    await page.goto("/about-us#main");
    await requests;
  });

  test("the response to a form starts it at once", async ({ page, expectProblem }) => {
    expectProblem(/status of 422/);
    await page.goto("/about-us");
    await page.waitForLoadState("networkidle");
    const requests = page.waitForRequest("**/assets/framework-*.js");
    await page.evaluate(() => {
      const form = Object.assign(document.createElement("form"), { method: "post", action: "/feedback" });
      form.innerHTML = '<input name="answer" value="maybe"><input name="path" value="/">';
      document.body.append(form);
      form.submit();
    });
    await requests;
    await expect(page).toHaveURL("/feedback");
  });

  test("a click leads to the page instead if the app cannot be loaded", async ({ page, expectProblem }) => {
    expectProblem(/failed: .*framework/);
    expectProblem(/console: .*(ERR_CONNECTION_RESET|dynamically imported module)/);
    await page.route("**/api/error", (route) => route.fulfill({ status: 204 }));
    await page.route("**/assets/framework-*.js", (route) => route.abort("connectionreset"));
    await page.goto("/about-us");
    await page
      .locator("footer")
      .getByRole("link", { name: /on a map/ })
      .click();
    await expect(page).toHaveURL("/specialties-and-locations#locations");
  });
});

test.describe("a dialog before the app runs", { tag: "@script" }, () => {
  const quickView = (page: Page) => page.getByRole("link", { name: "Quick view of Elena Marsh" });

  test("opens immediately and shows the link's target, until the app's dialog replaces it", async ({
    page,
  }) => {
    const start = await openWithoutApp(page, "/provider-search?q=marsh");
    await quickView(page).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Quick view", exact: true })).toBeVisible();
    await expect(dialog.getByRole("heading", { name: /^Elena Marsh, MD/, level: 1 })).toBeVisible();
    await start();
    await expect(dialog.getByRole("heading", { name: /^Elena Marsh, MD/, level: 2 })).toBeVisible();
    await expect(dialog).toHaveCount(1);
    await expect(dialog.getByRole("heading", { level: 1 })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(quickView(page)).toBeFocused();
  });

  for (const { name, path, link, words, content, own } of VIEWS) {
    test(`${name} shows its text until the app's dialog has loaded it, without a loader in between`, async ({
      page,
    }) => {
      const letGo = await hold(page, content);
      const start = await openWithoutApp(page, path);
      await page.locator(link).first().click();
      await expect(page.getByRole("dialog").getByText(words).first()).toBeVisible();
      const absent = await watchShownText(page, words);
      const requested = page.waitForRequest(content);
      await start();
      await requested;
      letGo();
      await expect(page.getByRole("dialog").locator(own).first()).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(1);
      expect(await absent()).toEqual([]);
    });
  }

  test("shows the server's form with the page's input, until the app sends it", async ({ page }) => {
    const start = await openWithoutApp(page, "/about-us");
    const line = page.getByRole("contentinfo").getByRole("form", { name: "Newsletter" });
    await line.getByLabel("First name").fill("Ann");
    await line.getByLabel("Last name").fill("Early");
    await line.getByLabel("Email").fill(`early-${Date.now()}@example.org`);
    await line.getByRole("button", { name: "Sign up" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Last name")).toHaveValue("Early");
    await expect(page).toHaveURL("/about-us");
    await start();
    await expect(dialog.getByText("Thank you!")).toBeVisible();
    await expect(dialog).toHaveCount(1);
  });

  test("with a form that the visitor uses stays, and the server answers the form", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 422/);
    const start = await openWithoutApp(page, "/about-us");
    const line = page.getByRole("contentinfo").getByRole("form", { name: "Newsletter" });
    await line.getByLabel("First name").fill("Ann");
    await line.getByRole("button", { name: "Sign up" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Last name").fill("Late");
    await start();
    await expect(dialog.getByLabel("Last name")).toHaveValue("Late");
    await dialog.getByRole("button", { name: "Sign up" }).click();
    await expect(page).toHaveURL("/newsletter");
    await expect(page.getByRole("main").getByLabel("Last name")).toHaveValue("Late");
    await expect(page.getByRole("main").getByLabel("First name")).toHaveValue("Ann");
  });

  test("that the visitor begins to use while the app's dialog loads stays until it is closed", async ({
    page,
  }) => {
    const letGo = await hold(page, PROFILES);
    const start = await openWithoutApp(page, "/provider-search?q=marsh");
    await quickView(page).click();
    const heading = page.getByRole("dialog").getByRole("heading", { name: /^Elena Marsh, MD/, level: 1 });
    await expect(heading).toBeVisible();
    await start();
    await expect(page.locator("dialog[data-prepares]")).toBeAttached();
    await heading.click();
    letGo();
    await expect(page.locator("dialog", { hasText: "Open the whole page" })).toBeHidden();
    await expect(page.locator("dialog", { hasText: "Open the whole page" })).toBeAttached();
    await expect(heading).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(quickView(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state?.dialog ?? null)).toBeNull();
    await quickView(page).click();
    await expect(page.getByRole("dialog").getByRole("link", { name: "Open the whole page" })).toBeVisible();
  });

  for (const [how, close] of [
    ["closes", (page: Page) => page.keyboard.press("Escape")],
    ["leaves with Back", (page: Page) => page.goBack()],
  ] as const) {
    test(`that the visitor ${how} while the app's dialog loads does not open again`, async ({ page }) => {
      await hold(page, PROFILES);
      const start = await openWithoutApp(page, "/provider-search?q=marsh");
      await quickView(page).click();
      await expect(page.getByRole("dialog").getByRole("heading", { level: 1 })).toBeVisible();
      const withdrawn = page.waitForEvent("requestfailed", (request) => PROFILES.test(request.url()));
      await start();
      await expect(page.locator("dialog[data-prepares]")).toBeAttached();
      await close(page);
      await withdrawn;
      await expect(page.locator("dialog[open]")).toHaveCount(0);
      await expect(page).toHaveURL("/provider-search?q=marsh");
      await expect.poll(() => page.evaluate(() => history.state?.dialog ?? null)).toBeNull();
    });
  }

  test("that the visitor closes is not opened again", async ({ page }) => {
    const start = await openWithoutApp(page, "/provider-search?q=marsh");
    await quickView(page).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(quickView(page)).toBeFocused();
    await start();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("that the visitor uses stays, and its links work", async ({ page }) => {
    const start = await openWithoutApp(page, "/provider-search?q=marsh");
    await quickView(page).click();
    const heading = page.getByRole("dialog").getByRole("heading", { name: /^Elena Marsh, MD/, level: 1 });
    await heading.click();
    await start();
    await expect(heading).toBeVisible();
    await page.getByRole("dialog").getByRole("link", { name: "Family Medicine" }).first().click();
    await expect(page).toHaveURL("/specialty/family-medicine");
  });

  const picture = (page: Page) =>
    page.getByRole("main").locator("a[data-emit='emit:modal-image-carousel']").first();
  const earlyPicture = (page: Page) => page.locator("dialog[open] img");
  const lightbox = (page: Page) => page.getByRole("dialog").locator(".yarl__slide_current img");

  /**
   * From now on, no picture of the app is decoded.
   * @returns a function that ends this
   */
  async function holdDecoding(page: Page): Promise<() => Promise<void>> {
    await page.evaluate(() => {
      const { decode } = HTMLImageElement.prototype;
      const released = new Promise<void>((resolve) => Object.assign(window, { decodePictures: resolve }));
      HTMLImageElement.prototype.decode = function decodeLater() {
        return released.then(() => decode.call(this));
      };
    });
    return () => page.evaluate("decodePictures()");
  }

  test("shows the first picture until the app's picture is decoded, without a gap", async ({ page }) => {
    const start = await openWithoutApp(page, "/about-us");
    await picture(page).click();
    await expect(earlyPicture(page)).toBeVisible();
    const letGo = await holdDecoding(page);
    const missing = await page.evaluateHandle(() => {
      const missing = { times: 0 };
      const shown = "dialog:modal img, .yarl__slide_current img:not(.yarl__slide_image_loading)";
      new MutationObserver(() => {
        const pictures = [...document.querySelectorAll(shown)];
        if (!pictures.some((each) => each.checkVisibility({ visibilityProperty: true }))) missing.times += 1;
      }).observe(document, { subtree: true, childList: true, attributes: true });
      return missing;
    });
    await start();
    await expect(page.locator(".yarl__slide_current img")).toBeAttached();
    await expect(earlyPicture(page)).toBeVisible();
    await expect(lightbox(page)).toBeHidden();
    await letGo();
    await expect(lightbox(page)).toBeVisible();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    expect(await missing.jsonValue()).toEqual({ times: 0 });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest(".yarl__portal")))
      .not.toBeNull();
    await page.keyboard.press("Escape");
    await expect(page.locator(".yarl__portal")).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
  });

  for (const [how, close] of [
    ["closes", (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).click()],
    ["leaves with Back", (page: Page) => page.goBack()],
  ] as const) {
    test(`with a picture that the visitor ${how} while the app's dialog loads does not open again`, async ({
      page,
    }) => {
      const start = await openWithoutApp(page, "/about-us");
      await picture(page).click();
      await expect(earlyPicture(page)).toBeVisible();
      const letGo = await holdDecoding(page);
      await start();
      await expect(page.locator(".yarl__slide_current img")).toBeAttached();
      await close(page);
      await letGo();
      await expect(page.locator(".yarl__portal")).toHaveCount(0);
      await expect(page.locator("dialog[open]")).toHaveCount(0);
      await expect(page).toHaveURL("/about-us");
      await expect.poll(() => page.evaluate(() => history.state?.dialog ?? null)).toBeNull();
      await expect(picture(page)).toBeFocused();
    });
  }

  test("shows a class, too", async ({ page }) => {
    const start = await openWithoutApp(page, "/classes-and-education");
    const requested = page.waitForRequest(/[/]classes[/][\w-]+[.]main$/);
    await page.getByRole("main").locator("a[data-emit^='emit:class-details']").first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { level: 1 })).toBeVisible();
    // Only the main part of the page is requested, without menus and footer.
    const response = await (await requested).response();
    expect(await response?.text()).not.toMatch(/<(html|header|footer|script)\b/);
    await start();
    await expect(dialog.getByRole("link", { name: "Open the whole page" })).toBeVisible();
    await expect(dialog).toHaveCount(1);
  });

  test("does not wait for a page that does not load: the app starts and loads it", async ({ page }) => {
    await page.route(/[.]main$/, () => {});
    await page.goto("/provider-search?q=marsh");
    await quickView(page).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: /^Elena Marsh, MD/, level: 2 })).toBeVisible();
    await expect(dialog).toHaveCount(1);
  });

  test("is closed by Back, which stays on the page", async ({ page }) => {
    const start = await openWithoutApp(page, "/provider-search?q=marsh");
    await quickView(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/provider-search?q=marsh");
    await start();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole("dialog").getByRole("heading", { name: /^Elena Marsh, MD/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("hands its history entry over to the app's dialog, so one Back closes it", async ({ page }) => {
    const start = await openWithoutApp(page, "/provider-search?q=marsh");
    await quickView(page).click();
    await start();
    const heading = page.getByRole("dialog").getByRole("heading", { name: /^Elena Marsh, MD/, level: 2 });
    await expect(heading).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/provider-search?q=marsh");
    await page.goForward();
    await expect(heading).toBeVisible();
  });

  test("that the visitor closes leaves no entry in the history", async ({ page }) => {
    await page.goto("/about-us");
    const start = await openWithoutApp(page, "/provider-search?q=marsh");
    await quickView(page).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect.poll(() => page.evaluate(() => history.state?.dialog ?? null)).toBeNull();
    await start();
    await page.goBack();
    await expect(page).toHaveURL("/about-us");
  });

  test("is open again after a reload", async ({ page }) => {
    await openWithoutApp(page, "/provider-search?q=marsh");
    await quickView(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.unroute("**/assets/framework-*.js");
    await page.reload();
    await expect(
      page.getByRole("dialog").getByRole("heading", { name: /^Elena Marsh, MD/, level: 2 }),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/provider-search?q=marsh");
  });
});

test.describe("the menu opened before the app runs", { tag: ["@handheld", "@script"] }, () => {
  test("stays open with what was expanded, closes as usual, and leaves the address alone", async ({
    page,
  }) => {
    const start = await openWithoutApp(page, "/about-us");
    const panel = page.locator("#site-menu");
    await page.locator("header").getByRole("link", { name: "Menu", exact: true }).click();
    await expect(panel.getByRole("link", { name: "Find a Provider" })).toBeHidden();
    await panel.locator("summary", { hasText: "I want to..." }).click();
    await expect(panel.getByRole("link", { name: "Find a Provider" })).toBeVisible();
    await start();
    const button = page.locator("header [aria-controls=site-menu]");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(page).toHaveURL("/about-us");
    await expect(panel.getByRole("link", { name: "Find a Provider" })).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
  });
});

test.describe("a sub-menu reached before the app runs", { tag: ["@desktop", "@script"] }, () => {
  test("by the mouse stays open", async ({ page }) => {
    const start = await openWithoutApp(page, "/about-us");
    const wants = page.locator("header").getByRole("button", { name: "I want to..." });
    await wants.hover();
    await start();
    await expect(wants).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator("header").getByRole("link", { name: "Find a Provider" })).toBeVisible();
  });

  test("by the keyboard keeps the focus", async ({ page }) => {
    const start = await openWithoutApp(page, "/about-us");
    await page.locator("header").getByRole("button", { name: "I want to..." }).focus();
    await page.keyboard.press("Tab");
    const first = page.locator("header").getByRole("link", { name: "Find a Provider" });
    await expect(first).toBeFocused();
    await start();
    await expect(first).toBeFocused();
    await expect(first).toBeVisible();
  });
});
