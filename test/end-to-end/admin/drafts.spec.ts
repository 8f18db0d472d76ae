import type { BrowserContext, Page } from "@playwright/test";
import { representatives } from "../../test-all";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { administrator } from "./administrator";
import { callApi, newName, saved, signIn } from "./staff";

/** A content type, and the fields into which the test types. */
interface Kind {
  apiName: string;
  /** The field with the record's title. */
  title: string;
  /** A text further down. */
  text: string;
}

const kinds: Kind[] = [
  { apiName: "newsitem", title: "title", text: "summary" },
  { apiName: "staffmembers", title: "name", text: "position" },
];

test.describe("however an editor is left, nothing typed is lost or shown in another record", {
  tag: ["@script", "@staff"],
}, () => {
  test.slow();

  for (const { apiName, title, text } of representatives(kinds, (one) => one.apiName === "staffmembers")) {
    test(`${apiName}: reload, Back, a crash, a second tab, and a lost connection, for a new and an existing record`, async ({
      page,
      context,
      expectProblem,
    }) => {
      expectProblem(/ERR_FAILED/);
      const first = newName("Flu shots");
      acceptLeavePrompt(page);
      await signIn(page);
      await page.goto(`/admin/${apiName}`);
      await page.getByRole("link", { name: /^New / }).click();
      await field(page, title).waitFor();

      await test.step("a reload before the first save keeps the title", async () => {
        await refuseSaves(page, apiName);
        await field(page, title).fill(first);
        await page.reload();
        await expect(field(page, title)).toHaveValue(first);
        await expect(page.getByText(/^We restored what you typed until/)).toBeVisible();
      });

      await test.step("a second new record starts empty, and the first one is offered", async () => {
        const second = await anotherTab(context);
        await second.goto(`/admin/${apiName}/new`);
        await expect(field(second, title)).toHaveValue("");
        await expect(second.getByText("We kept what you typed"), "it is open in the first tab").toBeHidden();
        await crash(page);
        await second.reload();
        await expect(second.getByText(`“${first}”`)).toBeVisible();
        expect(await accessibilityProblems(second)).toEqual([]);
        await second.getByRole("button", { name: "Discard" }).click();
        await second.getByRole("button", { name: "Keep it" }).click();
        await second.getByRole("button", { name: "Restore" }).click();
        await expect(second).toHaveURL(/\/[0-9a-f-]{36}$/);
        await saved(second);
        expect(await draftsIn(second)).toEqual([]);
        await second.close();
      });

      const tab = await anotherTab(context);
      await test.step("it was created once, and the next new record has none of it", async () => {
        await tab.goto(`/admin/${apiName}/new`);
        await expect(field(tab, title)).toHaveValue("");
        await expect(tab.getByText("We kept what you typed")).toBeHidden();
        const query = `/api/admin/${apiName}?q=${encodeURIComponent(first)}`;
        expect(await callApi<{ total: number }>(tab, "GET", query)).toMatchObject({ total: 1 });
      });

      await test.step("Back at once saves what was just typed", async () => {
        await tab.goto(`/admin/${apiName}?q=${encodeURIComponent(first)}`);
        await tab.getByRole("table").getByRole("link", { name: first }).click();
        await field(tab, text).fill("Typed before Back");
        await tab.goBack();
        await tab.getByRole("table").getByRole("link", { name: first }).click();
        await expect(field(tab, text)).toHaveValue("Typed before Back");
      });

      await test.step("a reload right after the last keystroke, and a crash without a connection", async () => {
        await field(tab, text).fill("Typed before a reload");
        await tab.reload();
        await expect(field(tab, text)).toHaveValue("Typed before a reload");
        await saved(tab);
        const address = tab.url();
        await refuseSaves(tab, apiName);
        await field(tab, text).fill("Typed before a crash");
        await expect(tab.getByText("Offline – kept in this browser, will retry")).toBeVisible();
        await crash(tab);
        const after = await anotherTab(context);
        await after.goto(`/admin/${apiName}`);
        await after.getByRole("link", { name: "Continue editing" }).click();
        await expect(after).toHaveURL(address);
        await expect(field(after, text)).toHaveValue("Typed before a crash");
        await saved(after);
        expect(await draftsIn(after)).toEqual([]);
      });
    });
  }

  test("if the session ends while someone types, they sign in right there and continue; another person sees none of the input", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 401/);
    expectProblem(/ERR_FAILED/);
    const title = newName("Vaccines");
    acceptLeavePrompt(page);
    await signIn(page);
    await page.goto("/admin/newsitem/new");
    await field(page, "title").fill(title);
    await expect(page).toHaveURL(/\/[0-9a-f-]{36}$/);
    await saved(page);
    const address = page.url();

    await endSession(page);
    await field(page, "summary").fill("Typed as the session ended");
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await expect(dialog.getByLabel("Email")).toHaveValue(administrator.email);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("apiToken"))).toBeNull();
    await dialog.getByLabel("Password", { exact: true }).fill(administrator.password);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(field(page, "summary")).toHaveValue("Typed as the session ended");
    await saved(page);

    await test.step("after a reload instead, the sign-in leads back, and the typing is there", async () => {
      await endSession(page);
      await field(page, "summary").fill("Typed before a reload");
      await expect(dialog).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL("/admin");
      await expect(page.getByText(/Your session has ended/)).toBeVisible();
      await page.getByLabel("Email").fill(administrator.email);
      await page.getByLabel("Password", { exact: true }).fill(administrator.password);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(address);
      await expect(field(page, "summary")).toHaveValue("Typed before a reload");
      await saved(page);
    });

    await test.step("signing out deletes what is kept only here, and asks first", async () => {
      await refuseSaves(page, "newsitem");
      await field(page, "summary").fill("Never saved");
      await expect(page.getByText("Offline – kept in this browser, will retry")).toBeVisible();
      const signOut = async () => {
        await page.getByRole("button", { name: "Account of" }).click();
        await page.getByRole("menuitem", { name: "Sign out" }).click();
      };
      await signOut();
      await page.getByRole("button", { name: "Stay signed in" }).click();
      expect(await draftsIn(page)).toHaveLength(1);
      await expect(page.getByRole("dialog")).toBeHidden();
      await signOut();
      await page.getByRole("button", { name: "Delete it and sign out" }).click();
      await expect(page).toHaveURL("/admin");
      expect(await draftsIn(page)).toEqual([]);
    });
  });

  test("a page from a template shows visitors nothing of it, and what is typed into its blocks survives a reload", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 422/);
    const title = newName("Knee care");
    const path = `/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
    acceptLeavePrompt(page);
    await signIn(page);
    await page.goto("/admin/pages/new");
    await field(page, "title").fill(title);
    await field(page, "path").fill(path);
    await field(page, "description").fill("How we take care of knees, from the first ache to the last step.");
    await page.getByRole("button", { name: "Choose a template or a block" }).click();
    await page.getByRole("button", { name: /^Service/ }).click();
    const canvas = page.frameLocator("#preview-frame");
    const texts = page.getByRole("region", { name: "Texts of the template" });
    await expect(texts.getByRole("textbox", { name: /^Heading/ }).first()).toBeFocused();
    await expect(canvas.getByText("[Name of the service]")).toBeVisible();
    await saved(page);
    expect(await accessibilityProblems(page)).toEqual([]);

    await test.step("saving another field keeps the blocks' history and the tab", async () => {
      await page.getByRole("tab", { name: "Page" }).click();
      const patched = page.waitForResponse((answer) => answer.request().method() === "PATCH");
      await field(page, "description").fill("How we take care of knees, from the first ache on.");
      await patched;
      await saved(page);
      await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
      await expect(page.getByRole("tab", { name: "Page" })).toHaveAttribute("aria-selected", "true");
    });

    await page.getByRole("button", { name: /^Publish/ }).click();
    await page.getByRole("tab", { name: /^Check/ }).click();
    await expect(
      page.getByText("Fill in “Heading” in block 1, “Opening of a page”, before publishing.").first(),
    ).toBeVisible();
    expect((await page.request.get(path)).status()).toBe(404);

    await page.getByRole("tab", { name: "Blocks" }).click();
    const rows = page.getByRole("list", { name: "Blocks of the page" }).getByRole("listitem");
    await rows.first().getByRole("button").first().click();
    const heading = page.getByRole("textbox", { name: /^Heading/ }).first();
    await expect(heading).toHaveAttribute("placeholder", "Name of the service");
    await heading.fill("Knees");
    // Before the pause after which the page stores input.
    await page.reload();
    await expect(canvas.getByText("Knees", { exact: true })).toBeVisible();
    await saved(page);

    await test.step("a save that arrives after the reload is no conflict", async () => {
      const late = await holdSave(page, "pages");
      await rows.first().getByRole("button").first().click();
      await heading.fill("Knees first");
      await late.isSent;
      await heading.fill("Knees");
      const read = page.waitForResponse(
        (answer) =>
          answer.request().method() === "GET" && /\/api\/admin\/pages\/[0-9a-f-]{36}$/.test(answer.url()),
      );
      await page.reload();
      await read;
      await late.deliver();
      await expect(canvas.getByText("Knees", { exact: true })).toBeVisible();
      await saved(page);
    });
    await page.reload();
    await expect(canvas.getByText("Knees", { exact: true })).toBeVisible();
    await expect(canvas.getByText("[The first step, such as a call]")).toBeVisible();

    const id = page.url().split("/").at(-1);
    const { path: link } = await callApi<{ path: string }>(
      page,
      "POST",
      `/api/admin/pages/${id}/preview-links`,
      {
        days: 1,
      },
    );
    const draft = await (await page.request.get(link)).text();
    expect(draft).toContain("Knees");
    for (const hint of ["The first step", "Who it helps", "Answer it plainly"])
      expect(draft).not.toContain(hint);
  });
});

function field(page: Page, name: string) {
  return page.locator(`[name=${name}]`);
}

/** The unsaved input that this browser keeps. */
function draftsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("openward.draft.")));
}

/** Saves fail as without a connection. */
async function refuseSaves(page: Page, apiName: string): Promise<void> {
  await page.route(`**/api/admin/${apiName}`, (route) =>
    route.request().method() === "POST" ? route.abort("failed") : route.continue(),
  );
  await page.route(`**/api/admin/${apiName}/*`, (route) =>
    route.request().method() === "PATCH" ? route.abort("failed") : route.continue(),
  );
}

/** The next save reaches the server when the test releases it, and its response is dropped. */
async function holdSave(page: Page, apiName: string) {
  const held = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  let answered: Promise<unknown> | undefined;
  await page.route(`**/api/admin/${apiName}/*`, (route) => {
    if (answered || route.request().method() !== "PATCH") return route.fallback();
    answered = held.promise.then(() => route.fetch());
    sent.resolve();
  });
  return {
    isSent: sent.promise,
    async deliver() {
      held.resolve();
      await answered;
    },
  };
}

async function anotherTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  acceptLeavePrompt(tab);
  return tab;
}

/** Ends the page's process, as when a browser crashes: the page gets no event. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent("crash");
  const session = await page.context().newCDPSession(page);
  session.send("Page.crash").catch(() => {});
  await crashed;
}

/** The browser asks before it discards unsaved input. */
function acceptLeavePrompt(page: Page): void {
  page.on("dialog", (dialog) => dialog.accept());
}

/** Ends the session like an administrator at another computer. */
async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("apiToken") ?? "null"));
  await page.request.delete("/api/admin/session", { headers: { authorization: `Bearer ${token}` } });
}
