import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { newName, newPage, saved, signIn, typeInto } from "./staff";

test.describe("a page of blocks", { tag: ["@script", "@staff", "@desktop"] }, () => {
  test.slow();

  test("by keyboard: a page is built on the live design, shown to someone, scheduled, published, moved, and restored", async ({
    page,
    request,
  }) => {
    const title = newName("Harvest walk");
    const path = `/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
    await signIn(page);
    await page.goto("/admin/pages/new");
    await typeInto(page.locator("[name=title]"), title);
    await typeInto(page.locator("[name=path]"), path);
    await typeInto(
      page.locator("[name=description]"),
      "Walk with us through the fields to the old windmill, and back for pie.",
    );

    await addBlock(page, "opening of a page");
    await typeInto(page.getByRole("textbox", { name: /^Heading/ }).first(), "Walk with us");
    const canvas = page.frameLocator("#preview-frame");
    await expect(canvas.getByText("Walk with us", { exact: true })).toBeVisible();
    expect(await canvas.locator("body").evaluate((body) => getComputedStyle(body).fontFamily)).toContain(
      "Atkinson Hyperlegible",
    );
    const phone = page.getByRole("radio", { name: "Phone", exact: true });
    await phone.press("Space");
    await expect.poll(() => canvas.locator("body").evaluate(() => innerWidth)).toBe(360);

    await addBlock(page, "gallery");
    await page.getByRole("button", { name: "Add a slide" }).press("Enter");
    const library = page.getByRole("dialog", { name: "Choose a picture" });
    await library.getByRole("list", { name: "Pictures" }).getByRole("button").first().press("Enter");
    await expect(library).toBeHidden();
    await expect(canvas.getByText("A look around", { exact: true })).toBeVisible();
    await addBlock(page, "form");
    await expect(page.getByRole("heading", { name: "Form", exact: true })).toBeVisible();
    await pick(page, "Choose: Form", "Write to us");
    await addBlock(page, "places with a map");
    await pick(page, "Search locations to add", "Willow Bend");
    await pick(page, "Add another location", "Plum Valley");
    await allBlocks(page);
    const rows = page.getByRole("list", { name: "Blocks of the page" }).getByRole("listitem");
    await expect(rows).toHaveCount(4);

    await addBlock(page, "quotation");
    await allBlocks(page);
    await expect(rows).toHaveCount(5);
    await rows.nth(4).getByRole("button").first().press("Alt+ArrowUp");
    await expect(rows.nth(3)).toContainText("Quotation");
    await rows.nth(3).getByRole("button").first().press("Delete");
    await expect(rows).toHaveCount(4);
    await page.getByRole("button", { name: "Undo" }).last().press("Enter");
    await expect(rows).toHaveCount(5);
    await rows.nth(3).getByRole("button").first().press("Delete");
    await expect(rows).toHaveCount(4);
    await saved(page);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole("button", { name: "Preview link", exact: true }).press("Enter");
    await expect(page.getByRole("button", { name: "Copy preview link" })).toBeFocused();
    await page.keyboard.press("Enter");
    const link = await page
      .getByRole("dialog", { name: "Preview link" })
      .getByRole("textbox")
      .last()
      .inputValue();
    const draft = await request.get(link);
    expect(draft.headers()["cache-control"]).toContain("no-store");
    expect(draft.headers()["x-robots-tag"]).toContain("noindex");
    expect(await draft.text()).toContain("Walk with us");
    expect((await request.get(path)).status()).toBe(404);
    await page.getByRole("button", { name: /^Revoke the link that works until/ }).press("Enter");
    await expect.poll(async () => (await request.get(link)).status()).toBe(404);
    await expect(page.getByRole("button", { name: "Copy preview link" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Preview link", exact: true })).toBeFocused();

    await chooseAction(page, "Schedule…");
    const year = new Date().getFullYear() + 1;
    const schedule = page.getByRole("dialog", { name: "Schedule" });
    await schedule.getByLabel("Goes live").fill(`${year}-09-01T08:00`);
    await page.keyboard.press("Enter");
    await expect(schedule).toBeHidden();
    await expect(page.getByText(`Goes live Sep 1, ${year}`)).toBeVisible();
    expect((await request.get(path)).status()).toBe(404);

    await publishIt(page);
    const first = await (await request.get(path)).text();
    for (const words of ["Walk with us", "A look around", "Willow Bend", "Plum Valley"])
      expect(first).toContain(words);

    await page.getByRole("tab", { name: "Page" }).press("Enter");
    await typeInto(page.locator("[name=path]"), `${path}-in-fall`);
    await page.getByRole("tab", { name: "Blocks" }).press("Enter");
    await rows.first().getByRole("button").first().press("Enter");
    await typeInto(page.getByRole("textbox", { name: /^Heading/ }).first(), "Walk with us in fall");
    await saved(page);
    await publishIt(page);
    const moved = await request.get(path, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, `${path}-in-fall`]);
    expect(await (await request.get(path)).text()).toContain("Walk with us in fall");

    await chooseAction(page, "History");
    const versions = page.getByRole("list", { name: "Versions, newest first" }).getByRole("button");
    await versions.filter({ hasText: "published" }).nth(1).press("Enter");
    await page.getByRole("button", { name: "Restore this version" }).press("Enter");
    await expect(canvas.getByText("Walk with us", { exact: true })).toBeVisible();
    await expect(phone).toBeChecked();
    await expect(page.getByText("Live, with changes", { exact: true })).toBeVisible();
    expect(await (await request.get(path)).text()).toContain("Walk with us in fall");
    await publishIt(page);
    const back = await request.get(`${path}-in-fall`, { maxRedirects: 0 });
    expect([back.status(), back.headers().location]).toEqual([301, path]);
    expect(await (await request.get(path)).text()).not.toContain("in fall");
  });

  test("by keyboard: an answer about primary care is reworded, and search, the page, and the dialog show it", async ({
    page,
  }) => {
    const words = newName("Ask at the counter");
    await signIn(page);
    await page.goto("/admin/pages");
    await page.getByRole("searchbox", { name: "Search pages" }).fill("Primary care questions");
    await page.getByRole("table").getByRole("link", { name: "Primary care questions" }).press("Enter");
    await page
      .getByRole("list", { name: "Blocks of the page" })
      .getByRole("button", { name: /^Questions and answers/ })
      .press("Enter");
    await page
      .getByRole("button", { name: "How do I get a prescription refilled?", exact: true })
      .press("Enter");
    const panel = page.getByRole("complementary", { name: "About this page" });
    await typeInto(panel.getByRole("textbox", { name: "Answer" }), words);
    await saved(page);
    await publishIt(page);

    await page.goto("/about-us?primary-care-faq");
    const faq = page.getByRole("dialog");
    const question = "How do I get a prescription refilled?";
    await faq.locator("summary", { hasText: question }).press("Enter");
    await expect(faq.getByText(words)).toBeVisible();
    const onlyThere = words.split(" ").at(-1) ?? "";
    await page.goto(`/search/?q=${onlyThere}`);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Primary care questions/ })
      .press("Enter");
    await expect(page).toHaveURL(/\/primary-care-faq#how-do-i-get-a-prescription-refilled$/);
    await expect(page.getByText(words)).toBeVisible();
  });

  test("by keyboard: undo and redo keep the form of the open block, with its value, until the block is gone", async ({
    page,
  }) => {
    await signIn(page);
    const { id } = await newPage(page, newName("Step back"));
    await page.goto(`/admin/pages/${id}`);
    await allBlocks(page);
    await addBlock(page, "opening of a page");
    const heading = page.getByRole("textbox", { name: /^Heading/ }).first();
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    const first = await heading.inputValue();
    const canvas = page.frameLocator("#preview-frame");
    await expect(undo).toBeEnabled();
    await typeInto(heading, "Typed by mistake");
    await expect(canvas.getByText("Typed by mistake", { exact: true })).toBeVisible();
    await heading.press("ControlOrMeta+z");
    await expect(heading).toHaveValue(first);
    await expect(heading).toBeFocused();
    await heading.press("ControlOrMeta+Shift+z");
    await expect(heading).toHaveValue("Typed by mistake");
    await undo.press("Enter");
    await expect(heading).toHaveValue(first);
    await undo.press("Enter");
    await expect(page.getByRole("list", { name: "Blocks of the page" })).toBeVisible();
    await expect(heading).toHaveCount(0);
  });

  test("by keyboard: a block is copied to another page, undo removes it, and a text field takes only text", async ({
    page,
  }) => {
    await signIn(page);
    const [from, to] = [
      await newPage(page, newName("Copied from")),
      await newPage(page, newName("Copied to")),
    ];
    const rows = page.getByRole("list", { name: "Blocks of the page" }).getByRole("listitem");
    await page.goto(`/admin/pages/${from.id}`);
    await addBlock(page, "opening of a page");
    await typeInto(page.getByRole("textbox", { name: /^Heading/ }).first(), "Copied with its words");
    await allBlocks(page);
    await rows.last().getByRole("button").first().press("ControlOrMeta+c");
    await expect(page.getByText("“Opening of a page” was copied.")).toBeVisible();
    await saved(page);

    await page.goto(`/admin/pages/${to.id}`);
    await allBlocks(page);
    await page.getByRole("button", { name: "Add a block", exact: true }).press("ControlOrMeta+v");
    await expect(page.getByText("“Opening of a page” was pasted.")).toBeVisible();
    await expect(rows.last()).toContainText("Copied with its words");
    await expect(rows.last().getByRole("button").first()).toBeFocused();
    const before = await rows.count();
    for (const [name, count] of [
      ["Undo", before - 1],
      ["Redo", before],
    ] as const) {
      const step = page.getByRole("button", { name, exact: true });
      // The editor records a step after a pause.
      await expect(step).toBeEnabled();
      await step.press("Enter");
      await expect(rows).toHaveCount(count);
    }

    await rows.last().getByRole("button").first().press("Enter");
    const heading = page.getByRole("textbox", { name: /^Heading/ }).first();
    await heading.press("ControlOrMeta+a");
    await heading.press("ControlOrMeta+c");
    await heading.press("End");
    await heading.press("ControlOrMeta+v");
    await expect(heading).toHaveValue("Copied with its wordsCopied with its words");
    await allBlocks(page);
    await expect(rows).toHaveCount(before);
    await saved(page);
  });

  test("by keyboard: consecutive blocks are saved as a section, added to another page, renamed, and deleted", {
    tag: "@test-all",
  }, async ({ page }) => {
    const name = newName("Ways to help");
    await signIn(page);
    const { id } = await newPage(page, newName("Volunteers"));
    await page.goto(`/admin/pages/${id}`);
    const rows = page.getByRole("list", { name: "Blocks of the page" }).getByRole("listitem");
    await addBlock(page, "quotation");
    await addBlock(page, "section");
    await allBlocks(page);
    // The contents of the section are in the list below it.
    await expect(rows).toHaveCount(4);
    await rows
      .nth(1)
      .getByRole("button", { name: /^Actions for/ })
      .press("Enter");
    await page.getByRole("menuitem", { name: "Save as a section…" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Save as a section" });
    await typeInto(dialog.getByLabel("Name"), name);
    await dialog.getByLabel("What is saved").selectOption("1");
    await dialog.getByRole("button", { name: "Save" }).press("Enter");
    await expect(dialog).toBeHidden();

    await page.getByRole("button", { name: "Add a block", exact: true }).press("Enter");
    await page.getByRole("combobox", { name: "Search for a block" }).fill(name);
    await page.getByRole("button", { name }).press("Enter");
    await fieldsOpen(page);
    await allBlocks(page);
    await expect(rows).toHaveCount(7);
    await saved(page);

    await page.goto("/admin/pages");
    await page
      .getByRole("navigation", { name: "Admin" })
      .getByRole("link", { name: "Saved sections" })
      .press("Enter");
    await page.getByRole("table").getByRole("link", { name }).press("Enter");
    await expect(rows).toHaveCount(3);
    await page.getByRole("tab", { name: "Saved section" }).press("Enter");
    await typeInto(page.getByLabel("Name"), `${name}, again`);
    await saved(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await chooseAction(page, "Move to trash");
    await expect(page).toHaveURL("/admin/saved-sections");
    await expect(page.getByRole("link", { name: `${name}, again` })).toHaveCount(0);
  });
});

/** Adds a kind of block at the end of the page; its fields are then open. */
async function addBlock(page: Page, words: string): Promise<void> {
  await allBlocks(page);
  await page.getByRole("button", { name: "Add a block", exact: true }).press("Enter");
  await page.getByRole("combobox", { name: "Search for a block" }).fill(words);
  await page.keyboard.press("Enter");
  await fieldsOpen(page);
}

/** Waits until the added block's fields are open. A saved section's blocks come from the server first. */
async function fieldsOpen(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "All blocks" })).toBeVisible();
}

async function allBlocks(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Blocks" }).press("Enter");
  const back = page.getByRole("button", { name: "All blocks" });
  if (await back.isVisible()) await back.press("Enter");
  await expect(page.getByRole("button", { name: "Add a block", exact: true })).toBeVisible();
}

async function pick(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole("textbox", { name: label, exact: true }).fill(name);
  await page.getByRole("option").filter({ hasText: name }).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "More actions" }).press("Enter");
  await page.getByRole("menuitem", { name }).press("Enter");
}

async function publishIt(page: Page): Promise<void> {
  const answer = page.waitForResponse(/\/publication$/);
  // Not "Published", because the latest typing is about to reach it.
  await page.getByRole("button", { name: /^Publish(?!ed)/ }).press("Enter");
  expect((await answer).status()).toBe(200);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
}
