import { expect } from "@playwright/test";
import { callApi, newName } from "../../test/end-to-end/admin/staff";
import { findAndOpen } from "./find-and-open";
import type { StaffJob } from "./staff-job";

const RECORDS = 25;

interface Created {
  item: { id: string; revision: number };
}

/** Records that were moved to the trash by mistake are back. */
export const restoreRecords: StaffJob = {
  name: "restore 25 records",
  clickLimit: 4,
  async prepare({ page }) {
    const name = newName("Wrongly trashed");
    for (let number = 1; number <= RECORDS; number += 1) {
      const data = { title: `${name} ${number}`, summary: "A summary.", body: "<p>Words.</p>" };
      const { item } = await callApi<Created>(page, "POST", "/api/admin/pressreleases", { data });
      await callApi(page, "DELETE", `/api/admin/pressreleases/${item.id}`, { revision: item.revision });
    }
    return async () => {
      await findAndOpen(page, "press trash", /^Press releases in the trash/);
      await page.getByRole("checkbox", { name: /^Select every row/ }).check();
      await page.getByRole("button", { name: "Restore" }).click();
      await expect(page.getByText(`${RECORDS} press releases restored`)).toBeVisible();
    };
  },
};
