import { expect } from "@playwright/test";
import { newName } from "../../test/end-to-end/admin/staff";
import { tabTo } from "../../test/end-to-end/keyboard";
import type { StaffJob } from "./staff-job";

/** Publishes a page made from a template, with every text that the template requires. */
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
      const texts = page.getByRole("region", { name: "Texts of the template" });
      await expect(texts.getByRole("textbox", { name: /^Heading/ })).toBeFocused();
      await page.keyboard.type("Come and see us");
      await tabTo(page, texts.getByRole("textbox", { name: /^Introduction/ }));
      await page.keyboard.type("Visitors are welcome every day.");
      await tabTo(page, texts.getByRole("textbox", { name: /^Text( |$)/ }));
      await page.keyboard.type("From noon until eight in the evening.");
      await tabTo(page, texts.getByRole("textbox", { name: /^Name/ }));
      await page.keyboard.type("The front desk");
      await tabTo(page, texts.getByRole("textbox", { name: /^Hours/ }));
      await page.keyboard.type("Every day, at any hour");
      await page.getByRole("button", { name: /^Publish(?!ed)/ }).click();
      await expect(page.getByText("Live", { exact: true })).toBeVisible();
      await visitor.goto(path);
      await expect(visitor.getByRole("heading", { level: 1, name: "Come and see us" })).toBeVisible();
      await expect(visitor.getByText("The front desk")).toBeVisible();
    };
  },
};
