import { keepScreen } from "~/admin/offline/keep-screen";
import { keptAnswers } from "~/admin/offline/kept-answers";
import { ApiError, hasCode } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import type { Roster } from "../../api/admin/schemas";
import { rosterApi } from "./roster-api";
import { qrReader } from "./scan/read-qr";

interface ReadRoster {
  roster: Roster;
  /** When it was kept, in milliseconds since 1970; null if it has just come from the server. */
  keptAt: number | null;
}

/**
 * The roster from the server. If that cannot be reached after a reload, or its database does not respond, the one that
 * this tab has kept. A refusal removes it: the person may not see it any more, or the class is gone.
 * @throws ApiError if the server refuses; another error without a connection, if there is nothing to show or the screen
 *   shows a roster already
 */
export async function readRoster(classId: string, signal: AbortSignal): Promise<ReadRoster> {
  const name = `roster.${classId}`;
  const answers = keptAnswers();
  try {
    const roster = await rosterApi.read(classId, signal);
    await answers.keep(name, roster);
    return { roster, keptAt: null };
  } catch (error) {
    const isRefused = error instanceof ApiError && !hasCode(error, "UNAVAILABLE");
    if (isRefused) answers.remove(name);
    const isShown = queryClient.getQueryData(["roster", classId]) !== undefined;
    if (isRefused || signal.aborted || isShown) throw error;
    const kept = await answers.read(name);
    if (!kept) throw error;
    return { roster: kept.value as Roster, keptAt: kept.at };
  }
}

/** Keeps the screen with everything that checking in needs, so that a reload without a connection opens it again. */
export async function keepRosterScreen(): Promise<void> {
  // The camera then works without a connection, too. If this fails, turning it on tries again.
  await qrReader().catch(() => undefined);
  await keepScreen(location.pathname);
}
