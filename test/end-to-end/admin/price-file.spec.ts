import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { callApi, signIn } from "./staff";

const CHARGES = "src/demo/content/standard-charges.csv";

interface Settings {
  items: { id: string }[];
}
interface Item {
  item: { id: string; revision: number; data: Record<string, unknown> };
}

test.describe("the price file", { tag: ["@script", "@staff", "@desktop"] }, () => {
  test.slow();

  test("the public file is checked again, and follows the CMS template", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/settings/price-file");
    const live = page.getByRole("region", { name: "On the site" });
    await live.getByRole("button", { name: "Check now" }).click();
    await expect(live.getByText("Follows the rules of CMS")).toBeVisible();
    await expect(live.getByText(/Checked .*, template 3\.0\.0/)).toBeVisible();
    await expect(live.getByText("Last updated on July 1, 2026.")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("a new file with a mistake is not published: it says row and column, and what to do", async ({
    page,
  }) => {
    await signIn(page);
    const wrong = (await readFile(CHARGES, "utf8")).replace(",outpatient,", ",elsewhere,");
    const src = await upload(page, wrong);
    const before = await draftOfSettings(page);
    await callApi(page, "PATCH", `/api/admin/settings/${before.item.id}`, {
      revision: before.item.revision,
      data: { priceFileUrl: src },
    });
    await page.goto("/admin/settings/price-file");
    const draft = page.getByRole("region", { name: "In the draft of the settings" });
    await expect(draft.getByText("It has not been checked.")).toBeVisible();
    await draft.getByRole("button", { name: "Check now" }).click();
    await expect(draft.getByText("Needs corrections")).toBeVisible();
    const finding = draft.getByRole("listitem").filter({ hasText: "elsewhere" });
    await expect(finding).toContainText("Row 4, column G (setting)");
    await expect(finding).toContainText("Write one of these: inpatient, outpatient, both.");
    expect(await accessibilityProblems(page)).toEqual([]);
    const after = await draftOfSettings(page);
    await callApi(page, "PATCH", `/api/admin/settings/${after.item.id}`, {
      revision: after.item.revision,
      data: { priceFileUrl: before.item.data.priceFileUrl },
    });
  });
});

/** Adds a file as the upload under Files does. @returns its address */
async function upload(page: Page, text: string): Promise<string> {
  const added = await page.evaluate(async (bytes) => {
    const body = new FormData();
    const name = "470000001_prairie-lantern-community-hospital_standardcharges.csv";
    body.set("file", new File([bytes], name, { type: "text/csv" }));
    const token = JSON.parse(localStorage.getItem("apiToken") ?? "null");
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch("/api/admin/files/upload", { method: "POST", headers, body })).json();
  }, text);
  return (added as Item).item.data.src as string;
}

async function draftOfSettings(page: Page): Promise<Item> {
  const { items } = await callApi<Settings>(page, "GET", "/api/admin/settings");
  return callApi<Item>(page, "GET", `/api/admin/settings/${items[0]?.id}`);
}
