import { readFile, truncate, writeFile } from "node:fs/promises";
import type { Locator, Page, TestInfo } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { startDemoSite } from "../demo-site";
import { expect, test as quiet } from "../fixtures";
import { chooseFile, saved, signIn, typeInto } from "./staff";

/** Complete files in both layouts of CMS, small enough to read, with a day of their own. */
const CSV = "test/price-files/complete.csv";
const JSON_FILE = "test/price-files/complete.json";
const NAME = "470000001_prairie-lantern-community-hospital_standardcharges";

/** On a separate site, because each test publishes the settings or changes their draft. */
const test = quiet.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const site = await startDemoSite();
    await use(site.address);
    await site.stop();
  },
});

test.describe("the price file", { tag: ["@script", "@staff", "@desktop"] }, () => {
  test.slow();
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signIn(page);
  });

  test("the public file is checked again, and follows the CMS template", async ({ page }) => {
    await page.goto("/admin/settings/price-file");
    const live = onTheSite(page);
    await live.getByRole("button", { name: "Check now" }).click();
    await expect(live.getByText("Follows the rules of CMS")).toBeVisible();
    await expect(live.getByText(/Checked .*, template 3\.0\.0/)).toBeVisible();
    await expect(live.getByText("Last updated on July 1, 2026.")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("a new file, as CSV and then as JSON, is uploaded, checked, and published, and visitors get it", async ({
    page,
  }) => {
    const former = await fileOnTheSite(page);
    for (const [path, ending] of [
      [CSV, "csv"],
      [JSON_FILE, "json"],
    ] as const) {
      const text = await readFile(path, "utf8");
      await uploadAndCopyLink(page, { name: `${NAME}.${ending}`, text });
      await pasteInSettings(page);
      await expect(page.getByText(/^The price file has not been checked\./)).toBeVisible();
      await page.goto("/admin/settings/price-file");
      const draft = inTheDraft(page);
      await draft.getByRole("button", { name: "Check now" }).click();
      await expect(draft.getByText("Follows the rules of CMS")).toBeVisible();
      await expect(draft.getByText("Last updated on October 1, 2026.")).toBeVisible();
      await expect(draft.getByText(/^The file is ready\./)).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect((await fileOnTheSite(page)).text, "not before it is published").not.toBe(text);

      await draft.getByRole("link", { name: "site settings" }).click();
      await page.getByRole("button", { name: "Publish", exact: true }).click();
      await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
      await page.goto("/admin/settings/price-file");
      await expect(onTheSite(page).getByText("Follows the rules of CMS")).toBeVisible();
      await expect(inTheDraft(page)).toBeHidden();
      const now = await fileOnTheSite(page);
      expect(now.text).toBe(text);
      expect(now.address).toMatch(new RegExp(`/${NAME}\\.${ending}$`));
      expect(now.address).not.toBe(former.address);
    }
  });

  test("a file with mistakes is not published: each is named with row and column and what to do", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 422/);
    const former = await fileOnTheSite(page);
    const text = (await readFile(CSV, "utf8"))
      .replace(",outpatient,", ",elsewhere,")
      .replace(",165,Prairie", ",much,Prairie");
    await uploadAndCopyLink(page, { name: `${NAME}.csv`, text });
    await pasteInSettings(page);
    await page.goto("/admin/settings/price-file");
    const draft = inTheDraft(page);
    await expect(draft.getByText("It has not been checked.")).toBeVisible();
    await draft.getByRole("button", { name: "Check now" }).click();
    await expect(draft.getByText("Needs corrections")).toBeVisible();
    const findings = draft.getByRole("region", { name: "2 to correct before publishing" });
    await expect(findings.getByRole("listitem")).toHaveText([
      "Row 4, column E (setting)“elsewhere” is not allowed here. Write one of these: inpatient, outpatient, both.",
      "Row 5, column I (standard_charge|discounted_cash)“much” is not an amount. Write a number above 0.",
    ]);
    await expect(draft.getByText(/^The file is ready/)).toBeHidden();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.goto("/admin/settings");
    await page.getByRole("button", { name: /^Publish/ }).click();
    await expect(
      page
        .getByText(
          "The price file needs corrections in 2 places. They are listed under Settings, Price file.",
        )
        .first(),
    ).toBeVisible();
    expect(await fileOnTheSite(page)).toEqual(former);
  });

  test("a file above the upload limit is refused before it is sent, and an address that nobody answers is not published", async ({
    page,
    expectProblem,
  }, info) => {
    expectProblem(/status of 422/);
    await page.goto("/admin/files");
    await chooseLargeFile(page, info);
    await expect(page.getByRole("alert").filter({ hasText: "This file has 51 MB." })).toContainText(
      "The limit is 50 MB. Make it smaller, or keep it on another server and link to it there.",
    );

    // The name does not resolve, so that no test makes a request outside of this computer.
    const address = `https://prices.prairielantern.example/${NAME}.csv`;
    await pasteInSettings(page, address);
    await page.goto("/admin/settings/price-file");
    const draft = inTheDraft(page);
    await expect(draft.getByText(address)).toBeVisible();
    await expect(draft.getByText(/on another server, and is checked again every week/)).toBeVisible();
    await draft.getByRole("button", { name: "Check now" }).click();
    await expect(draft.getByRole("listitem")).toContainText("The other server cannot be reached.");
    await page.goto("/admin/settings");
    await page.getByRole("button", { name: /^Publish/ }).click();
    await expect(page.getByText(/^The price file needs corrections in 1 place\./).first()).toBeVisible();
  });
});

const onTheSite = (page: Page): Locator => page.getByRole("region", { name: "On the site" });
const inTheDraft = (page: Page): Locator =>
  page.getByRole("region", { name: "In the draft of the settings" });

/** Uploads a file under Files, and copies its link with the button there. */
async function uploadAndCopyLink(page: Page, { name, text }: { name: string; text: string }): Promise<void> {
  await page.goto("/admin/files");
  await chooseFile(page.getByRole("button", { name: "Choose documents…" }), {
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
  await expect(page.getByText("ready to use")).toBeVisible();
  const row = page
    .getByRole("row")
    .filter({ hasText: NAME })
    .filter({ hasText: name.endsWith(".csv") ? "CSV" : "JSON" });
  await row.getByRole("button", { name: /^Copy link of/ }).click();
  await expect(row.getByRole("button", { name: /^Copied/ })).toBeVisible();
}

/** Pastes what was copied, or types an address, where the settings name the price file. */
async function pasteInSettings(page: Page, address?: string): Promise<void> {
  await page.goto("/admin/settings");
  await page.getByRole("tab", { name: /Prices$/ }).click();
  const field = page.getByRole("textbox", { name: "Machine-readable price file" });
  if (address) await typeInto(field, address);
  else {
    await field.press("ControlOrMeta+a");
    await field.press("ControlOrMeta+v");
    await expect(field).toHaveValue(/^\/download\//);
  }
  await saved(page);
}

async function chooseLargeFile(page: Page, info: TestInfo): Promise<void> {
  const path = info.outputPath(`${NAME}.csv`);
  await writeFile(path, "hospital_name\n");
  await truncate(path, 51 * 1024 * 1024);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose documents…" }).click();
  await (await chooser).setFiles(path);
}

/** What visitors get: follows the page's link, and checks that robots get the same address. */
async function fileOnTheSite(page: Page): Promise<{ address: string; text: string }> {
  const site = await page.request.get("/price-transparency");
  expect(await site.text()).toContain('href="/price-file"');
  const answer = await page.request.get("/price-file");
  expect(answer.status()).toBe(200);
  const robots = await (await page.request.get("/cms-hpt.txt")).text();
  expect(robots).toContain(`mrf-url: ${answer.url()}\n`);
  return { address: answer.url(), text: await answer.text() };
}
