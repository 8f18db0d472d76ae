import { expect } from "@playwright/test";
import { newName, saved } from "../../test/end-to-end/admin/staff";
import { tabTo } from "../../test/end-to-end/keyboard";
import type { StaffJob } from "./staff-job";

/**
 * A draft has the blocks of a template, and its opening is written. Publishing it takes another click for each further
 * block in which the template asks for a text, and one to publish.
 */
export const pageFromTemplate: StaffJob = {
  name: "page from a template",
  clickLimit: 5,
  async prepare({ page }) {
    const title = newName("Visiting hours");
    return async () => {
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByRole("menuitem", { name: "Page", exact: true }).click();
      await expect(page.locator("[name=title]")).toBeFocused();
      await page.keyboard.type(title);
      await tabTo(page, page.locator("[name=path]"));
      await page.keyboard.type(`/${title.toLowerCase().replaceAll(" ", "-")}`);
      await tabTo(page, page.locator("[name=description]"));
      await page.keyboard.type("When you can visit people who stay with us, and what to keep in mind.");
      await page.getByRole("tab", { name: "Blocks" }).click();
      await page.getByRole("button", { name: /^Standard page/ }).click();
      const canvas = page.frameLocator("#preview-frame");
      await canvas.getByText("Questions?").waitFor();
      await page.getByRole("button", { name: /^Opening of a page/ }).click();
      await tabTo(page, page.getByRole("textbox", { name: /^Heading/ }).first());
      await page.keyboard.type("Come and see us");
      await expect(canvas.getByText("Come and see us", { exact: true })).toBeVisible();
      await saved(page);
    };
  },
};
