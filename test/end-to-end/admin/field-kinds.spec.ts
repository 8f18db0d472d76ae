import type { Locator, Page } from "@playwright/test";
import { describeFields } from "~/content/describe-type";
import { boolean } from "~/content/fields/boolean";
import { color } from "~/content/fields/color";
import { date } from "~/content/fields/date";
import { datetime } from "~/content/fields/datetime";
import { editorNote } from "~/content/fields/editor-note";
import { FIELD_KINDS, type FieldKind } from "~/content/fields/field-kind";
import { fixedValue } from "~/content/fields/fixed-value";
import { html } from "~/content/fields/html";
import { itemArray } from "~/content/fields/item-array";
import { navigationItems } from "~/content/fields/navigation-items";
import { number } from "~/content/fields/number";
import { select } from "~/content/fields/select";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { time } from "~/content/fields/time";
import { locations, oneLocation, provider, providers } from "~/features/care/shared/fields";
import { file, image, images } from "~/features/media/shared/fields";
import { slideArray } from "~/features/media/slide-array";
import { newsItems } from "~/features/news/fields";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { signIn } from "./staff";

/** The specification's kinds of fields: those before the line in field-kind.ts. */
const KINDS = FIELD_KINDS.slice(0, FIELD_KINDS.indexOf("SLUG"));
const named = (kind: FieldKind) => ({ label: `Field ${kind}` });

const fields = {
  text: text(named("TEXT")),
  textarea: textarea(named("TEXTAREA")),
  boolean: boolean(named("BOOLEAN")),
  number: number(named("NUMBER")),
  select: select({ ...named("SELECT"), choices: { one: "One", two: "Two" } }),
  color: color(named("COLOR")),
  datetime: datetime(named("DATETIME")),
  date: date(named("DATE")),
  time: time(named("TIME")),
  html: html(named("HTML")),
  image: image(named("IMAGE")),
  images: images(named("IMAGE_ARRAY")),
  file: file(named("FILE")),
  slides: slideArray(named("SLIDE_ARRAY")),
  items: itemArray({ ...named("ITEM_ARRAY"), item: { title: text({ label: "Title of the entry" }) } }),
  navigation: navigationItems(named("NAVIGATION_ITEMS")),
  fixed: fixedValue({ ...named("FIXED_VALUE"), value: "always so" }),
  news: newsItems(named("NEWSITEM_ARRAY")),
  note: editorNote({ ...named("EDITOR_NOTE_HTML"), note: "<p>A word to whoever writes</p>" }),
  place: oneLocation(named("CHLOCATION")),
  places: locations(named("CHLOCATION_ARRAY")),
  person: provider(named("CHSTAFFMEMBER")),
  people: providers(named("CHSTAFFMEMBER_ARRAY")),
};

test("each of the specification's 23 kinds of fields has a working input in the page editor", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page }) => {
  expect(Object.values(fields).map(({ kind }) => kind)).toEqual(KINDS);
  await offerBlockOfAll(page);
  await signIn(page);
  await page.goto("/admin/pages/new");
  await page.getByRole("tab", { name: "Blocks" }).press("Enter");
  await page.getByRole("button", { name: "Add a block", exact: true }).press("Enter");
  await page.getByRole("combobox", { name: "Search for a block" }).fill("every kind of field");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("complementary", { name: "About this page" });
  await expect(panel.getByRole("heading", { name: "Every kind of field" })).toBeVisible();
  const labelled = (kind: FieldKind) => panel.getByLabel(new RegExp(`^Field ${kind}( |$)`)).first();
  const group = (kind: FieldKind) => panel.getByRole("group", { name: new RegExp(`^Field ${kind}( |$)`) });

  for (const kind of ["TEXT", "TEXTAREA", "HTML"] as const) await takes(labelled(kind), "Sand and lanterns");
  await takes(labelled("NUMBER"), "42");
  await labelled("NUMBER").clear();
  await labelled("NUMBER").pressSequentially("40.250");
  await expect(labelled("NUMBER")).toHaveValue("40.250");
  await takes(labelled("DATETIME"), "2026-12-01T08:00");
  await takes(labelled("DATE"), "2026-12-01");
  await takes(labelled("TIME"), "08:00");
  await labelled("BOOLEAN").press("Space");
  await expect(labelled("BOOLEAN")).toBeChecked();
  await expect(panel.getByRole("radiogroup", { name: "Field SELECT" }).getByRole("radio")).toHaveCount(2);
  const colors = panel.getByRole("radiogroup", { name: "Field COLOR" });
  await colors.getByRole("radio", { name: "Clay" }).press("Space");
  await expect(colors.getByRole("radio", { name: "Clay" })).toBeChecked();

  for (const kind of ["IMAGE", "IMAGE_ARRAY", "FILE", "SLIDE_ARRAY"] as const) {
    await group(kind).getByRole("button").first().press("Enter");
    await expect(page.getByRole("dialog", { name: /^Choose a/ })).toBeVisible();
    // The dialog gets the focus shortly after it opens; a faster key comes from the button.
    await group(kind).getByRole("button").first().dispatchEvent("keydown", { key: "Escape" });
    await expect(page.getByRole("dialog", { name: /^Choose a/ })).toBeHidden();
  }
  for (const kind of ["ITEM_ARRAY", "NAVIGATION_ITEMS"] as const) {
    await group(kind).getByRole("button", { name: /^Add/ }).last().press("Enter");
    await takes(group(kind).getByRole("textbox").first(), "A lantern");
  }
  const picked = [
    ["CHLOCATION", "Willow Bend"],
    ["CHLOCATION_ARRAY", "Willow Bend"],
    ["CHSTAFFMEMBER", "Elena Marsh"],
    ["CHSTAFFMEMBER_ARRAY", "Elena Marsh"],
  ] as const;
  for (const [kind, words] of picked) {
    await group(kind).getByRole("textbox").fill(words);
    await page.getByRole("option").filter({ hasText: words }).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(group(kind).getByText(words).first()).toBeVisible();
  }
  await expect(group("NEWSITEM_ARRAY").getByRole("textbox")).toBeEditable();
  await expect(panel.getByText("always so")).toBeVisible();
  await expect(panel.getByText("A word to whoever writes")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

/** Makes the admin offer a block with one field of each kind, because no real block has all kinds. */
async function offerBlockOfAll(page: Page): Promise<void> {
  const described = describeFields(fields);
  const block = {
    name: "everyKindOfField",
    label: "Every kind of field",
    category: "General",
    help: "Holds a field of each kind.",
    thumbnail: [],
    fields: described,
    example: Object.fromEntries(described.map(({ name, empty }) => [name, empty])),
  };
  await page.route("**/api/admin/types", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const type of answer.types)
      for (const { settings } of type.fields) if (settings.blocks) settings.blocks.push(block);
    await route.fulfill({ response, json: answer });
  });
}

async function takes(field: Locator, value: string): Promise<void> {
  await field.fill(value);
  const holds = (element: HTMLElement) => ("value" in element ? element.value : element.textContent.trim());
  await expect.poll(() => field.evaluate(holds)).toBe(value);
}
