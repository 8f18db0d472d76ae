import type { FrameLocator, Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { callApi, newName, newPage, saved, signIn } from "./staff";

test.describe("texts on the canvas of the page editor", { tag: ["@script", "@staff", "@desktop"] }, () => {
  test.slow();

  test("a click on a heading or a button edits it there; the field, the draft, undo, and the page follow", async ({
    page,
    request,
  }) => {
    const { id, path } = await pageWith(page, BLOCKS);
    const canvas = page.frameLocator("#preview-frame");
    const panel = page.getByRole("complementary", { name: "About this page" });
    await canvas.getByText("Walk with us", { exact: true }).click({ force: true });
    const heading = canvas.getByRole("textbox", { name: "Heading, Opening of a page" });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText("Walk with us");
    await page.keyboard.press("End");
    await page.keyboard.type(" in fall");
    await expect(panel.getByRole("textbox", { name: /^Heading/ })).toHaveValue("Walk with us in fall");
    await paste(heading, "<b>, bold</b>\nand on", "<b>nothing of this</b>");
    await expect(heading).toHaveText("Walk with us in fall<b>, bold</b> and on");
    for (let count = 0; count < "<b>, bold</b> and on".length; count += 1)
      await page.keyboard.press("Backspace");
    await expect(heading).toHaveText("Walk with us in fall");

    await canvas.getByText("Sign up", { exact: true }).click({ force: true });
    const button = canvas.getByRole("textbox", { name: "Text, Opening of a page" });
    await expect(button).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText("Join the walk");
    // At once: the editor itself records a step only after a pause.
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(canvas.getByText("Sign up", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Redo", exact: true }).click();
    await expect(canvas.getByText("Join the walk", { exact: true })).toBeVisible();
    await expect(canvas.getByText("Walk with us in fall", { exact: true })).toBeVisible();
    await expect(panel.getByRole("button", { name: "Join the walk", exact: true })).toBeVisible();
    for (const [keys, words] of [
      ["ControlOrMeta+z", "Sign up"],
      ["ControlOrMeta+Shift+z", "Join the walk"],
    ] as const) {
      await page.keyboard.press(keys);
      await expect(canvas.getByText(words, { exact: true })).toBeVisible();
    }
    await saved(page);
    const stored = await callApi(page, "GET", `/api/admin/pages/${id}`);
    expect(JSON.stringify(stored)).toContain("Walk with us in fall");
    expect(JSON.stringify(stored)).not.toMatch(/[\u2060-\u2064]/);
    await page.getByRole("button", { name: /^Publish(?!ed)/ }).click();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    const published = await (await request.get(path)).text();
    for (const words of ["Walk with us in fall", "Join the walk"]) expect(published).toContain(words);
  });

  test("by keyboard: F2 edits a block's first text, Tab moves to the next, and Escape to its field", async ({
    page,
  }) => {
    await pageWith(page, BLOCKS);
    const canvas = page.frameLocator("#preview-frame");
    const panel = page.getByRole("complementary", { name: "About this page" });
    await expect(canvas.getByText("Walk with us", { exact: true })).toBeVisible();
    await page
      .getByRole("list", { name: "Blocks of the page" })
      .getByRole("button", { name: /^Opening of a page/ })
      .press("F2");
    await expect(canvas.getByRole("textbox", { name: "Heading, Opening of a page" })).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await expect(panel.getByRole("textbox", { name: /^Heading/ })).toHaveValue("");
    await page.keyboard.type("A walk");
    await page.keyboard.press("Tab");
    const lead = canvas.getByRole("textbox", { name: "Introduction, Opening of a page" });
    await expect(lead).toBeFocused();
    // The variable, not its value.
    await expect(lead).toHaveText("Call {phone} to join.");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Call {hospital}.");
    await page.keyboard.press("Escape");
    await expect(panel.getByRole("textbox", { name: "Introduction" })).toBeFocused();
    await expect(panel.getByRole("textbox", { name: "Introduction" })).toHaveValue("Call {hospital}.");
    await expect(canvas.getByText("Call Prairie Lantern Community Hospital.", { exact: true })).toBeVisible();
    await expect(canvas.getByText("A walk", { exact: true })).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveCount(0);
    await saved(page);
  });

  test("a click on rich text opens its editor with the caret at that word", async ({ page }) => {
    await pageWith(page, BLOCKS);
    const canvas = page.frameLocator("#preview-frame");
    const panel = page.getByRole("complementary", { name: "About this page" });
    await canvas.getByText("Bring a hat.").click({ force: true, position: { x: 1, y: 10 } });
    const text = panel.getByRole("textbox", { name: /^Text/ });
    await expect(text).toBeFocused();
    await page.keyboard.type("You: ");
    await expect(text).toContainText("You: Bring a hat.");
    await expect(canvas.getByText("You: Bring a hat.")).toBeVisible();
  });
});

const BLOCKS = [
  {
    type: "hero",
    props: {
      heading: "Walk with us",
      lead: "Call {phone} to join.",
      actions: [{ label: "Sign up", href: "/contact-us", kind: "primary" }],
    },
  },
  { type: "richText", props: { html: "<p>We start at noon.</p><p>Bring a hat.</p>" } },
];

/** A new page with these blocks, opened in the editor. */
async function pageWith(page: Page, blocks: unknown): Promise<{ id: string; path: string }> {
  await signIn(page);
  const { id, revision, path } = await newPage(page, newName("Harvest walk"));
  await callApi(page, "PATCH", `/api/admin/pages/${id}`, { revision, data: { blocks } });
  await page.goto(`/admin/pages/${id}`);
  return { id, path };
}

async function paste(box: ReturnType<FrameLocator["getByRole"]>, text: string, html: string): Promise<void> {
  await box.evaluate(
    (element, [plain, rich]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", plain ?? "");
      clipboardData.setData("text/html", rich ?? "");
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [text, html],
  );
}
