import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** Everything that a page can leave behind. */
const leave = (page: Page) =>
  page.evaluate(async () => {
    localStorage.setItem("left", "by the test before");
    sessionStorage.setItem("left", "by the test before");
    window.name = "by the test before";
    await cookieStore.set("left", "by the test before");
    await caches.open("left");
    await new Promise((resolve) => {
      indexedDB.open("left").onsuccess = resolve;
    });
  });

const found = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookies: await cookieStore.getAll(),
    caches: await caches.keys(),
    name: window.name,
    databases: (await indexedDB.databases()).length,
    entries: history.length,
  }));

test.describe("tests that share a browser context", { tag: "@script" }, () => {
  test.describe.configure({ mode: "serial" });
  let before: BrowserContext;
  let pageBefore: Page;

  test("one leaves pages, cookies, and storage", async ({ page, context }) => {
    await page.goto("/robots.txt");
    await page.setViewportSize({ width: 500, height: 500 });
    await leave(page);
    const other = await context.newPage();
    await other.goto("/robots.txt");
    expect((await found(page)).local).toBe(1);
    before = context;
    pageBefore = page;
  });

  test("the next finds none of it on the same page, and changes what stays on it", async ({
    page,
    context,
    viewport,
  }) => {
    expect(page).toBe(pageBefore);
    expect(context.pages()).toEqual([page]);
    expect(page.viewportSize()).toEqual(viewport);
    await page.goto("/robots.txt?next");
    // The second entry is this page.
    const nothing = { local: 0, session: 0, cookies: [], caches: [], databases: 0, name: "", entries: 2 };
    expect(await found(page)).toEqual(nothing);
    await page.addInitScript("globalThis.stays = true");
    await page.reload();
    expect(await page.evaluate("globalThis.stays")).toBe(true);
  });

  test("the next gets another page of the same context, and changes what stays in that", async ({
    page,
    context,
  }) => {
    expect(context).toBe(before);
    expect(context.pages()).toEqual([page]);
    expect(page).not.toBe(pageBefore);
    await page.goto("/robots.txt");
    expect(await page.evaluate("globalThis.stays")).toBeUndefined();
    await context.addInitScript("globalThis.stays = true");
  });

  test("the one after that gets another context", async ({ page, context }) => {
    expect(context).not.toBe(before);
    await page.goto("/robots.txt");
    expect(await page.evaluate("globalThis.stays")).toBeUndefined();
  });
});
