import type { Page } from "@playwright/test";
import { callApi } from "./admin/staff";
import { expect } from "./fixtures";

/**
 * The link in the newest email to an address that matches the pattern. Waits until there is one.
 * @param staffPage on which someone who may read the outbox is signed in
 */
export async function linkInMail(staffPage: Page, email: string, pattern: RegExp): Promise<string> {
  const found = async () => {
    const path = "/api/admin/outbox?pageSize=100";
    const { items } = await callApi<{ items: { id: string; to: string }[] }>(staffPage, "GET", path);
    const mail = items.find(({ to }) => to === email);
    if (!mail) return "";
    const message = JSON.stringify(await callApi(staffPage, "GET", `/api/admin/outbox/${mail.id}`));
    return pattern.exec(message)?.[0] ?? "";
  };
  await expect.poll(found).not.toBe("");
  return found();
}
