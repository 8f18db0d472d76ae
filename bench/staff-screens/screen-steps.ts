import type { Page } from "@playwright/test";

/** One input of a person on the screens of the staff area. */
export interface ScreenStep {
  name: string;
  /** Does exactly one input: a press of the mouse or of a key. */
  act(page: Page): Promise<unknown>;
  /** Brings the page, not measured, to where the input is possible. */
  before?(page: Page): Promise<unknown>;
}

/** How long a person looks at a screen before the first input. Meanwhile, the browser fetches other screens. */
const READING_MS = 1_500;

const follow = (href: string) => (page: Page) => page.locator(`a[href="${href}"]:visible`).first().click();
const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const visit = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(READING_MS);
};

const focus = (name: string | RegExp) => async (page: Page) => {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name }).or(main.getByRole("searchbox", { name })).first().focus();
  await page.keyboard.press("End");
};

const firstRow = (page: Page) => page.getByRole("main").getByRole("row").nth(1);

const lists: ScreenStep[] = [
  { name: "open a list", before: visit("/admin/dashboard"), act: follow("/admin/staffmembers") },
  {
    name: "filter it",
    act: (page) => page.getByLabel("Gender").press("W"),
  },
  { name: "search it", before: focus(/^Search/), act: key("a") },
  { name: "sort it", act: press("Changed") },
  { name: "choose the columns", act: press("Columns") },
  { name: "hide a column", act: (page) => page.getByRole("menuitemcheckbox").first().click() },
  {
    name: "select every row",
    before: key("Escape"),
    act: (page) => page.getByRole("checkbox", { name: /^Select every row/ }).click(),
  },
  { name: "open the bulk edit", act: press("Edit a field…") },
  {
    name: "next page",
    before: visit("/admin/pages"),
    act: press(/^Next/),
  },
];

const records: ScreenStep[] = [
  {
    name: "open a record",
    before: visit("/admin/staffmembers"),
    act: (page) => firstRow(page).getByRole("link").first().click(),
  },
  { name: "type in it", before: focus(/^Position/), act: key("x") },
  {
    name: "publish it",
    before: (page) => page.getByText(/^Saved \d/).waitFor(),
    act: press(/^Publish(?!ed)/),
  },
  { name: "its actions", act: press(/^More/) },
  {
    name: "its history",
    before: key("Escape"),
    act: (page) =>
      page
        .getByRole("link", { name: /history/i })
        .first()
        .click(),
  },
  {
    name: "open a location",
    before: visit("/admin/locations"),
    act: (page) => firstRow(page).getByRole("link").first().click(),
  },
  {
    name: "open a class",
    before: visit("/admin/classes"),
    act: (page) => firstRow(page).getByRole("link").first().click(),
  },
  { name: "write news", before: visit("/admin/dashboard"), act: follow("/admin/newsitem/new") },
];

const finding: ScreenStep[] = [
  { name: "Ctrl-K", before: visit("/admin/dashboard"), act: key("Control+k") },
  { name: "type in it", act: key("c") },
  { name: "open the result", act: key("Enter") },
  { name: "add menu", before: visit("/admin/dashboard"), act: press("Add") },
];

const pageEditor: ScreenStep[] = [
  {
    name: "open a page",
    before: visit("/admin/pages?q=About"),
    act: (page) => firstRow(page).getByRole("link").first().click(),
  },
  { name: "select a block", act: (page) => page.locator("[data-block-row]").first().click() },
  {
    name: "type in its field",
    before: focus(/^Heading/),
    act: key("x"),
  },
  { name: "back to the blocks", act: press("All blocks") },
  { name: "add a block", act: press("Add a block") },
  { name: "search a block", act: key("t") },
  { name: "choose it", act: key("Enter") },
  { name: "undo", act: press("Undo") },
];

const media: ScreenStep[] = [
  { name: "open the pictures", before: visit("/admin/dashboard"), act: follow("/admin/images") },
  { name: "search them", before: focus(/^Search/), act: key("p") },
  {
    name: "open a picture",
    act: (page) => page.getByRole("main").getByRole("listitem").getByRole("link").first().click(),
  },
  { name: "open the files", act: follow("/admin/files") },
];

const classes: ScreenStep[] = [
  { name: "open the classes", before: visit("/admin/dashboard"), act: follow("/admin/classes") },
  { name: "registrations", act: follow("/admin/class-registrations") },
  { name: "search a person", before: focus(/^Search/), act: key("a") },
  { name: "open their filter", act: (page) => page.getByRole("combobox", { name: "Status" }).click() },
  { name: "filter them", act: (page) => page.getByRole("option", { name: "Confirmed" }).click() },
  {
    name: "open a person",
    before: visit("/admin/class-registrations"),
    act: (page) => firstRow(page).getByRole("link").first().click(),
  },
  {
    name: "open a roster",
    before: visit("/admin/classes"),
    act: (page) => page.locator('tr:has-text("Breastfeeding") a[href$="/roster"]').first().click(),
  },
  {
    name: "check in",
    act: (page) =>
      page
        .getByRole("button", { name: / is Here$/ })
        .first()
        .click(),
  },
  { name: "search the roster", before: focus("Search the roster"), act: key("a") },
  { name: "actions for a person", act: press(/^More for (?!this class)/) },
  { name: "edit a person", act: (page) => page.getByRole("menuitem", { name: /^Edit/ }).click() },
  { name: "add a person", before: key("Escape"), act: press("Add a person") },
];

const giving: ScreenStep[] = [
  { name: "open the gifts", before: visit("/admin/dashboard"), act: follow("/admin/giving") },
  { name: "search a gift", before: focus(/^Search/), act: key("a") },
  {
    name: "open a gift",
    before: visit("/admin/giving"),
    act: (page) => firstRow(page).getByRole("link").first().click(),
  },
  { name: "donors", act: follow("/admin/giving/donors") },
  { name: "open a donor", act: (page) => firstRow(page).getByRole("link").first().click() },
  { name: "statements", act: follow("/admin/giving/statements") },
  { name: "designations", act: follow("/admin/giving/designations") },
  { name: "enter checks", before: visit("/admin/giving"), act: follow("/admin/giving/checks") },
  { name: "type a donor", before: focus("Donor"), act: key("a") },
];

const others: ScreenStep[] = [
  ...[
    "/admin/navigation",
    "/admin/footer",
    "/admin/forms",
    "/admin/users",
    "/admin/settings",
    "/admin/settings/setup",
    "/admin/settings/services",
    "/admin/settings/mail",
    "/admin/settings/jobs",
    "/admin/settings/backups",
    "/admin/settings/health",
    "/admin/settings/audit",
    "/admin/search",
    "/admin/redirects",
    "/admin/newsletter",
    "/admin/patient-applications",
    "/admin/incident",
    "/admin/dashboard",
    "/admin/dashboard/health",
  ].map((path) => ({ name: path.slice("/admin/".length), act: follow(path) })),
];

export const SCREEN_STEPS: Record<string, ScreenStep[]> = {
  lists,
  records,
  finding,
  pageEditor,
  media,
  classes,
  giving,
  others,
};
