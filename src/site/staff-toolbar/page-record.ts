import type { PageRecordResponse } from "~/server/admin-api/content/page-record";
import { logError } from "../browser/errors/console";
import { createRequests } from "../browser/request/create-requests";
import { isFailure } from "../browser/request/failure";
import { clearSession, clientStore } from "../browser/store/client-store";

/** If the session ended while someone reads the site, they stay on the page. */
const { get } = createRequests({
  fetch: (...call) => fetch(...call),
  clearSession,
  goToSignIn() {},
  reportError() {},
});

/** The record that the page names in its head: `staffmembers/{id}`, the end of its admin address. */
export function recordOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="openward:record"]')?.content;
}

/** The record's status; null if this person may not open it, or the server does not respond. */
export async function fetchRecord(
  record: string,
  signal: AbortSignal,
): Promise<PageRecordResponse["record"]> {
  try {
    const token = clientStore.getState().apiToken;
    const [type = "", id = ""] = record.split("/");
    const answer = await get("/api/admin/page-record", { query: { type, id }, token, signal });
    return isFailure(answer) ? null : answer.record;
  } catch (error) {
    if (!signal.aborted) logError(error);
    return null;
  }
}
