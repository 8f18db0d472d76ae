import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { callApi, newName, newPage, signIn } from "./staff";

test.describe("at its time", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("a draft appears on the site by itself, and leaves it by itself", async ({ page }) => {
    await signIn(page);
    const title = newName("Flu shots");
    const { id, revision, path } = await newPage(page, title);
    const status = async () => (await page.request.get(path)).status();
    await plan(page, id, { revision, publishAt: soon() });
    expect(await status()).toBe(404);
    await expect.poll(status, { timeout: 90_000 }).toBe(200);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

    await page.goto("/admin");
    const { item } = await callApi<{ item: { revision: number } }>(page, "GET", `/api/admin/pages/${id}`);
    await plan(page, id, { revision: item.revision, unpublishAt: soon() });
    await expect.poll(status, { timeout: 90_000 }).toBe(404);
  });

  test("by keyboard: the dialog plans it, the record and the dashboard say when", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 422/);
    await signIn(page);
    const title = newName("Blood drive");
    const { id } = await newPage(page, title);
    await page.goto(`/admin/pages/${id}`);
    await page.getByRole("button", { name: "More actions" }).press("Enter");
    await page.getByRole("menuitem", { name: "Schedule…" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Schedule" });
    await expect(dialog.getByLabel("Goes live")).toBeFocused();
    const year = new Date().getFullYear() + 1;
    await dialog.getByLabel("Goes live").fill(`${year}-03-01T08:00`);
    await dialog.getByLabel("Leaves the site").fill(`${year}-02-01T08:00`);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Choose a time after the publishing.")).toBeVisible();
    await dialog.getByLabel("Leaves the site").fill(`${year}-04-01T08:00`);
    await expect(dialog.getByRole("status")).toContainText(`March 1, ${year}, 8:00 AM`);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`Goes live Mar 1, ${year}`)).toBeVisible();

    await page.goto("/admin/dashboard");
    const planned = page.getByRole("region", { name: /^Scheduled/ });
    await planned.getByRole("link", { name: title }).press("Enter");
    await page.getByRole("button", { name: "More actions" }).press("Enter");
    await page.getByRole("menuitem", { name: "Schedule…" }).press("Enter");
    await page.getByRole("button", { name: "Take the schedule away" }).press("Enter");
    await expect(page.getByText(/^Goes live/)).toHaveCount(0);
  });
});

function plan(page: Page, id: string, times: { revision: number; publishAt?: string; unpublishAt?: string }) {
  return callApi(page, "PUT", `/api/admin/pages/${id}/schedule`, times);
}

/** Far enough ahead that a busy machine still sees it come. */
function soon(): string {
  return new Date(Date.now() + 4_000).toISOString();
}
