import type { Locator, Page } from "@playwright/test";
import { representatives } from "../../test-all";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { hold } from "../hold";
import { colleagues } from "./colleagues";
import { callApi, signIn } from "./staff";

/** The dashboard is open, and so are its sub-items in the menu. */
const CORE_BEFORE = ["Dashboard", "Content health", "Pages", "Navigation", "Footer", "Images"];
const HOSPITAL = [
  "Specialties",
  "Locations",
  "Staff Members",
  "Press Releases",
  "Media Coverage",
  "Classes & Events",
  "CMU Scheduling",
];
/** Beyond the specification. */
const FURTHER = ["Giving", "Newsletter", "Patient Applications", "Incident Mode", "Jobs"];
const CORE_AFTER = ["Files", "Blog", "Events", "News", "Forms", "Users", "Settings", "Search", "Redirects"];

/** Visible once their item is open. */
const WITHIN = [
  "/admin/dashboard/health",
  ...["services", "lock", "demo", "mail", "jobs", "health", "audit", "personal-data"].map(
    (screen) => `/admin/settings/${screen}`,
  ),
  ...["donors", "monthly", "cards"].map((screen) => `/admin/giving/${screen}`),
];

const menu = (page: Page) => page.getByRole("navigation", { name: "Admin", exact: true });

/** The name of a file of the build, without its hash. */
function fileOf(address: string): string {
  return address.match(/\/assets\/(.+)-[^/]{8}\.js$/)?.[1] ?? "";
}

/** Moves down to an option of the dialog, and presses Enter. */
async function chooseByArrow(page: Page, option: Locator) {
  await expect(option).toBeVisible();
  const isChosen = async () => {
    await page.keyboard.press("ArrowDown");
    return (await option.getAttribute("aria-selected")) === "true";
  };
  await expect.poll(isChosen).toBe(true);
  await page.keyboard.press("Enter");
}

test.describe("the frame of the staff's area", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("a press is highlighted before anything else reacts, and screens open from files that are already loaded", async ({
    page,
  }) => {
    const fetched = new Set<string>();
    page.on("requestfinished", (request) => fetched.add(fileOf(request.url())));
    await signIn(page);
    await page.goto("/admin/dashboard");
    const link = page
      .getByRole("navigation", { name: "Frequent tasks" })
      .getByRole("link", { name: "Write news" });
    await expect(link).toBeVisible();
    for (const file of ["edit", "rich-text-input", "page-workspace"])
      await expect.poll(() => fetched.has(file)).toBe(true);
    // From here on, no file arrives.
    await page.route("**/assets/*.js", () => {});
    await link.hover();
    await page.mouse.down();
    await expect(link).toHaveAttribute("data-pressed");
    await page.mouse.up();
    await expect(page.getByRole("textbox", { name: /^Text( |$)/ })).toBeVisible();
    await expect(page.locator("[data-pressed]")).toHaveCount(0);
  });

  test("an administrator's menu has every link in the specification's order; analytics is off", async ({
    page,
  }) => {
    await signIn(page);
    await page.goto("/admin/dashboard");
    const links = menu(page).locator("ul > li > a").filter({ visible: true });
    const opener = page.getByRole("button", { name: "Admin menu" });
    await expect(links.first().or(opener)).toBeVisible();
    if (await opener.isVisible()) await opener.click();
    await expect(links).toHaveText([...CORE_BEFORE, ...HOSPITAL, ...CORE_AFTER, ...FURTHER]);
    const further = menu(page).getByRole("list", { name: "Operations" });
    await expect(further.getByRole("link")).toHaveText(FURTHER);
  });

  test("every link of the menu opens a working screen", { tag: "@desktop" }, async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/dashboard");
    const links = menu(page).locator("ul a");
    await expect(links).toHaveCount(27);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const href of [...hrefs, ...WITHIN]) {
      const [, area, item] = href.split("/");
      await menu(page).locator(`ul a[href="/${area}/${item}"]`).first().click();
      if (WITHIN.includes(href)) await menu(page).locator(`a[href="${href}"]`).click();
      await expect(page).toHaveURL(href);
      await expect(page.locator("main h1").first()).toBeVisible();
      const alerts = page
        .getByRole("alert")
        .filter({ hasText: /\S/, hasNotText: "Payments are in test mode" });
      await expect(alerts).toHaveCount(0);
      await expect(menu(page).locator(`a[href="${href}"]`)).toHaveAttribute("aria-current", "page");
    }
  });

  test("220 px and 60, kept in the store, with tooltips at 42 px an item plus 62", {
    tag: "@desktop",
  }, async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/dashboard");
    await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(220);
    await page.getByRole("button", { name: "Collapse the menu" }).press("Enter");
    await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(60);
    expect(await page.evaluate(() => localStorage.getItem("adminMenu"))).toBe('{"expanded":false}');

    await page.goto("/admin/pages");
    await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(60);
    await menu(page).getByRole("link", { name: "Navigation" }).hover();
    const tooltip = page.getByRole("tooltip");
    await expect(tooltip).toHaveText("Navigation");
    expect(await tooltip.evaluate((element) => getComputedStyle(element).top)).toBe(`${62 + 2 * 42}px`);
    await menu(page).getByRole("link", { name: "Dashboard" }).hover();
    await expect(tooltip).toHaveText("Dashboard");
    expect(await tooltip.evaluate((element) => getComputedStyle(element).top)).toBe("62px");

    await page.getByRole("button", { name: "Expand the menu" }).click();
    await expect(tooltip).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("adminMenu"))).toBe('{"expanded":true}');
  });

  test("by keyboard: Ctrl-K finds screens, actions, records, and people, and keeps recent places but no person", {
    tag: "@desktop",
  }, async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/dashboard");
    await expect(page.locator("main h1")).toBeVisible();
    const dialog = page.getByRole("dialog", { name: "Find" });
    const words = dialog.getByRole("combobox");
    const found = (group: string) => dialog.getByRole("group", { name: group }).getByRole("option");
    const open = async (text: string) => {
      await page.keyboard.press("Control+k");
      await expect(words).toBeFocused();
      await page.keyboard.insertText(text);
    };

    await open("missed");
    await expect(found("Screens")).toHaveText(["Missed addresses Redirects"]);
    await expect(found("Screens")).toHaveAttribute("aria-selected", "true");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/redirects/missed");
    await expect(dialog).toBeHidden();

    await open("several checks");
    await expect(found("Actions")).toHaveText(["Enter several checks Giving"]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/giving/checks");

    await open("cardiology");
    const record = found("Records").filter({ hasText: /^Cardiology Specialty$/ });
    await expect(record).toBeVisible();
    await chooseByArrow(page, record);
    await expect(page).toHaveURL(/\/admin\/specialties\/[\w-]{36}$/);

    const { items } = await callApi<{ items: { id: string; name: string }[] }>(
      page,
      "POST",
      "/api/admin/giving/donors/search",
      { page: 1, pageSize: 1 },
    );
    const [donor] = items;
    await open(donor?.name.split(" ").at(-1) ?? "");
    await chooseByArrow(page, found("Donors").filter({ hasText: donor?.name }).first());
    await expect(page).toHaveURL(`/admin/giving/donors/${donor?.id}`);

    await open("");
    await expect(found("Recent")).toHaveText([
      /^Cardiology/,
      "Enter several checks Giving",
      "Missed addresses Redirects",
    ]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await open("press trash");
    await expect(found("Screens")).toHaveText(["Press releases in the trash Trash"]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/pressreleases?status=trashed");
    await expect(page.getByRole("heading", { name: "Press releases in the trash" })).toBeVisible();
  });

  test("by keyboard: what is typed right after Ctrl-K is in the field of the dialog, even if its code arrives later", {
    tag: "@desktop",
  }, async ({ page }) => {
    const arrives = await hold(page, /\/assets\/find-dialog-/);
    await signIn(page);
    await page.goto("/admin/locations");
    const search = page.getByRole("searchbox").first();
    await search.focus();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("mised");
    for (let i = 0; i < 3; i++) await page.keyboard.press("Backspace");
    await page.keyboard.type("ssed ");
    const dialog = page.getByRole("dialog", { name: "Find" });
    await expect(dialog).toHaveCount(0);
    arrives();
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("addresses");
    await expect(dialog.getByRole("combobox")).toHaveValue("missed addresses");
    await expect(dialog.getByRole("option", { name: /Missed addresses/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(search, "the focus returns to where it was").toBeFocused();
    await expect(search).toHaveValue("");

    await page.keyboard.press("Control+k");
    await page.keyboard.type("redirects");
    await expect(dialog.getByRole("combobox")).toHaveValue("redirects");
    await page.keyboard.press("Escape");
    await expect(search).toHaveValue("");
  });

  test("by keyboard: Add offers what the person may create, a new record begins in its first field, and View page leads to the page of the record at hand", {
    tag: "@desktop",
  }, async ({ page }) => {
    // Fetches screens only when they are opened.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await signIn(page, colleagues.writer);
    await page.goto("/admin/dashboard");
    await page.getByRole("button", { name: "Add", exact: true }).press("Enter");
    const add = page.getByRole("menu", { name: "Add" });
    await expect(add.getByRole("menuitem")).toHaveText([
      "Press release",
      "Media coverage",
      "Blog post",
      "News item",
    ]);
    expect(await accessibilityProblems(page)).toEqual([]);
    const code = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await code.promise;
      await route.continue();
    });
    await add.getByRole("menuitem", { name: "News item" }).press("Enter");
    const opening = page.locator("[data-opening]");
    await expect(opening, "the press is answered before the screen is there").toBeVisible();
    code.resolve();
    await expect(page).toHaveURL("/admin/newsitem/new");
    await expect(opening).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: /^Title/ })).toBeFocused();
    await page.unroute("**/assets/*.js");
    const view = page.getByRole("link", { name: /^View (site|page) \(opens/ });
    await expect(view).toHaveAttribute("href", "/");
    await page.goto("/admin/newsitem?status=live");
    await page.locator('main table a[href^="/admin/newsitem/"]').first().press("Enter");
    await expect(view).toHaveText(/^View page/);
    await expect(view).toHaveAttribute("href", /^\/news\/[\w-]+$/);
    await page.goto("/admin/newsitem");
    await expect(view).toHaveText(/^View site/);
  });

  test("by keyboard: dark colors are kept, are there before the app, and pass axe; the canvas of a page keeps the site's", {
    tag: "@desktop",
  }, async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/);
    await signIn(page);
    await page.goto("/admin/dashboard");
    const scheme = page.locator("html");
    await expect(scheme).toHaveAttribute("data-mantine-color-scheme", "light");
    await page.getByRole("button", { name: /^Account of/ }).press("Enter");
    await page.getByRole("menuitemradio", { name: "Dark" }).press("Enter");
    await expect(scheme).toHaveAttribute("data-mantine-color-scheme", "dark");
    expect(await accessibilityProblems(page)).toEqual([]);

    for (const path of [
      "dashboard",
      "classes",
      "newsitem/new",
      "locations",
      "giving",
      "users/new",
      "incident",
      "settings/mail",
    ]) {
      await page.goto(`/admin/${path}`);
      await expect(page.locator("main h1").first()).toBeVisible();
      await expect(page.locator("main [role=status][aria-label=Loading]")).toHaveCount(0);
      expect(await accessibilityProblems(page), path).toEqual([]);
    }
    await page.goto("/admin/pages?status=live");
    await page.locator('main table a[href^="/admin/pages/"]').first().press("Enter");
    const canvas = page.frameLocator("#preview-frame");
    await expect(canvas.locator("h1, h2").first()).toBeAttached();
    await expect(canvas.locator("html")).not.toHaveAttribute("data-mantine-color-scheme", /./);

    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.route("**/assets/entry*.js", (route) => route.abort("failed"));
    await page.goto("/admin/dashboard");
    await expect(scheme).toHaveAttribute("data-mantine-color-scheme", "dark");
    expect(await background()).toBe("rgb(15, 23, 22)");
    await page.evaluate(() => localStorage.removeItem("adminColorScheme"));
    await page.goto("/admin/dashboard");
    expect(await background(), "like the device").toBe("rgb(250, 246, 239)");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/admin/dashboard");
    expect(await background(), "like the device").toBe("rgb(15, 23, 22)");
    await page.emulateMedia({ colorScheme: null });
  });

  test("below 992 px, an expanded menu is not forced open, and an open menu closes on the next screen", {
    tag: "@handheld",
  }, async ({ page }) => {
    await signIn(page);
    await page.evaluate(() => localStorage.setItem("adminMenu", '{"expanded":true}'));
    await page.goto("/admin/dashboard");
    const opener = page
      .getByRole("button", { name: "Admin menu" })
      .or(page.getByRole("button", { name: "Expand the menu" }))
      .filter({ visible: true });
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await opener.click();
    await menu(page).getByRole("link", { name: "Redirects" }).click();
    await expect(page).toHaveURL("/admin/redirects");
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    expect(await page.evaluate(() => localStorage.getItem("adminMenu"))).toBe('{"expanded":true}');
  });

  test("the site's navigation is above, not fixed and without its spacer", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/dashboard");
    const header = page.locator("header").first();
    await expect(header).toBeVisible();
    expect(await header.evaluate((element) => getComputedStyle(element).position)).not.toMatch(
      /sticky|fixed/,
    );
    expect(await header.evaluate((element) => getComputedStyle(element).marginBottom)).toBe("0px");
    await page.goto("/admin/staffmembers");
    await expect(page.locator("main h1")).toBeVisible();
    const afterWheel = async () => {
      await page.mouse.wheel(0, 600);
      return (await header.boundingBox())?.y ?? 0;
    };
    // Until its rows have loaded, the screen is too short to scroll.
    await expect.poll(afterWheel).toBeLessThan(0);
  });

  test("the dashboard hides dismissed items, and stores when they were dismissed", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/dashboard");
    const notice = page.getByRole("region", { name: "Make your account more secure" });
    await notice.getByRole("button", { name: "Dismiss: Make your account more secure" }).press("Enter");
    await expect(notice).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("adminDashboard") ?? "{}"));
    expect(kept.dismissedItems).toEqual([{ key: "two-step", at: expect.any(Number) }]);
    await page.reload();
    await expect(page.getByRole("heading", { name: "My drafts" })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test("axe finds nothing on the screens of giving, the newsletter, forms, and applications, nor on a record of each", {
    tag: "@desktop",
  }, async ({ page }) => {
    await signIn(page);
    const looksAt = async (path: string) => {
      await page.goto(path);
      await expect(page.locator("main h1").first()).toBeVisible();
      await expect(page.locator("main [role=status][aria-label=Loading]")).toHaveCount(0);
      expect(await accessibilityProblems(page), path).toEqual([]);
    };
    const first = async (links: string) => {
      const link = page.locator(`main a[href^="${links}"]`).first();
      return (await link.getAttribute("href")) ?? links;
    };
    await looksAt("/admin/giving/donors");
    await looksAt(await first("/admin/giving/donors/"));
    await looksAt("/admin/giving");
    await looksAt(await first("/admin/giving/gifts/"));
    const screens = [
      "giving/check",
      "giving/monthly",
      "giving/cards",
      "newsletter",
      "patient-applications",
      "forms/submissions",
      "settings/personal-data",
    ];
    for (const path of representatives(screens, (one) => one === "patient-applications"))
      await looksAt(`/admin/${path}`);
    const { items } = await callApi<{ items: { id: string }[] }>(page, "GET", "/api/admin/forms");
    await looksAt(`/admin/forms/${items[0]?.id}`);
  });

  test("the site's health is checked when its screen opens, and again on request", async ({ page }) => {
    await signIn(page);
    const checked = () => page.waitForResponse(/\/api\/admin\/site-health$/);
    await Promise.all([checked(), page.goto("/admin/settings/health")]);
    const group = (name: RegExp) => page.getByRole("region", { name });
    await expect(group(/^OK \(\d+\)$/)).toContainText("Announcements of changes");
    const lookAt = group(/^Warnings \(\d+\)$/);
    await expect(lookAt.getByRole("heading", { name: "Passphrase of backups" })).toBeVisible();
    await expect(lookAt).toContainText("set BACKUP_PASSPHRASE_FILE to it");
    const again = page.getByRole("button", { name: "Check now" });
    const [answer] = await Promise.all([checked(), again.click()]);
    expect(answer.status()).toBe(200);
    await expect(page.getByRole("status").filter({ hasText: "Checked" })).toBeVisible();
  });

  test("axe finds nothing on any other screen", async ({ page }) => {
    await signIn(page);
    const screens = [
      "dashboard",
      "account",
      "users",
      "users/new",
      "search",
      "incident",
      "redirects/missed",
      "settings/setup",
      "settings/setup/features",
      "settings/setup/demo",
      "settings/services",
      "settings/lock",
      "settings/demo",
      "settings/mail",
      "settings/payments",
      "settings/jobs",
      "settings/health",
      "settings/third-parties",
      "settings/audit",
    ];
    const standing = ["dashboard", "users/new", "settings/setup", "settings/jobs"];
    for (const path of representatives(screens, (one) => standing.includes(one))) {
      await page.goto(`/admin/${path}`);
      await expect(page.locator("main h1")).toBeVisible();
      await expect(page.locator("main [role=status][aria-label=Loading]")).toHaveCount(0);
      expect(await accessibilityProblems(page), path).toEqual([]);
    }
  });
});
