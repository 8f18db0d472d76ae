import { keepScreen } from "~/admin/offline/keep-screen";
import { storedResponses } from "~/admin/offline/stored-responses";
import { ApiError } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import type { Roster } from "../../api/admin/schemas";
import { rosterApi } from "./roster-api";
import { qrReader } from "./scan/read-qr";

interface ReadRoster {
  roster: Roster;
  /** When it was stored, in milliseconds since 1970; null if it has just arrived from the server. */
  keptAt: number | null;
}

/** Error codes for a person who may not see the roster, or a roster that does not exist. */
const REFUSALS = ["FORBIDDEN", "NOT_FOUND", "NOT_LOGGED_IN"];

/** A tablet at the door often has a connection on which nothing arrives. */
const PATIENCE_MS = 5_000;

/**
 * The roster from the server. If that or its database does not respond after a reload, the one that this tab has kept.
 * A
 * refusal removes it.
 * @throws ApiError if the server refuses; another error without a connection, if there is nothing to show or the screen
 *   shows a roster already
 */
export async function readRoster(classId: string, signal: AbortSignal): Promise<ReadRoster> {
  const name = `roster.${classId}`;
  const answers = storedResponses();
  const isShown = queryClient.getQueryData(["roster", classId]) !== undefined;
  const kept = isShown ? null : await answers.read(name);
  try {
    const roster = await rosterApi.read(classId, signal, kept ? PATIENCE_MS : undefined);
    await answers.keep(name, roster);
    return { roster, keptAt: null };
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.includes(error.code)) answers.remove(name);
    const isUnreachable = !(error instanceof ApiError) || error.code === "UNAVAILABLE";
    if (!isUnreachable || signal.aborted || !kept) throw error;
    return { roster: kept.value as Roster, keptAt: kept.at };
  }
}

/** Keeps the screen with everything that checking in needs, so that a reload without a connection opens it again. */
export async function keepRosterScreen(): Promise<void> {
  // The camera then works without a connection, too. If this fails, turning it on tries again.
  await qrReader().catch(() => undefined);
  await keepScreen(location.pathname);
}
