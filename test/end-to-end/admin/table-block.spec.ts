import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { callApi, newName, saved, signIn, typeInto } from "./staff";

const tags = { tag: ["@script", "@staff", "@desktop"] };

test(
  "by keyboard alone: a table is added, filled in, published, and read on its page",
  tags,
  async ({ page }) => {
    await signIn(page);
    const address = await openNewTable(page, newName("What it costs"));
    const panel = page.getByRole("complementary", { name: "About this page" });
    const heading = (number: number) =>
      panel.getByRole("textbox", { name: `Heading of column ${number}`, exact: true });
    const cell = (row: number, column: string) =>
      panel.getByRole("textbox", { name: `Row ${row}, ${column}`, exact: true });

    await test.step("Tab moves from cell to cell, Enter from row to row", async () => {
      await panel.getByRole("textbox", { name: "Heading", exact: true }).fill("Prices");
      await panel.getByLabel(/^Caption/).fill("What a visit costs");
      await heading(1).focus();
      await page.keyboard.type("Visit");
      await page.keyboard.press("Enter");
      await expect(cell(1, "Visit")).toBeFocused();
      await page.keyboard.type("Flu shot");
      await page.keyboard.press("Tab");
      await page.keyboard.type("$20");
      await page.keyboard.press("Enter");
      await expect(cell(2, "column 2")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(cell(3, "column 2")).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(cell(2, "column 2")).toBeFocused();
      await heading(2).fill("Price");
      await cell(2, "Visit").fill("Check-up");
      await cell(2, "Price").fill("$95");
    });

    await test.step("rows and columns are added, moved, and removed by their menus", async () => {
      await choose(page, "Row 3: actions", "Remove row");
      await expect(panel.getByRole("button", { name: "Row 2: actions" })).toBeFocused();
      await expect(cell(3, "Visit")).toHaveCount(0);
      await choose(page, "Row 2: actions", "Move up");
      await expect(cell(1, "Visit")).toHaveValue("Check-up");
      await panel.getByRole("button", { name: "Add a column" }).press("Enter");
      await expect(heading(3)).toBeFocused();
      await page.keyboard.type("Time");
      await choose(page, "Column 3: actions", "Move left");
      await expect(heading(2)).toHaveValue("Time");
      await expect(heading(3)).toHaveValue("Price");
      await expect(cell(1, "Price")).toHaveValue("$95");
    });

    await test.step("cells of a spreadsheet fill as many cells", async () => {
      await cell(2, "Visit").focus();
      await paste(page, "Flu shot\t10 minutes\t$20\nX-ray\t30 minutes\t$140\n");
      await expect(cell(3, "Visit")).toHaveValue("X-ray");
      await expect(cell(3, "Price")).toHaveValue("$140");
      await expect(page.frameLocator("#preview-frame").getByText("X-ray")).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    });

    await test.step("visitors read it as a table with headings", async () => {
      await saved(page);
      const answer = page.waitForResponse(/\/publication$/);
      await page.getByRole("button", { name: /^Publish(?!ed)/ }).press("Enter");
      expect((await answer).status()).toBe(200);
      await expect(page.getByText("Live", { exact: true })).toBeVisible();
      await page.goto(address);
      const table = page.getByRole("table", { name: "What a visit costs" });
      await expect(table.getByRole("columnheader")).toHaveText(["Visit", "Time", "Price"]);
      await expect(table.getByRole("rowheader")).toHaveText(["Check-up", "Flu shot", "X-ray"]);
      await expect(table.getByRole("cell")).toHaveText([
        "",
        "$95",
        "10 minutes",
        "$20",
        "30 minutes",
        "$140",
      ]);
    });
  },
);

test("a column that is added is stored with its heading and a cell in each row", {
  tag: [...tags.tag, "@test-all"],
}, async ({ page }) => {
  await signIn(page);
  const title = newName("Rooms");
  await openNewTable(page, title);
  const panel = page.getByRole("complementary", { name: "About this page" });
  await panel.getByRole("textbox", { name: "Row 1, column 1", exact: true }).fill("Lantern Room");
  await panel.getByRole("button", { name: "Add a column" }).press("Enter");
  await expect(panel.getByRole("textbox", { name: "Heading of column 3" })).toBeFocused();
  await page.keyboard.type("Seats");
  await expect
    .poll(() => storedTable(page, title))
    .toEqual({
      columns: ["", "", "Seats"],
      rows: [
        ["Lantern Room", "", ""],
        ["", "", ""],
      ],
    });
});

/** The table of the page with this title, as the server has it. */
async function storedTable(page: Page, title: string): Promise<unknown> {
  const list = `/api/admin/pages?q=${encodeURIComponent(title)}`;
  const { items } = await callApi<{ items: { id: string }[] }>(page, "GET", list);
  const [found] = items;
  if (!found) return null;
  const { item } = await callApi<Stored>(page, "GET", `/api/admin/pages/${found.id}`);
  const [block] = item.data.blocks;
  return block ? { columns: block.props.columns, rows: block.props.rows } : null;
}

interface Stored {
  item: { data: { blocks: { props: Record<string, unknown> }[] } };
}

/** A new page with one table, whose fields are shown. @returns the page's address */
async function openNewTable(page: Page, title: string): Promise<string> {
  const path = `/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
  await page.goto("/admin/pages/new");
  await typeInto(page.locator("[name=title]"), title);
  await typeInto(page.locator("[name=path]"), path);
  await typeInto(page.locator("[name=description]"), "What a visit costs without insurance.");
  await page.getByRole("tab", { name: "Blocks" }).press("Enter");
  await page.getByRole("button", { name: "Add a block", exact: true }).press("Enter");
  await page.getByRole("combobox", { name: "Search for a block" }).fill("rows and columns");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("complementary", { name: "About this page" });
  await expect(panel.getByRole("heading", { name: "Table", exact: true })).toBeVisible();
  return path;
}

/** Opens a menu and chooses from it by keyboard. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole("button", { name: menu, exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: item }).press("Enter");
}

/** Pastes cells that a spreadsheet put on the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}
