import { expect } from "@playwright/test";
import { newName } from "../../test/end-to-end/admin/staff";
import type { StaffJob } from "./staff-job";

/** The colleague has a role, and the invitation is in the mail. */
export const inviteColleague: StaffJob = {
  name: "invite a colleague",
  clickLimit: 4,
  async prepare({ page, inbox }) {
    const name = newName("Nora Lindgren");
    const email = `${name.toLowerCase().replaceAll(" ", ".")}@prairielantern.example`;
    return async () => {
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByRole("menuitem", { name: "Colleague" }).click();
      await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
      await page.keyboard.type(name);
      await page.keyboard.press("Tab");
      await page.keyboard.type(email);
      await page.getByText("News writer", { exact: true }).click();
      await page.getByRole("button", { name: "Send the invitation" }).click();
      const row = page.getByRole("row").filter({ hasText: name });
      await expect(row).toContainText("invited");
      await expect.poll(() => inbox.messages.some((message) => message.includes(email))).toBe(true);
    };
  },
};
