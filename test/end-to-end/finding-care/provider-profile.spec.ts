import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { openHydrated } from "../shell/hydrated";

const structuredData = async (page: Page) => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((text) => JSON.parse(text));
};

test("a profile shows who the provider is, how to be seen, where, and their education", async ({ page }) => {
  await page.goto("/provider/elena-marsh");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Elena Marsh, MD, FAAFP");
  await expect(main.getByText("Accepting new patients")).toBeVisible();
  await expect(main.getByText("English, Spanish")).toBeVisible();
  await expect(main.getByRole("link", { name: /^Call \(308\) 555-\d{4}$/ })).toHaveAttribute(
    "href",
    /^tel:\+1308555\d{4}$/,
  );
  for (const label of [
    "Cares most about",
    "Board certified by",
    "Extra training (fellowship)",
    "Hands-on training (internship and residency)",
    "Medical or professional school",
    "College",
  ]) {
    await expect(main.getByText(label, { exact: true })).toBeVisible();
  }
  const place = main.getByRole("listitem").filter({ hasText: "Alder Creek Family Clinic" });
  await expect(place.getByText(/^(Open|Closed|Here|Not here)/).first()).toBeVisible();
  await expect(main.getByText(/Facts confirmed on \w+ \d+, \d{4}/)).toBeVisible();
  await place.getByRole("link", { name: "Alder Creek Family Clinic", exact: true }).click();
  await expect(page).toHaveURL("/location/alder-creek-family-clinic");
});

test("fields that were not filled in have no empty label", async ({ page }) => {
  await page.goto("/provider-search?q=dietitian");
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  for (const fact of await page.getByRole("main").locator("dl > div dd").all()) {
    await expect(fact).not.toBeEmpty();
  }
});

test("the structured data matches the page", async ({ page, baseURL }) => {
  await page.goto("/provider/elena-marsh");
  const data = await structuredData(page);
  const provider = data.find((one) => one["@type"].includes("IndividualPhysician"));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(provider.name);
  await expect(main.getByText(provider.description).first()).toBeVisible();
  expect(provider.url).toBe(`${baseURL}/provider/elena-marsh`);
  expect(provider.isAcceptingNewPatients).toBe(
    (await main.getByText("Accepting new patients", { exact: true }).count()) > 0,
  );
  expect(provider.medicalSpecialty).toEqual(["https://schema.org/PrimaryCare"]);
  await expect(main.locator(`a[href="tel:${provider.telephone}"]`).first()).toBeVisible();
  for (const place of provider.practicesAt) {
    await expect(main.getByRole("link", { name: place.name, exact: true })).toHaveAttribute(
      "href",
      new URL(place.url).pathname,
    );
    await expect(main.locator(`a[href="tel:${place.telephone}"]`).first()).toBeVisible();
  }
  expect(provider.hospitalAffiliation["@id"]).toBe(`${baseURL}/#hospital`);
  expect(data.find((one) => one["@type"] === "BreadcrumbList").itemListElement).toHaveLength(3);
});

test("an unknown provider is not found, with the site's own error page", async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  const response = await page.goto("/provider/nobody-of-this-name");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});

test("axe finds nothing on a profile", { tag: "@script" }, async ({ page }) => {
  await page.goto("/provider/elena-marsh");
  expect(await accessibilityProblems(page)).toEqual([]);
});

test.describe("quick view", { tag: "@script" }, () => {
  const open = async (page: Page) => {
    await openHydrated(page, "/provider-search?q=marsh");
    await page.getByRole("link", { name: "Quick view of Elena Marsh" }).click();
    return page.getByRole("dialog");
  };

  test("shows a loader, then the whole profile", async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/staff-member/*", async (route) => {
      await answered;
      await route.continue();
    });
    const dialog = await open(page);
    await expect(dialog.getByText("Loading the profile")).toBeVisible();
    answer();
    await expect(dialog.getByRole("heading", { name: "Elena Marsh, MD, FAAFP" })).toBeVisible();
    await expect(dialog.getByText("Loading the profile")).toHaveCount(0);
    await expect(dialog.getByRole("link", { name: "Alder Creek Family Clinic", exact: true })).toBeVisible();
    await expect(dialog.getByText("American Board of Family Medicine")).toBeVisible();
    await expect(page).toHaveURL("/provider-search?q=marsh");
  });

  test("axe finds nothing in it", async ({ page }) => {
    const dialog = await open(page);
    await expect(dialog.getByText("American Board of Family Medicine")).toBeAttached();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("by keyboard alone: opened, read, closed, and back at the same place", async ({ page }) => {
    await openHydrated(page, "/provider-search?q=marsh");
    const link = page.getByRole("link", { name: "Quick view of Elena Marsh" });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("heading", { name: /Elena Marsh/ })).toBeVisible();
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(link).toBeFocused();
  });

  test("a link in it navigates and leaves it behind", async ({ page }) => {
    const dialog = await open(page);
    await dialog.getByRole("link", { name: "Open the whole page" }).click();
    await expect(page).toHaveURL("/provider/elena-marsh");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("the control key opens the page in a tab instead", { tag: "@desktop" }, async ({ page, context }) => {
    await openHydrated(page, "/provider-search?q=marsh");
    const browser = await context.newCDPSession(page);
    // Asks the browser itself, because Playwright may miss the navigation of a background tab.
    const addresses = async () => {
      const { targetInfos } = await browser.send("Target.getTargets");
      return targetInfos.filter(({ type }) => type === "page").map(({ url }) => url);
    };
    await page.getByRole("link", { name: "Quick view of Elena Marsh" }).click({ modifiers: ["Control"] });
    await expect.poll(addresses).toContainEqual(expect.stringMatching(/\/provider\/elena-marsh$/));
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  for (const [what, fulfil, message] of [
    [
      "the server refuses",
      { status: 404, json: { error: { code: "NOT_FOUND", message: "There is no such provider." } } },
      "There is no such provider.",
    ],
    ["the server fails", { status: 500, body: "oh" }, "Hmm, there doesn't appear to be a message."],
  ] as const) {
    test(`closes and says why if ${what}`, async ({ page, expectProblem }) => {
      expectProblem(/console: .*status of/);
      const inConsole = fulfil.status === 404 ? /There is no such provider\./ : /returned status 500/;
      const logged = page.waitForEvent("console", (entry) => inConsole.test(entry.text()));
      expectProblem(inConsole);
      await page.route("**/api/staff-member/*", (route) => route.fulfill(fulfil));
      const dialog = await open(page);
      await logged;
      await expect(dialog).toBeHidden();
      const notification = page.getByRole("alert").filter({ hasText: message });
      await expect(notification).toBeVisible();
      await notification.getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("alert").filter({ hasText: message })).toHaveCount(0);
    });
  }
});
