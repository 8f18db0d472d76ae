import type { PageRecordResponse } from "~/server/admin-api/content/page-record";
import { logError } from "../browser/errors/console";
import { createRequests } from "../browser/request/create-requests";
import { isFailure } from "../browser/request/failure";
import { clearSession, useClientStore } from "../browser/store/client-store";

/** Whoever's session ended while they read the site goes on reading: they are not led away. */
const { get } = createRequests({
  fetch: (...call) => fetch(...call),
  clearSession,
  goToSignIn() {},
  reportError() {},
});

/** The record that the page names in its head: `staffmembers/{id}`, the end of its addresses in the staff's area. */
export function recordOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="openward:record"]')?.content;
}

/** How the record stands; null where this person may not open it, or the server does not say. */
export async function fetchRecord(
  record: string,
  signal: AbortSignal,
): Promise<PageRecordResponse["record"]> {
  try {
    const token = useClientStore.getState().apiToken;
    const [type = "", id = ""] = record.split("/");
    const answer = await get("/api/admin/page-record", { query: { type, id }, token, signal });
    return isFailure(answer) ? null : answer.record;
  } catch (error) {
    if (!signal.aborted) logError(error);
    return null;
  }
}
