import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { colleagues } from "./colleagues";
import { callApi, newName, newPage, personAt, publish, saved, signIn } from "./staff";

test.describe("reviews", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("by keyboard: an editor's draft waits on the manager's dashboard until it is published", async ({
    page,
    browser,
  }) => {
    const title = newName("Visiting hours");
    const manager = await personAt(browser, page, colleagues.manager);
    const draft = await newPage(manager, title);
    await publish(manager, "pages", draft);

    await signIn(page, colleagues.editor);
    await page.goto(`/admin/pages?q=${encodeURIComponent(title)}`);
    await page.getByRole("link", { name: title }).press("Enter");
    await page.getByRole("tab", { name: "Page" }).press("Enter");
    await page.locator("[name=title]").focus();
    await page.keyboard.press("End");
    await page.keyboard.type(" in winter");
    await saved(page);
    await expect(page.getByText("Live, with changes")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Publish/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Ask for review" }).press("Enter");
    await expect(page.getByRole("button", { name: "Review requested" })).toBeDisabled();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await (await page.request.get(draft.path)).text(), "nothing is public yet").not.toContain(
      `${title} in winter`,
    );

    await manager.goto("/admin/dashboard");
    const waiting = manager.getByRole("region", { name: /^Waiting for review/ });
    await expect(waiting.getByRole("listitem").filter({ hasText: title })).toContainText(
      colleagues.editor.name,
    );
    const menu = manager.getByRole("navigation", { name: "Admin", exact: true });
    const pages = menu.getByRole("link", { name: "Pages", exact: true });
    await expect(pages).toHaveAccessibleDescription(/^\d+ drafts? to review$/);
    const toDo = manager.getByRole("region", { name: "To do" });
    await expect(toDo.getByRole("listitem").filter({ hasText: "Pages" })).toContainText(
      /\d+ drafts? to review/,
    );
    await waiting.getByRole("link", { name: `${title} in winter` }).press("Enter");
    const answer = manager.waitForResponse(/\/publication$/);
    await manager.getByRole("button", { name: /^Publish/ }).press("Enter");
    expect((await answer).status()).toBe(200);
    expect(await (await page.request.get(draft.path)).text(), "the very next request").toContain(
      `${title} in winter`,
    );
    await expect(manager.getByText("Live", { exact: true })).toBeVisible();

    await manager.goto("/admin/dashboard");
    await expect(manager.getByRole("heading", { name: /^Waiting for review/ })).toBeVisible();
    expect(await accessibilityProblems(manager)).toEqual([]);
    await expect(manager.getByRole("region", { name: /^Waiting for review/ })).not.toContainText(title);
    await manager.context().close();
  });

  test("the server refuses an editor's publishing, whatever the screen offers", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 403/);
    await signIn(page, colleagues.editor);
    const draft = await newPage(page, newName("Parking"));
    await expect(publish(page, "pages", draft)).rejects.toThrow(/403/);
    expect((await page.request.get(draft.path)).status()).toBe(404);
    const { item } = await callApi<{ item: { status: string } }>(page, "GET", `/api/admin/pages/${draft.id}`);
    expect(item.status).toBe("draft");
  });
});
