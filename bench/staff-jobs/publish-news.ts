import { expect } from "@playwright/test";
import { newName, picture } from "../../test/end-to-end/admin/staff";
import { tabTo } from "../../test/end-to-end/keyboard";
import type { StaffJob } from "./staff-job";

/** News with a picture that is uploaded and described on the way. */
export const publishNews: StaffJob = {
  name: "publish news with a picture",
  clickLimit: 7,
  async prepare({ page, visitor }) {
    const title = newName("The new ambulance is here");
    const photo = await picture(`${newName("ambulance")}.png`, "#a03020");
    return async () => {
      await page.getByRole("link", { name: "Write news" }).click();
      await expect(page.getByRole("textbox", { name: /^Title/ })).toBeFocused();
      await page.keyboard.type(title);
      await tabTo(page, page.getByRole("textbox", { name: /^Summary/ }));
      await page.keyboard.type(
        "Two crews now answer calls at night, and nobody waits for the one that is out.",
      );
      await page.getByRole("button", { name: "Choose a picture for Picture" }).click();
      const picker = page.getByRole("dialog", { name: "Choose a picture" });
      const chooser = page.waitForEvent("filechooser");
      await picker.getByRole("button", { name: "Choose pictures…" }).click();
      await (await chooser).setFiles([photo]);
      const words = picker.getByRole("textbox", { name: /^What does it show/ });
      await expect(words).toBeFocused();
      await page.keyboard.type("The new ambulance in front of the hospital");
      await page.keyboard.press("Enter");
      await picker.getByRole("button", { name: /^Use it/ }).click();
      await tabTo(page, page.getByRole("textbox", { name: /^Text( |$)/ }));
      await page.keyboard.type("The county board voted for it on Tuesday.");
      await page.getByRole("button", { name: /^Publish(?!ed)/ }).click();
      await expect(page.getByText("Live", { exact: true })).toBeVisible();
      await visitor.goto("/newsroom");
      await visitor.getByRole("main").getByRole("link", { name: title }).first().click();
      await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(visitor.getByRole("img", { name: "The new ambulance in front" }).first()).toBeVisible();
    };
  },
};
