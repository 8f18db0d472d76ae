import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { callApi, newName, newPage, signIn } from "./staff";

test.describe("a scheduled publication", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("makes a blog post appear on the site and in its list automatically, and disappear from both", async ({
    page,
  }) => {
    await signIn(page);
    const title = newName("Flu shots");
    const { id, revision, path } = await newPost(page, title);
    const isListed = async () => (await (await page.request.get("/blog")).text()).includes(title);
    const status = async () => (await page.request.get(path)).status();
    await plan(page, "blog", id, { revision, publishAt: soon() });
    expect([await status(), await isListed()]).toEqual([404, false]);
    await expect.poll(status, { timeout: 90_000 }).toBe(200);
    expect(await isListed()).toBe(true);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

    const { item } = await callApi<Answer>(page, "GET", `/api/admin/blog/${id}`);
    await plan(page, "blog", id, { revision: item.revision, unpublishAt: soon() });
    await expect.poll(status, { timeout: 90_000 }).toBe(404);
    expect(await isListed()).toBe(false);
  });

  test("by keyboard: is planned in a dialog, and the record and the dashboard say when", {
    tag: "@test-all",
  }, async ({ page, expectProblem }) => {
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
    // A date and time field accepts no text as a whole, so the value is set at once.
    await dialog.getByLabel("Goes live").fill(`${year}-03-01T08:00`);
    await dialog.getByLabel("Comes off the site").fill(`${year}-02-01T08:00`);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Choose a time after the publishing.")).toBeVisible();
    await dialog.getByLabel("Comes off the site").fill(`${year}-04-01T08:00`);
    await expect(dialog.getByRole("status")).toContainText(`March 1, ${year}, 8:00 AM`);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`Goes live Mar 1, ${year}`)).toBeVisible();

    await page.goto("/admin/dashboard");
    const planned = page.getByRole("region", { name: /^Scheduled/ });
    await planned.getByRole("link", { name: "Pages", exact: true }).press("Enter");
    await expect(page).toHaveURL("/admin/pages?status=scheduled");
    await page.getByRole("table").getByRole("link", { name: title }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goBack();
    await planned.getByRole("link", { name: title }).press("Enter");
    await page.getByRole("button", { name: "More actions" }).press("Enter");
    await page.getByRole("menuitem", { name: "Schedule…" }).press("Enter");
    await page.getByRole("button", { name: "Remove the schedule" }).press("Enter");
    await expect(page.getByText(/^Goes live/)).toHaveCount(0);
  });
});

interface Answer {
  item: { id: string; revision: number };
}

/** A draft of a blog post, complete enough to be published. */
async function newPost(page: Page, title: string): Promise<Answer["item"] & { path: string }> {
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const description = "When and where to get one, and what it costs.";
  const data = { title, slug, description, body: "<p>Every weekday from eight.</p>" };
  const { item } = await callApi<Answer>(page, "POST", "/api/admin/blog", { data });
  return { ...item, path: `/blog/${slug}` };
}

interface Times {
  revision: number;
  publishAt?: string;
  unpublishAt?: string;
}

function plan(page: Page, apiName: string, id: string, times: Times) {
  return callApi(page, "PUT", `/api/admin/${apiName}/${id}/schedule`, times);
}

/** Far enough ahead that a busy machine still sees it happen. */
function soon(): string {
  return new Date(Date.now() + 4_000).toISOString();
}
