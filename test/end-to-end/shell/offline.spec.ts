import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { layoutProblems } from "../large-text/layout-problems";
import { show } from "../large-text/readings";
import { openClass } from "../large-text/views";
import { hydrated, openHydrated } from "./hydrated";

test.use({ serviceWorkers: "allow" });

/** Waits until the site's worker controls the page, and has kept the page of that path. */
async function openPage(page: Page, path: string): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async (address) =>
        navigator.serviceWorker.controller !== null && (await caches.match(address)) !== undefined,
      path,
    );
  await expect.poll(isKept).toBe(true);
}

const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

const bar = (page: Page) => page.getByText("You are offline.", { exact: true });

test("without a connection: visited pages, the essentials, and typed input", {
  tag: "@script",
}, async ({ page, context, expectProblem }) => {
  test.slow();
  // Requests without a connection fail with an error.
  expectProblem(/Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openHydrated(page, "/about-us");
  await openPage(page, "/about-us");
  await openPage(page, "/essentials");
  await page.goto("/donate");
  await openPage(page, "/donate");

  await test.step("keeps no personal, staff, or search pages", async () => {
    await page.goto("/search/?q=knee");
    await page.goto("/provider-search?q=knee");
    await page.goto("/registration/00000000000000000000000000000000");
    expectProblem(/status of 404/);
    await page.goto("/admin");
    await page.goto("/about-us");
    const addresses = await everythingStored(page);
    expect(addresses).toContain("/about-us");
    expect(addresses.filter((address) => /^\/(search|admin|api|registration)|[?]/.test(address))).toEqual([]);
  });

  await context.setOffline(true);
  await test.step("a visited page", async () => {
    await page.goto("/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
    await expect(page.getByText(/This page is as it was on/)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    const screen = page.viewportSize() ?? { width: 360, height: 740 };
    for (const text of [130, 200, 100]) {
      await show(page, { width: 360, text });
      await expect.poll(() => layoutProblems(page), `text at ${text} %`).toEqual([]);
    }
    await page.setViewportSize(screen);
  });

  await test.step("an unvisited page leads to the essentials", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility", exact: true }).click();
    await expect(page).toHaveURL(/\/essentials\?asked=%2Faccessibility$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Phones, hours and directions");
    await hydrated(page);
    await expect(page.getByText("The page you asked for is not on this device")).toBeVisible();
    await expect(page.getByRole("link", { name: "Try that page again" })).toHaveAttribute(
      "href",
      "/accessibility",
    );
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  // Browsers report different things about a network without internet access: the page must not depend on it.
  for (const saysOnline of [true, false])
    await test.step(`a form says so, and keeps what was typed, if the browser says online: ${saysOnline}`, async () => {
      await context.setOffline(true);
      await page.addInitScript((says) => {
        Object.defineProperty(Navigator.prototype, "onLine", { configurable: true, get: () => says });
      }, saysOnline);
      await page.goto("/donate");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Donate Now");
      await hydrated(page);
      const form = page.getByRole("main");
      const name = form.getByLabel("First name").first();
      await name.fill("Ada");
      await expect(form.getByText("Nothing you typed is lost: leave this page open")).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await context.setOffline(false);
      await page.evaluate(() => {
        Object.defineProperty(Navigator.prototype, "onLine", { configurable: true, get: () => true });
        window.dispatchEvent(new Event("online"));
      });
      await expect(form.getByText("Nothing you typed is lost: leave this page open")).toHaveCount(0);
      await expect(bar(page)).toHaveCount(0);
      await expect(page.getByText("You are connected again.")).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await expect(name).toHaveValue("Ada");
    });
});

test("a newer version takes over automatically, but not while a form has unsent input", {
  tag: "@script",
}, async ({ page }) => {
  await openHydrated(page, "/newsletter");
  await openPage(page, "/newsletter");
  const loaded = await loadedAt(page);
  const name = page.getByRole("main").getByLabel("First name");
  await name.fill("Ada");

  await installNewerVersion(page);
  expect(await loadedAt(page)).toBe(loaded);
  await expect(name).toHaveValue("Ada");

  await page.evaluate(() => document.querySelector<HTMLFormElement>("main form")?.remove());
  await expect.poll(() => loadedAt(page).catch(() => loaded)).not.toBe(loaded);
});

test("a newer version does not take over while a dialog from before the app runs has input", {
  tag: "@script",
}, async ({ page }) => {
  await openHydrated(page, "/about-us");
  await openPage(page, "/about-us");
  const { slug } = await openClass(page);
  await page.goto(`/classes/${slug}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Register/ })
    .first()
    .click();
  const name = page
    .getByRole("dialog")
    .getByLabel(/^First name/)
    .first();
  await name.fill("Ada");
  await hydrated(page);
  await openPage(page, `/classes/${slug}`);
  const loaded = await loadedAt(page);
  await installNewerVersion(page);
  expect(await loadedAt(page)).toBe(loaded);
  await expect(name).toHaveValue("Ada");
});

/** Waits until a newer worker controls the page, and the page has had time to reload. */
async function installNewerVersion(page: Page): Promise<void> {
  const took = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
      }),
  );
  // With another address of its script, it is another worker to the browser.
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js?newer").then(() => undefined));
  await took;
  // Longer than the page waits between two checks of its forms.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
}

const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);
