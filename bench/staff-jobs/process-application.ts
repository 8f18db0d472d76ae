import { expect } from "@playwright/test";
import { callApi, newName, publish } from "../../test/end-to-end/admin/staff";
import type { StaffJob } from "./staff-job";

const question = (name: string, kind: string, label: string, sender: string) => ({
  name,
  kind,
  label,
  sender,
  required: true,
});

/** An application is reviewed and accepted, and the applicant is notified. */
export const processApplication: StaffJob = {
  name: "work an application",
  clickLimit: 6,
  async prepare({ page, visitor, inbox }) {
    const title = newName("Ask for a ride");
    const slug = title.toLowerCase().replaceAll(" ", "-");
    const questions = [
      question("lastName", "text", "Last name", "lastName"),
      question("email", "email", "Email", "email"),
    ];
    const data = { title, slug, questions, outcome: "newPatient", isPatientForm: true, retentionDays: 30 };
    const form = await callApi<{ item: { id: string; revision: number } }>(page, "POST", "/api/admin/forms", {
      data,
    });
    await publish(page, "forms", form.item);
    const lastName = newName("Quill").replaceAll(" ", "");
    const email = `${slug}@patients.example`;
    await visitor.goto(`/forms/${slug}`);
    const main = visitor.getByRole("main");
    await main.getByLabel(/^Last name/).fill(lastName);
    await main.getByLabel(/^Email/).fill(email);
    await main.getByRole("button", { name: "Send", exact: true }).click();
    await visitor
      .getByRole("heading", { name: /^Thank you/ })
      .first()
      .waitFor();
    return async () => {
      await page.getByRole("link", { name: lastName }).click();
      await page.getByRole("button", { name: "Start the review" }).click();
      await page.getByRole("button", { name: "Accept" }).click();
      await page.getByRole("button", { name: "Accept, and open the next" }).click();
      await expect(page.getByText("Accepted.", { exact: true })).toBeVisible();
      await expect
        .poll(() => inbox.messages.filter((message) => message.includes(email)).length)
        .toBeGreaterThan(0);
    };
  },
};
