import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { hold } from "../hold";
import { callApi, newName, newSpecialty, saved, secondBrowser, signIn, typeInto } from "./staff";

test.describe("typing is never lost", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("by keyboard: if two people change the same field, both versions are side by side, and both in the history", async ({
    page,
    browser,
    expectProblem,
  }) => {
    expectProblem(/status of 409/);
    await signIn(page);
    const { id } = await newSpecialty(page, newName("Foot care"));
    await page.goto(`/admin/specialties/${id}`);
    const summary = page.locator("[name=summary]");
    await summary.waitFor();

    const other = await secondBrowser(browser, page);
    await other.goto(`/admin/specialties/${id}`);
    await other.locator("[name=summary]").fill("Care for ankles.");
    await saved(other);

    await typeInto(summary, "Care for toes.");
    const conflict = page.getByRole("region", { name: /changed the same field/ });
    await expect(conflict).toContainText("Care for toes.");
    await expect(conflict).toContainText("Care for ankles.");
    expect(await accessibilityProblems(page)).toEqual([]);
    await conflict.getByRole("radio", { name: /’s$/ }).press("Space");
    await conflict.getByRole("button", { name: "Use these versions" }).press("Enter");
    await expect(summary).toHaveValue("Care for ankles.");
    await saved(page);

    const kept = await versions(page, id);
    expect(kept).toContain("Care for toes.");
    expect(kept.at(-1)).toBe("Care for ankles.");
    await other.context().close();
  });

  test("by keyboard: a title typed while the first publication is under way does not change the address", {
    tag: "@desktop",
  }, async ({ page }) => {
    await signIn(page);
    const name = newName("Sleep care");
    const { id } = await newSpecialty(page, name);
    await page.goto(`/admin/specialties/${id}`);
    const title = page.locator("[name=name]");
    const address = page.locator("[name=slug]");
    await title.press("End");
    await page.keyboard.type(" for all");
    const published = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-for-all`;
    await expect(address, "it follows the title before").toHaveValue(published);
    await saved(page);

    const answer = await hold(page, "**/publication");
    await page.getByRole("button", { name: /^Publish(?!ed)/ }).press("Enter");
    await title.press("End");
    await page.keyboard.type(" ages");
    await expect(address).toHaveValue(published);
    answer();
    await expect(page.getByText("Published. It is on the site now.")).toBeVisible();
    await title.press("End");
    await page.keyboard.type(", day and night");
    await saved(page);
    await expect(address).toHaveValue(published);
    await page.getByRole("button", { name: /^Publish(?!ed)/ }).press("Enter");
    await expect(page.getByRole("button", { name: "Published" })).toBeDisabled();
    await expect(
      page.getByRole("heading", { level: 1 }),
      "the button can no longer be pressed",
    ).toBeFocused();
  });

  test("if two people change different fields, both changes are kept without a question", {
    tag: "@test-all",
  }, async ({ page, browser, expectProblem }) => {
    expectProblem(/status of 409/);
    await signIn(page);
    const { id } = await newSpecialty(page, newName("Hand care"));
    await page.goto(`/admin/specialties/${id}`);
    await page.locator("[name=summary]").waitFor();
    const other = await secondBrowser(browser, page);
    await other.goto(`/admin/specialties/${id}`);
    await other.locator("[name=phone]").fill("(308) 555-0120");
    await saved(other);

    await page.locator("[name=summary]").fill("Care for hands.");
    await expect(page.getByText(/Both changes are kept/)).toBeVisible();
    await saved(page);
    await page.reload();
    await page.locator("[name=summary]").waitFor();
    await expect(page.locator("[name=summary]")).toHaveValue("Care for hands.");
    await expect(page.locator("[name=phone]")).toHaveValue("(308) 555-0120");
    await other.context().close();
  });

  test("keeps typing in the browser without a connection, and saves it when the server is back", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/);
    await signIn(page);
    const { id } = await newSpecialty(page, newName("Back care"));
    await page.goto(`/admin/specialties/${id}`);
    await page.locator("[name=summary]").waitFor();
    await page.route("**/api/admin/specialties/**", (route) =>
      route.request().method() === "PATCH" ? route.abort("failed") : route.continue(),
    );
    await page.locator("[name=summary]").fill("Care for backs.");
    await expect(
      page.getByRole("status").filter({ hasText: "Offline – kept in this browser" }),
    ).toBeVisible();
    await page.unroute("**/api/admin/specialties/**");

    page.once("dialog", (dialog) => dialog.accept());
    await page.reload();
    await page.locator("[name=summary]").waitFor();
    await expect(page.locator("[name=summary]")).toHaveValue("Care for backs.");
    await saved(page);
  });

  test("by keyboard: restores an earlier version", { tag: "@test-all" }, async ({ page }) => {
    await signIn(page);
    const name = newName("Ear care");
    const { id, revision } = await newSpecialty(page, name);
    await callApi(page, "PATCH", `/api/admin/specialties/${id}`, {
      revision,
      data: { summary: "Something wrong." },
    });
    await page.goto(`/admin/specialties/${id}/history`);
    await expect(page.getByRole("region").filter({ hasText: "Something wrong." })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: /created it/ }).press("Enter");
    await page.getByRole("button", { name: "Restore this version" }).press("Enter");
    await page.locator("[name=summary]").waitFor();
    await expect(page.locator("[name=summary]")).toHaveValue("Care for feet.");
  });
});

async function versions(page: Parameters<typeof callApi>[0], id: string): Promise<unknown[]> {
  const path = `/api/admin/specialties/${id}/revisions`;
  const { revisions } = await callApi<{ revisions: { revision: number }[] }>(page, "GET", path);
  const all = await Promise.all(
    revisions.map(({ revision }) =>
      callApi<{ revision: { data: { summary: string } } }>(page, "GET", `${path}/${revision}`),
    ),
  );
  return all.map(({ revision }) => revision.data.summary).toReversed();
}
