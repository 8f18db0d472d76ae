import { expect } from "@playwright/test";
import { newName } from "../../test/end-to-end/admin/staff";
import { tabTo } from "../../test/end-to-end/keyboard";
import type { StaffJob } from "./staff-job";

/** A page that begins with a template is on the site. */
export const pageFromTemplate: StaffJob = {
  name: "page from a template",
  clickLimit: 5,
  async prepare({ page, visitor }) {
    const title = newName("Visiting hours");
    const path = `/${title.toLowerCase().replaceAll(" ", "-")}`;
    return async () => {
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByRole("menuitem", { name: "Page", exact: true }).click();
      await expect(page.locator("[name=title]")).toBeFocused();
      await page.keyboard.type(title);
      await tabTo(page, page.locator("[name=path]"));
      await page.keyboard.type(path);
      await tabTo(page, page.locator("[name=description]"));
      await page.keyboard.type("When you can visit people who stay with us, and what to keep in mind.");
      await page.getByRole("tab", { name: "Blocks" }).click();
      await page.getByRole("button", { name: /^Standard page/ }).click();
      await page.getByRole("button", { name: /^Publish(?!ed)/ }).click();
      await expect(page.getByText("Live", { exact: true })).toBeVisible();
      await visitor.goto(path);
      await expect(visitor).toHaveTitle(new RegExp(title));
    };
  },
};
