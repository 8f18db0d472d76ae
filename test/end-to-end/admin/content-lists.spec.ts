import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { callApi, newName, newSpecialty, publish, signIn } from "./staff";

test.describe("whole lists", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("by keyboard: moves a record to the trash and off the site, and restores it", {
    tag: "@test-all",
  }, async ({ page }) => {
    await signIn(page);
    const name = newName("Wound care");
    const draft = await newSpecialty(page, name);
    await publish(page, "specialties", draft);
    await page.goto(`/admin/specialties/${draft.id}`);
    const address = (await page.getByRole("link", { name: /^View on the site/ }).getAttribute("href")) ?? "";
    expect((await page.request.get(address)).status()).toBe(200);
    await chooseMore(page, "More actions", "Move to trash");
    await expect(page).toHaveURL(/\/admin\/specialties$/);
    expect((await page.request.get(address)).status(), "the very next request").toBe(404);

    await chooseMore(page, "More for Specialties", "Open the trash");
    await expect(page.getByRole("heading", { level: 1, name: "Specialties in the trash" })).toBeVisible();
    const found = page.getByRole("link", { name });
    await found.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await found.press("Enter");
    await page.getByRole("button", { name: "Restore" }).press("Enter");
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await expect(page.locator("[name=summary]")).toHaveValue("Care for feet.");
    expect((await page.request.get(address)).status(), "public again").toBe(200);
  });

  test("by keyboard: unpublishing several asks first, says how many are live, and can be undone", async ({
    page,
  }) => {
    await signIn(page);
    const word = newName("Travel medicine");
    const live = await newSpecialty(page, `${word} live`);
    const draft = await newSpecialty(page, `${word} draft`);
    await publish(page, "specialties", live);
    const status = async ({ id }: { id: string }) =>
      (await callApi<{ item: { status: string } }>(page, "GET", `/api/admin/specialties/${id}`)).item.status;
    await page.goto(`/admin/specialties?q=${encodeURIComponent(word)}`);
    const bar = page.getByRole("region", { name: "Actions for the selected rows" });
    const selectAll = async () => {
      await expect(page.getByRole("checkbox", { name: /^Select / })).toHaveCount(3);
      await page.getByRole("checkbox", { name: "Select every row on this page" }).press("Space");
    };
    const notice = (words: string) => page.getByRole("status").filter({ hasText: words });
    for (const [action, title, button, done] of [
      ["Unpublish…", /^Take 2 specialties off the site/, "Unpublish", "2 specialties taken off the site"],
      [
        "Move to trash…",
        /^Move 2 specialties to the trash/,
        "Move to trash",
        "2 specialties moved to the trash",
      ],
    ] as const) {
      await selectAll();
      await bar.getByRole("button", { name: action }).press("Enter");
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toContainText("1 of them is live: visitors see it now.");
      await expect(dialog.getByRole("listitem")).toHaveText([`${word} live`]);
      await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await status(live), "before the answer").toBe("live");
      await dialog.getByRole("button", { name: button }).press("Enter");
      await expect(notice(done)).toBeVisible();
      expect(await status(live)).not.toBe("live");
      await notice(done).getByRole("button", { name: "Undo" }).press("Enter");
      await expect(notice(/restored/.source)).toBeVisible();
      expect([await status(live), await status(draft)]).toEqual(["live", "draft"]);
    }

    await selectAll();
    await bar.getByRole("button", { name: "Move to trash…" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Move to trash" }).press("Enter");
    await expect(notice("moved to the trash")).toBeVisible();
    await page.goto(`/admin/specialties?status=trashed&q=${encodeURIComponent(word)}`);
    await selectAll();
    await bar.getByRole("button", { name: "Restore" }).press("Enter");
    await expect(notice("2 specialties restored; 1 of them is live again")).toBeVisible();
    expect([await status(live), await status(draft)]).toEqual(["live", "draft"]);
  });

  test("by keyboard: edits a field of several records, undoes it, and saves what is shown as a view", async ({
    page,
  }) => {
    await signIn(page);
    const word = newName("Hearing care");
    const records = [await newSpecialty(page, `${word} one`), await newSpecialty(page, `${word} two`)];
    const phones = async () => {
      const found = [];
      for (const { id } of records) {
        const { item } = await callApi<{ item: { data: { phone?: string } } }>(
          page,
          "GET",
          `/api/admin/specialties/${id}`,
        );
        found.push(item.data.phone ?? "");
      }
      return found;
    };
    const before = await phones();
    await page.goto(`/admin/specialties?q=${encodeURIComponent(word)}`);
    await expect(page.getByRole("checkbox", { name: /^Select / })).toHaveCount(3);
    await page.getByRole("checkbox", { name: "Select every row on this page" }).press("Space");
    const bar = page.getByRole("region", { name: "Actions for the selected rows" });
    await bar.getByRole("button", { name: "Edit a field…" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Edit a field of 2 specialties" });
    await dialog.getByRole("combobox", { name: "Field" }).selectOption({ label: "Phone for appointments" });
    await dialog.getByLabel("Phone for appointments").fill("308-555-0166");
    const change = dialog.getByRole("button", { name: "Change 2 specialties" });
    await expect(change).toBeEnabled();
    await expect(dialog).toContainText("2 specialties will change.");
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await phones(), "before the answer").toEqual(before);
    await typesWhileCounting(page, dialog.getByLabel("Phone for appointments"), change);
    await change.press("Enter");
    const notice = page.getByRole("status").filter({ hasText: "2 specialties changed" });
    await expect(notice).toBeVisible();
    const [first = "", second] = await phones();
    expect([first.replaceAll(/\D/g, ""), second]).toEqual(["3085550166", first]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await notice.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "2 specialties as before" })).toBeVisible();
    expect(await phones()).toEqual(before);

    await page.getByRole("button", { name: "Views" }).press("Enter");
    await page.getByRole("menuitem", { name: "Save this view…" }).press("Enter");
    const saving = page.getByRole("dialog", { name: "Save this view" });
    await saving.getByLabel("Name").fill(`View ${word}`);
    await saving.getByRole("button", { name: "Save" }).press("Enter");
    await expect(saving).toBeHidden();
    await page.goto("/admin/specialties");
    await page.getByRole("button", { name: "Views" }).press("Enter");
    await page.getByRole("menuitem", { name: `View ${word}` }).press("Enter");
    await expect(page.getByRole("checkbox", { name: /^Select / })).toHaveCount(3);
    await expect(page.getByRole("link", { name: `${word} one` })).toBeVisible();

    await page.getByRole("button", { name: `View ${word}` }).press("Enter");
    await page.getByRole("menuitem", { name: "Manage views…" }).press("Enter");
    const managing = page.getByRole("dialog", { name: "Saved views" });
    // The dialog takes the focus shortly after it opens, and from a control that has it already.
    await expect(managing.locator(":focus")).toHaveCount(1);
    await managing.getByRole("switch", { name: "Shared with all staff" }).press("Space");
    await expect(managing.getByRole("switch", { name: "Shared with all staff" })).toBeChecked();
    const remove = managing.getByRole("button", { name: `Delete “View ${word}”` });
    await remove.press("Enter");
    await expect(managing.getByText("There is no view left that you can change.")).toBeVisible();
    await expect(page.getByText(`“View ${word}” is deleted for all staff.`)).toBeVisible();
    await expect(managing.locator(":focus")).toHaveCount(1);
    // The dialog keeps the focus from the button of the notification.
    await page.keyboard.press("ControlOrMeta+z");
    await expect(page.getByText(`“View ${word}” is back.`)).toBeVisible();
    await expect(managing.getByRole("switch", { name: "Shared with all staff" })).toBeChecked();

    await remove.press("Enter");
    await expect(managing.getByText("There is no view left that you can change.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Views", exact: true })).toBeFocused();
    await page.getByRole("button", { name: "Undo", exact: true }).press("Enter");
    await expect(page.getByRole("button", { name: `View ${word}`, exact: true })).toBeFocused();
  });

  test("by keyboard: a list is narrowed by a related record, which the server finds by what is typed", async ({
    page,
  }) => {
    await signIn(page);
    const name = newName("Wound care");
    const { id } = await newSpecialty(page, name);
    await page.goto("/admin/conditions");
    const filter = page.getByRole("combobox", { name: "Specialties" });
    await filter.focus();
    const asked = page.waitForRequest(
      (request) =>
        new URL(request.url()).searchParams.get("q") === name &&
        request.url().includes("/api/admin/specialties"),
    );
    await page.keyboard.insertText(name);
    await asked;
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText([name]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`specialties=${id}`));
    await expect(filter).toHaveValue(name);
    await page.reload();
    await expect(filter, "a link shows the title").toHaveValue(name);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Clear Specialties" }).press("Enter");
    await expect(page).not.toHaveURL(/specialties=/);
  });

  test("by keyboard: at 360 px, a list has a card for each record, and its filters behind a button", async ({
    page,
  }) => {
    await signIn(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/admin/staffmembers");
    const row = page.getByRole("row").filter({ hasText: "Elena Marsh" });
    const cells = row.getByRole("rowheader").or(row.getByRole("cell")).filter({ visible: true });
    await expect(cells.first()).toBeVisible();
    const lefts = await cells.evaluateAll((all) =>
      all.map((cell) => Math.round(cell.getBoundingClientRect().left)),
    );
    const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
    expect(lefts.length).toBeGreaterThan(3);
    expect(new Set(tops.slice(1)).size, "values are below each other").toBe(tops.length - 1);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(360);
    expect(await accessibilityProblems(page)).toEqual([]);

    const filter = page.getByRole("combobox", { name: "Status" });
    await expect(filter).toBeHidden();
    const toggle = page.getByRole("button", { name: "Filters", exact: true });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await toggle.press("Enter");
    await expect(filter).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(360);
    expect(await accessibilityProblems(page)).toEqual([]);
    await toggle.press("Enter");
    await expect(filter).toBeHidden();
    await page.goto("/admin/staffmembers?acceptingNewPatients=true");
    await expect(page.getByRole("button", { name: "Filters (1)", exact: true })).toBeVisible();
  });

  test("by keyboard: a copy is a separate draft", { tag: "@test-all" }, async ({ page }) => {
    await signIn(page);
    const name = newName("Heart failure");
    const draft = await newSpecialty(page, name);
    await page.goto(`/admin/specialties/${draft.id}`);
    await chooseMore(page, "More actions", "Duplicate");
    await expect(page).not.toHaveURL(new RegExp(draft.id));
    await expect(page.locator("[name=summary]")).toHaveValue("Care for feet.");
    await expect(page.getByText("Draft", { exact: true })).toBeVisible();
    const { items } = await callApi<{ items: { slug: string }[] }>(
      page,
      "GET",
      `/api/admin/specialties?q=${encodeURIComponent(name)}`,
    );
    expect(new Set(items.map(({ slug }) => slug)).size, "addresses of their own").toBe(2);
  });

  test("by keyboard: names a record that cannot be published, and publishes the others", {
    tag: "@test-all",
  }, async ({ page }) => {
    await signIn(page);
    const word = newName("Speech");
    const good = await newSpecialty(page, `${word} therapy`);
    const lacking = `${word} without words`;
    await callApi(page, "POST", "/api/admin/specialties", { data: { name: lacking } });
    await page.goto(`/admin/specialties?q=${encodeURIComponent(word)}`);
    await expect(page.getByRole("checkbox", { name: /^Select / })).toHaveCount(3);
    await page.getByRole("checkbox", { name: "Select every row on this page" }).focus();
    await page.keyboard.press("Space");
    const bar = page.getByRole("region", { name: "Actions for the selected rows" });
    await expect(bar).toContainText("2 specialties selected");
    await bar.getByRole("button", { name: "Publish", exact: true }).press("Enter");
    const notice = page.getByRole("status").filter({ hasText: "1 specialty published" });
    await expect(notice).toContainText("1 specialty could not be");
    await expect(notice.getByRole("link")).toHaveText(lacking);
    const { item } = await callApi<{ item: { status: string } }>(
      page,
      "GET",
      `/api/admin/specialties/${good.id}`,
    );
    expect(item.status).toBe("live");
  });

  test("by keyboard: exports a spreadsheet, pastes cells, corrects one, imports, and undoes it", async ({
    page,
  }) => {
    await signIn(page);
    const name = newName("Allergy care");
    const { id } = await newSpecialty(page, name);
    await page.goto("/admin/specialties");
    const download = page.waitForEvent("download");
    await chooseMore(page, "More for Specialties", "Export all as CSV");
    expect((await download).suggestedFilename()).toBe("specialties.csv");
    const lines = (await readFile(await (await download).path(), "utf8")).split(/\r?\n/);
    expect(lines.length, "the demo hospital's and this one").toBeGreaterThan(14);
    const own = lines.find((line) => line.startsWith(id)) ?? "";
    expect(own).toContain(name);

    await chooseMore(page, "More for Specialties", "Import…");
    await expect(page.getByRole("heading", { level: 1, name: "Import specialties" })).toBeVisible();
    const added = newName("Sleep care");
    const cells = [
      ["What it is called", "In one plain sentence"],
      [name, "Care for noses."],
      [added, "x".repeat(400)],
    ];
    await page.getByRole("textbox", { name: "Cells" }).fill(cells.map((row) => row.join("\t")).join("\n"));
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Read the cells" }).press("Enter");

    await expect(currentStep(page)).toHaveText("Columns");
    const first = page.getByRole("combobox", { name: "“What it is called” fills" });
    await first.fill("Name");
    await page.getByRole("option", { name: "Name", exact: true }).waitFor();
    await first.press("ArrowDown");
    await first.press("Enter");
    await expect(page.getByRole("combobox", { name: "“In one plain sentence” fills" })).toHaveValue(
      "In one plain sentence",
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Check the rows" }).press("Enter");

    await expect(currentStep(page)).toHaveText("Check and correct");
    await expect(page.getByRole("heading", { name: "1 row needs a correction" })).toBeVisible();
    const cell = page.getByRole("textbox", { name: "Row 3, In one plain sentence" });
    expect(await accessibilityProblems(page)).toEqual([]);
    await cell.fill("Care for sleepers.");
    await cell.press("Enter");
    await expect(page.getByRole("heading", { name: "1 row needs a correction" })).toBeHidden();
    expect(await summaryOf(page, id), "nothing is written before it starts").toBe("Care for feet.");
    await page.getByRole("button", { name: "Import 2 specialties" }).press("Enter");

    await expect(page.getByText("Imported", { exact: true })).toBeVisible();
    expect(await summaryOf(page, id)).toBe("Care for noses.");
    await expect(page.getByRole("link", { name: added })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Undo this import…" }).press("Enter");
    await page.getByRole("button", { name: "Undo the import" }).press("Enter");
    await expect(page.getByText("The import was undone")).toBeVisible();
    expect(await summaryOf(page, id)).toBe("Care for feet.");
  });
});

function currentStep(page: Page) {
  return page.getByRole("list", { name: "Steps of the import" }).locator("[aria-current=step]");
}

/** Types something else and back, and looks at the button while the server is counting. */
async function typesWhileCounting(page: Page, field: Locator, change: Locator): Promise<void> {
  const typed = await field.inputValue();
  const counting = /\/api\/admin\/specialties\/bulk-edit$/;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(counting, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(counting);
  await field.fill("308-555-0177");
  await asked;
  await expect(change, "counted for what was typed before").toBeDisabled();
  answer();
  await expect(change).toBeEnabled();
  await page.unroute(counting);
  await field.fill(typed);
  await expect(change).toBeEnabled();
}

/** Opens a menu and chooses from it, both with Enter. */
async function chooseMore(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole("button", { name: menu, exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: item }).press("Enter");
}

async function summaryOf(page: Page, id: string): Promise<unknown> {
  const path = `/api/admin/specialties/${id}`;
  return (await callApi<{ item: { data: { summary: string } } }>(page, "GET", path)).item.data.summary;
}
