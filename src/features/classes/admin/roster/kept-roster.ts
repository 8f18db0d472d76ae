import { keepScreen } from "~/admin/offline/keep-screen";
import { storedResponses } from "~/admin/offline/stored-responses";
import { ApiError } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import type { Roster } from "../../api/admin/schemas";
import { rosterApi } from "./roster-api";
import { qrReader } from "./scan/read-qr";

interface ReadRoster {
  roster: Roster;
  /** When this tab stored the roster, in milliseconds since 1970. Null if it was just loaded from the server. */
  keptAt: number | null;
}

/** Error codes if staff may not see the roster, or if it does not exist. */
const REFUSALS = ["FORBIDDEN", "NOT_FOUND", "NOT_LOGGED_IN"];

/**
 * Tablets at the door often have a connection through which no response arrives. After this time, show the stored
 * roster.
 */
const RESPONSE_TIMEOUT_MS = 5_000;

/**
 * Loads the roster from the server. If the server or its database does not respond after a reload of the page, returns
 * the roster that this tab stored. If the server refuses, deletes the stored roster.
 * @throws ApiError if the server refuses; another error if there is no connection and no stored roster, or if the
 * screen already shows a roster
 */
export async function readRoster(classId: string, signal: AbortSignal): Promise<ReadRoster> {
  const name = `roster.${classId}`;
  const answers = storedResponses();
  const isShown = queryClient.getQueryData(["roster", classId]) !== undefined;
  const kept = isShown ? null : await answers.read(name);
  try {
    const roster = await rosterApi.read(classId, signal, kept ? RESPONSE_TIMEOUT_MS : undefined);
    await answers.keep(name, roster);
    return { roster, keptAt: null };
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.includes(error.code)) answers.remove(name);
    const isUnreachable = !(error instanceof ApiError) || error.code === "UNAVAILABLE";
    if (!isUnreachable || signal.aborted || !kept) throw error;
    return { roster: kept.value as Roster, keptAt: kept.at };
  }
}

/** Stores the screen and all its files, so that staff can reload it without a connection. */
export async function keepRosterScreen(): Promise<void> {
  // Also stores the library that reads QR codes. If this fails, turning on the camera tries again.
  await qrReader().catch(() => undefined);
  await keepScreen(location.pathname);
}
