import { newName, saved, signIn } from "../admin/staff";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { tabAndPress, tabAndType, tabTo } from "../keyboard";

test("by keyboard alone: staff build a form of two pages, a visitor fills it in and reviews it, and staff read and process what they sent", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000);
  const title = newName("Water the flowers");
  await signIn(page);
  await page.goto("/admin/forms/new");
  await tabAndType(page, page.getByRole("textbox", { name: /^Title/ }), title);
  const add = page.getByRole("button", { name: "Add a question" });
  const question = page.getByRole("textbox", { name: /^Question/ });
  const addOne = async (kind: string, words: string) => {
    await tabAndPress(page, add);
    await expect(page.getByRole("menu")).toBeVisible();
    const item = page.getByRole("menuitem", { name: kind, exact: true });
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      await expect(item).toBeFocused({ timeout: 50 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toHaveCount(0);
    // It is open, after the existing ones.
    await tabTo(page, question.last());
    await page.keyboard.insertText(words);
  };
  await addOne("One of several", "May we call you?");
  await tabTo(
    page,
    page
      .locator("input")
      .and(page.getByLabel(/^Choices/))
      .last(),
  );
  for (const choice of ["Yes", "No"]) {
    await page.keyboard.insertText(choice);
    await page.keyboard.press("Enter");
  }
  await addOne("Phone", "Your phone");
  const condition = page.getByLabel("When to ask it");
  await tabTo(page, condition.last());
  await page.keyboard.type("Dep");
  await tabAndPress(page, page.getByRole("checkbox", { name: "Yes", exact: true }), "Space");
  await addOne("One line", "Your name");
  await tabAndPress(page, page.getByRole("button", { name: "Move Your name up" }));
  await page.keyboard.press("Enter");
  await addOne("New page", "When it suits you");
  await addOne("Several lines", "Which days?");
  await saved(page);
  await expect(page.getByRole("list", { name: "Questions" }).getByRole("listitem")).toHaveText([
    /^Your name/,
    /^May we call you/,
    /^Your phone/,
    /^When it suits you/,
    /^Which days/,
  ]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await tabAndPress(page, page.getByRole("switch", { name: /^Show a review page/ }), "Space");
  await tabAndType(page, page.getByRole("textbox", { name: /^Days until/ }), "30");
  await saved(page);
  await tabAndPress(page, page.getByRole("button", { name: /^Publish/ }));
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const address = (await page.getByRole("link", { name: /^View on the site/ }).getAttribute("href")) ?? "";

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto(address);
  const heading = visitor.locator("[data-heading]:visible");
  const field = (label: string) => visitor.getByRole("textbox", { name: new RegExp(`^${label}`) });
  await tabAndType(visitor, field("Your name"), "Ellen Baker");
  await tabAndPress(visitor, visitor.getByRole("radio", { name: "Yes" }), "Space");
  await tabAndType(visitor, field("Your phone"), "12");
  await visitor.keyboard.press("Enter");
  const wrong = visitor.getByRole("alert", { name: "There is a problem with one answer" });
  await expect(wrong).toBeVisible();
  expect(await accessibilityProblems(visitor)).toEqual([]);
  await tabAndType(visitor, field("Your phone"), "308-555-0177");
  await visitor.keyboard.press("Enter");
  await expect(heading).toHaveText("When it suits you");
  await tabAndType(visitor, field("Which days"), "Mondays");
  // Goes back and forth with the browser's own keys: no input is lost, and none is in the address.
  await visitor.goBack();
  await expect(field("Your name")).toHaveValue("Ellen Baker");
  await expect(wrong).toHaveCount(0);
  await visitor.goForward();
  await expect(field("Which days")).toHaveValue("Mondays");
  expect(new URL(visitor.url()).pathname + new URL(visitor.url()).search).toBe(
    new URL(address, baseURL).pathname,
  );
  await tabAndPress(visitor, visitor.getByRole("button", { name: "Continue" }));
  await expect(heading).toHaveText("Check your answers");
  await tabAndPress(visitor, visitor.getByRole("button", { name: "Change “When it suits you”" }));
  await tabAndType(visitor, field("Which days"), "Tuesdays");
  await tabAndPress(visitor, visitor.getByRole("button", { name: "Continue" }));
  await expect(visitor.getByText("Tuesdays").last()).toBeVisible();
  expect(await accessibilityProblems(visitor)).toEqual([]);
  await tabAndPress(visitor, visitor.getByRole("button", { name: "Send", exact: true }));
  await expect(visitor.getByRole("heading", { name: /^Thank you/ }).first()).toBeVisible();
  expect(await accessibilityProblems(visitor)).toEqual([]);
  await visitor.context().close();

  await page.goto("/admin/forms/submissions");
  await page.getByLabel("Form", { exact: true }).selectOption({ label: title });
  const read = page.getByRole("link", { name: /^Read what/ });
  await expect(read).toHaveCount(1);
  await tabAndPress(page, read);
  const sent = page.getByRole("dialog");
  await expect(sent.getByText("Tuesdays")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await tabAndPress(page, sent.getByRole("button", { name: "Mark as handled" }));
  await expect(sent).toBeHidden();
  await expect(page.getByRole("cell", { name: "Handled" })).toBeVisible();
});
