import { type CuttableDatabase, cuttableDatabase } from "../../cuttable-database";
import { type DedicatedPostgres, dedicatedPostgres } from "../../dedicated-postgres";
import { type Site, startSite } from "../../start-site";
import { test as base, expect } from "../fixtures";

interface Own {
  postgres: DedicatedPostgres;
  line: CuttableDatabase;
  site: Site;
}

/** A separate site, whose connection to its database can be cut. */
const test = base.extend<object, { own: Own }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from here
    async ({}, use) => {
      const postgres = await dedicatedPostgres();
      const line = await cuttableDatabase(postgres.url);
      const site = await startSite({ env: { DATABASE_URL: line.url, LINK_CHECK: "off" } });
      await use({ postgres, line, site });
      await site.stop();
      line.close();
      await postgres.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ own }, use) => use(own.site.address),
});

test.use({ javaScriptEnabled: false });

test("a form sent while the database is away is returned with everything typed, and is accepted on the next try", {
  tag: ["@script", "@test-all"],
}, async ({ page, own, expectProblem }) => {
  const ready = (status: number) =>
    expect
      .poll(async () => (await fetch(`${own.site.address}/readyz`)).status, { timeout: 60_000 })
      .toBe(status);
  expectProblem(/status of 503/);
  await page.goto("/newsletter");
  const form = page.getByRole("main").locator("form").filter({ hasText: "Sign up" });
  await form.getByLabel("First name").fill("Jo");
  await form.getByLabel("Last name").fill('Day & "Night"');
  await form.getByLabel("Email").fill("jo@example.org");
  own.line.cut();
  await ready(503);
  await form.getByRole("button", { name: "Sign up" }).click();

  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("We could not take your form just now");
  await expect(main.getByText('Day & "Night"', { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "555-0100" })).toBeVisible();
  const [content, window] = await page
    .locator("html")
    .evaluate((html) => [html.scrollWidth, html.clientWidth]);
  expect(content).toBe(window);

  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByText('Day & "Night"', { exact: true })).toBeVisible();

  own.line.mend();
  await ready(200);
  expectProblem(/status of 422/);
  await main.getByRole("button", { name: "Try again" }).click();
  // The form's own page, with the question that replaces the bot check.
  await expect(main.getByLabel("Last name")).toHaveValue('Day & "Night"');
  await expect(main.getByLabel("Email")).toHaveValue("jo@example.org");
});
