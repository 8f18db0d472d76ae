import { accessibilityProblems } from "../axe";
import { startDemoSite } from "../demo-site";
import { expect, test as quiet } from "../fixtures";
import { openHydrated } from "../shell/hydrated";
import { saved, signIn, typeInto } from "./staff";

/** On a separate site, because its changes affect every page. */
const test = quiet.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const site = await startDemoSite();
    await use(site.address);
    await site.stop();
  },
});

test("by keyboard: a menu is reordered and gets links below a link, a feature is turned off, incident mode is turned on and off, and visitors see it, even those whose pages come from their device", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page, browser, baseURL, expectProblem }) => {
  expectProblem(/status of 422/);
  test.slow();
  await signIn(page);

  await page.goto("/admin/navigation");
  await page.getByRole("link", { name: "main", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Move Contact Us up", exact: true }).press("Enter");
  const look = page.getByRole("region", { name: "Preview" });
  await expect(look.locator("ul").first()).toContainText(/Contact Us.*I want to/);
  await page.getByRole("button", { name: "Add a link", exact: false }).last().press("Enter");
  const words = page.getByLabel("Link text").last();
  const target = page.getByRole("combobox", { name: "Link target" }).last();
  await typeInto(words, "Come and see us");
  await typeInto(target, "Willow Bend");
  await page.getByRole("option").filter({ hasText: "Willow Bend Clinic" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(target).toHaveValue("/location/willow-bend-clinic");
  await page.getByRole("button", { name: "Add a link to Links below Come and see us" }).press("Enter");
  await typeInto(words, "Our parking lot");
  await typeInto(target, "javascript:alert(1)");
  await expect(page.getByText("A menu item cannot link to this address.", { exact: true })).toBeVisible();
  await typeInto(target, "/about-us");
  await saved(page);
  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  await expect(menu.locator("> ul > li").nth(3)).toContainText("Contact Us");
  await openHydrated(page, "/about-us");
  const added = menu.locator("> ul > li").last();
  await expect(added).toContainText("Come and see us");
  await added.getByRole("button").press("Enter");
  await expect(added.getByRole("link", { name: "Our parking lot" })).toHaveAttribute("href", "/about-us");

  await page.goto("/admin/settings");
  const blog = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Blog" });
  await expect(blog).toBeVisible();
  await page.getByRole("tab", { name: "Features" }).press("Enter");
  const feature = page.getByRole("radiogroup", { name: "Blog" }).getByRole("radio", { name: "Off" });
  await feature.press("Space");
  await saved(page);
  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await expect(blog).toHaveCount(0);

  const visitor = await (await browser.newContext({ baseURL, serviceWorkers: "allow" })).newPage();
  await openHydrated(visitor, "/careers");
  const foot = visitor.getByRole("contentinfo");
  await expect(foot.getByRole("link", { name: "Newsroom" })).toBeVisible();
  await expect(foot.getByRole("link", { name: "Health advice" })).toHaveCount(0);
  const isKept = async () =>
    navigator.serviceWorker.controller !== null && (await caches.match("/careers")) !== undefined;
  await expect.poll(() => visitor.evaluate(isKept)).toBe(true);
  await visitor.context().setOffline(true);
  await openHydrated(visitor, "/careers");
  const connection = visitor.getByRole("status").filter({ hasText: /This page is as it was on/ });
  await expect(connection).toContainText("You are offline.");

  await page.goto("/admin/incident");
  await page.getByRole("checkbox", { name: "Text only, for bad connections" }).press("Space");
  await page.getByRole("button", { name: "Show on every page" }).press("Enter");
  await expect(page.getByText("Incident mode is on: “Closed today because of the weather”")).toBeVisible();

  const notice = page.getByRole("region", { name: "Emergency notice" });
  await page.goto("/about-us");
  await expect(notice).toContainText("Closed today because of the weather");
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect(connection).not.toContainText("Closed today");
  await visitor.context().setOffline(false);
  await expect(connection).toContainText("You are connected again.");
  await expect(connection).toContainText("Closed today because of the weather");
  expect(await accessibilityProblems(visitor)).toEqual([]);
  await visitor.context().setOffline(true);
  await openHydrated(visitor, "/careers");
  await expect(connection).toContainText("You are offline.");
  await expect(connection).toContainText("Closed today because of the weather");
  await visitor.context().close();

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Closed today because of the weather");
  expect(await page.evaluate(() => document.querySelectorAll("script, link, img").length)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "Go to the whole site" }).press("Enter");
  await expect(page).toHaveURL("/?site=full");
  await expect(notice).toBeVisible();
  await expect(menu).toBeVisible();

  await page.goto("/admin/incident");
  await page.getByRole("button", { name: "End it now" }).press("Enter");
  await expect(page.getByText("Incident mode is off", { exact: true })).toBeVisible();
  await page.goto("/");
  await expect(menu).toBeVisible();
  await expect(notice).toHaveCount(0);
});
