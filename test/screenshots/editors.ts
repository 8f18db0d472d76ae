import { join } from "node:path";
import { chromium, expect, type Page } from "@playwright/test";
import type { Dashboard } from "~/features/dashboard/api/schemas";
import { projectRoot } from "~/platform/project-root";
import { administrator } from "../end-to-end/admin/administrator";
import { colleagues } from "../end-to-end/admin/colleagues";
import { inviteColleagues } from "../end-to-end/admin/invite-colleagues";
import { callApi, newPage, personAt, publish, signIn } from "../end-to-end/admin/staff";
import { startSite } from "../start-site";
import { savePicture } from "./save-picture";
import { takeGiving } from "./take-giving";

/**
 * Takes the screenshots of docs/editors.md at 1366 x 900, on a site with the demo hospital and some work in
 * progress.
 */

const site = await startSite({
  env: { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  await inviteColleagues(site.address);
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: { width: 1366, height: 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("/admin");
  await page.getByLabel("Email").waitFor();
  await shoot(page, "sign-in");
  await signIn(page);
  const manager = await personAt(browser, page, colleagues.manager, site.address);
  const visiting = await prepareWork(page, manager);

  // The scheduler first runs after a minute; until then the dashboard says that it has not.
  await expect
    .poll(async () => (await callApi<Dashboard>(page, "GET", "/api/admin/dashboard")).schedulerLastRan, {
      timeout: 180_000,
    })
    .not.toBeNull();
  await page.goto("/admin/dashboard");
  await page.getByRole("region", { name: /^Scheduled \(/ }).waitFor();
  await shoot(page, "dashboard");

  await page.goto("/admin/staffmembers");
  await page.getByRole("link", { name: "Dolores Pacheco" }).waitFor();
  await page
    .getByRole("checkbox", { name: /^Select (?!every)/ })
    .first()
    .check();
  await shoot(page, "list");
  await page.getByRole("link", { name: "Dolores Pacheco" }).click();
  await page.getByText("Ready to publish").waitFor();
  await shoot(page, "provider");
  await page
    .getByRole("button", { name: /^(Change|Choose a picture) for/ })
    .first()
    .click();
  await page.getByRole("searchbox", { name: "Search the pictures" }).fill("clinic");
  await page.getByText(/^\d pictures?$/).waitFor();
  await shoot(page, "picture");

  await page.goto("/admin/images");
  await page.getByRole("searchbox").first().waitFor();
  await page.locator("main img").nth(6).waitFor();
  await shoot(page, "media");

  await takeClasses(page);
  await takeGiving(page, shoot);

  await page.goto(`/admin/pages/${visiting}/history`);
  await page.getByRole("heading", { name: "Description" }).waitFor();
  await shoot(page, "history");

  await page.goto(`/admin/pages/${visiting}`);
  await page.getByRole("tab", { name: "Page", exact: true }).click();
  await page.locator("[name=description]").waitFor();
  await describePage(manager, visiting, "Visit from 10 to 8 every day; children are welcome.");
  await page.locator("[name=description]").fill("Visit from 10 to 8 every day, and by phone at any hour.");
  await page.getByRole("region", { name: /changed the same field/ }).waitFor();
  await shoot(page, "conflict");

  await page.goto("/admin/users/new");
  await page.getByRole("textbox", { name: "Name" }).fill("Priya Raman");
  await page.getByRole("textbox", { name: "Email" }).fill("priya@prairielantern.example");
  await shoot(page, "invite");
} finally {
  await browser.close();
  await site.stop();
}

/** The screens of classes, with the demo hospital's people. */
async function takeClasses(page: Page): Promise<void> {
  const path = "/api/admin/classes?pageSize=100";
  const { items } = await callApi<{ items: { id: string; slug: string }[] }>(page, "GET", path);
  const address = (slug: string) => `/admin/classes/${items.find((one) => one.slug === slug)?.id}`;
  await page.goto(`${address("newborn-care")}/series`);
  await page.getByRole("button", { name: /^Add \d days$/ }).click();
  await shoot(page, "dates");

  await page.goto(`${address("joint-replacement")}/roster`);
  const marks = page.getByRole("button", { name: /is Here$/ });
  for (const at of [0, 3]) await marks.nth(at).click();
  await expect(page.getByText(/^since /)).toHaveCount(2);
  await shoot(page, "roster");

  await page.goto(`${address("breastfeeding")}/roster`);
  await page.getByText(/^Waitlist \(/).click();
  await page.getByRole("button", { name: "More for Mei Sato" }).click();
  await page.getByRole("menuitem").first().waitFor();
  await shoot(page, "waitlist");
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const path = join(projectRoot(), "docs/images", `editors-${name}.png`);
  await savePicture(path, await page.screenshot({ animations: "disabled", caret: "hide" }));
}

/**
 * Creates changes that wait for review and a scheduled one.
 * @returns the id of a page that several people have changed
 */
async function prepareWork(page: Page, manager: Page): Promise<string> {
  await callApi(page, "PATCH", "/api/admin/account", { name: "Maria Lindqvist" });
  const visiting = await newPage(manager, "Visiting hours");
  await publish(manager, "pages", visiting);
  const revision = await describePage(manager, visiting.id, "Visit from 10 to 8 every day.");
  await publish(manager, "pages", { id: visiting.id, revision });
  await describePage(page, visiting.id, "Visit from 10 to 8 on every day of the week.");

  const editor = await personAt(browser, page, colleagues.editor, site.address);
  const reviewPage = await newPage(editor, "Parking in winter");
  await callApi(editor, "PUT", `/api/admin/pages/${reviewPage.id}/review`, { revision: reviewPage.revision });
  await editor.context().close();

  const planned = await newPage(page, "Flu shots begin");
  const publishAt = new Date(Date.now() + 3 * 86_400_000);
  publishAt.setUTCHours(14, 0, 0, 0);
  await callApi(page, "PUT", `/api/admin/pages/${planned.id}/schedule`, {
    revision: planned.revision,
    publishAt: publishAt.toISOString(),
  });
  return visiting.id;
}

/** @returns the new revision */
async function describePage(page: Page, id: string, description: string): Promise<number> {
  const path = `/api/admin/pages/${id}`;
  const { item } = await callApi<{ item: { revision: number } }>(page, "GET", path);
  const saved = await callApi<{ item: { revision: number } }>(page, "PATCH", path, {
    revision: item.revision,
    data: { description },
  });
  return saved.item.revision;
}
