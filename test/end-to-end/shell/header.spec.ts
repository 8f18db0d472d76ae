import { expect, test } from "../fixtures";

/** Label, address, and target of each link; an item without an address only opens its sub-items. */
const MAIN = [
  ["Specialties & Locations", "/specialties-and-locations", null],
  ["About Us", "/about-us", null],
  ["Patient Portal", "/patient-portal", null],
  ["I want to...", null, null],
  ["Contact Us", "/contact-us", null],
];
const I_WANT_TO = [
  ["Find a Provider", "/provider-search", null],
  ["Visit the Patient Portal", "/patient-portal", null],
  ["Pay My Bill (opens in a new tab)", expect.stringMatching(/^https:\/\//), "_blank"],
  ["Learn About Classes", "/classes-and-education", null],
  ["Learn About CHP", "/community-health-partnership", null],
  ["Find A Career", "/careers", null],
  ["Donate", "/donate", null],
];
const EXTRA = [
  ["Radiology Scheduling", "/location/community-hospital-medical-imaging-radiology", null],
  ["Patient Resources", "/patient-resources", null],
  ["Newsroom", "/newsroom", null],
  ["Donate Now", "/donate", null],
  ["Careers", "/careers", null],
];

test("the menus have the specification's links in its order, in the HTML itself", {
  tag: "@desktop",
}, async ({ request, page }) => {
  const html = await (await request.get("/")).text();
  const { header, phone, logo, searchIcon } = await page.evaluate((text) => {
    const shown = new DOMParser().parseFromString(text, "text/html");
    const linksIn = (menu: string, items: string) =>
      [...shown.querySelectorAll(`${menu} ${items}`)].map((link) => [
        link.textContent,
        link.getAttribute("href"),
        link.getAttribute("target"),
      ]);
    const image = shown.querySelector('header a[href="/"] img');
    return {
      header: {
        main: linksIn("header > div > nav[aria-label=Main]", "> ul > li > :is(a, button)"),
        wants: linksIn("header > div > nav[aria-label=Main]", "ul ul a"),
        extra: linksIn("header > div nav[aria-label=More]:not(#site-menu *)", "a"),
      },
      phone: {
        main: linksIn("#site-menu nav[aria-label=Main]", "> ul :is(a, summary):not(ul ul *)"),
        wants: linksIn("#site-menu nav[aria-label=Main]", "ul ul a"),
        extra: linksIn("#site-menu nav[aria-label=More]", "a"),
      },
      logo: ["src", "alt", "width", "height"].map((name) => image?.getAttribute(name)),
      searchIcon: shown.querySelector('header a[href="/search"] svg')?.getAttribute("aria-hidden"),
    };
  }, html);
  const expected = { main: MAIN, wants: I_WANT_TO, extra: EXTRA };
  expect(header).toEqual(expected);
  expect(phone).toEqual(expected);
  // Its alternative text is empty because the hospital's name is next to it.
  const size = expect.stringMatching(/^[1-9]\d*$/);
  // The inlined drawing, because it is visible when the page opens.
  expect(logo).toEqual([expect.stringMatching(/^data:image\/svg\+xml[,;]/), "", size, size]);
  expect(searchIcon).toBe("true");
});

test("emergency number and main phone stay on the screen, wherever the page is scrolled to", async ({
  page,
}) => {
  await page.goto("/");
  for (const place of [0, 100_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), place);
    const inHeaderOrBar = page.locator("header, aside[aria-label='Call us']");
    await expect(inHeaderOrBar.locator('a[href="tel:911"]:visible')).toBeInViewport();
    await expect(inHeaderOrBar.locator('a[href="tel:+13085550100"]:visible')).toBeInViewport();
  }
});

test("the logo links to the home page", async ({ page }) => {
  await page.goto("/about-us");
  await page.locator("header").getByRole("link", { name: "Prairie Lantern Community Hospital" }).click();
  await expect(page).toHaveURL("/");
});

test("the header is 152 px high, and so is the room it takes", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/about-us");
  expect((await page.locator("header").first().boundingBox())?.height).toBe(152);
  expect((await page.locator("main").boundingBox())?.y).toBe(152);
});

test("the emergency number covers nothing of the logo, however low the header is", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const width of [1000, 1210, 1274, 1366]) {
    for (const height of [620, 740, 900]) {
      await page.setViewportSize({ width, height });
      await page.goto("/specialty/cardiology");
      const emergency = await page.locator("header p", { hasText: "Emergency?" }).boundingBox();
      const mark = await page.locator('header a[href="/"] img').boundingBox();
      expect(emergency?.height, `at ${width} × ${height}`).toBeGreaterThan(44);
      expect(mark?.y, `at ${width} × ${height}`).toBeGreaterThanOrEqual(
        (emergency?.y ?? 0) + (emergency?.height ?? 0),
      );
    }
  }
});

test("the header is 62 px high and the page begins at 72", { tag: "@handheld" }, async ({ page }) => {
  await page.goto("/about-us");
  expect((await page.locator("header").first().boundingBox())?.height).toBe(62);
  expect((await page.locator("main").boundingBox())?.y).toBe(72);
});

test("the header stays visible", async ({ page }) => {
  await page.goto("/about-us");
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(async () => (await page.locator("header").first().boundingBox())?.y).toBe(0);
});

test("on a screen too short for it the header scrolls with the page, and the numbers stay", async ({
  page,
}) => {
  const { width } = page.viewportSize() ?? { width: 360 };
  await page.setViewportSize({ width, height: 320 });
  await page.goto("/about-us");
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(
    page.locator("header").getByRole("link", { name: "Prairie Lantern Community Hospital" }),
  ).not.toBeInViewport();
  if (width >= 992) await expect(page.locator("header a[href='tel:911']")).toBeInViewport();
});

test.describe("the active link", () => {
  test("is marked on its page", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/about-us");
    const main = page.locator("header nav[aria-label=Main]").first();
    await expect(main.getByRole("link", { name: "About Us" })).toHaveAttribute("aria-current", "page");
    await expect(main.getByRole("link", { name: "Contact Us" })).not.toHaveAttribute("aria-current");
    await expect(page.locator("header").getByRole("link", { name: "Prairie Lantern" })).not.toHaveAttribute(
      "aria-current",
    );
  });

  test("is marked on addresses that contain it", { tag: "@desktop" }, async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await page.goto("/about-us/history");
    const link = page.locator("header nav[aria-label=Main]").first().getByRole("link", { name: "About Us" });
    await expect(link).toHaveAttribute("aria-current", "true");
  });
});

test("a link to another site opens in a new tab and says so", async ({ page }) => {
  await page.goto("/");
  const pay = page.locator("footer").getByRole("link", { name: "Pay My Bill (opens in a new tab)" });
  await expect(pay).toHaveAttribute("target", "_blank");
  await expect(pay).toHaveAttribute("rel", "noopener");
});

test("the keyboard's first stop leads past the header", async ({ page }) => {
  await page.goto("/about-us");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const inHeader = await page.evaluate(() => document.activeElement?.closest("header") !== null);
  expect(inHeader).toBe(false);
});
