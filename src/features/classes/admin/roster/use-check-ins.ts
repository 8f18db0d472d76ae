import { useEffect, useSyncExternalStore } from "react";
import { api } from "~/admin/requests/api";
import { ApiError } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import { notifyFailed } from "~/admin/screen/notify";
import type { Roster, RosterEntry } from "../../api/admin/schemas";
import { type CheckInQueue, createCheckInQueue, type Mark } from "./check-in-queue";
import { type PersonOnRoster, peopleIn } from "./people-in";

/** Error codes for which a retry is useless. A retry can succeed after an expired session or a rate limit. */
const FINAL = ["BAD_REQUEST", "FORBIDDEN", "NOT_FOUND", "VALIDATION_FAILED"];
const RETRY_MS = 8_000;

const queues = new Map<string, CheckInQueue>();

/**
 * One queue for each class, for the lifetime of the page. Leaving the screen does not stop requests that are being
 * sent.
 */
function queueOf(classId: string): CheckInQueue {
  const existingQueue = queues.get(classId);
  if (existingQueue) return existingQueue;
  const key = `openward.checkIns.${classId}`;
  const queue = createCheckInQueue({
    load: () => JSON.parse(localStorage.getItem(key) ?? "[]") as Mark[],
    keep: (marks) =>
      marks.length > 0 ? localStorage.setItem(key, JSON.stringify(marks)) : localStorage.removeItem(key),
    async send(mark) {
      const { registrationId: id, person, session, at } = mark;
      await (mark.here
        ? api.put("/api/admin/registrations/{id}/check-in", { params: { id }, body: { at, person, session } })
        : api.del("/api/admin/registrations/{id}/check-in", {
            params: { id },
            query: { at, person, session },
          }));
      await cacheCheckIn(classId, mark);
    },
    isRefusal: (error) => error instanceof ApiError && FINAL.includes(error.code),
    onRefused: notifyFailed,
    onSent: () => void queryClient.invalidateQueries({ queryKey: ["roster", classId] }),
  });
  queues.set(classId, queue);
  return queue;
}

/**
 * Adds the sent check-in to the cached roster. Without this, the screen would show the old state until the next load.
 */
async function cacheCheckIn(classId: string, mark: Mark): Promise<void> {
  const queryKey = ["roster", classId];
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<Roster>(
    queryKey,
    (roster) => roster && { ...roster, items: roster.items.map((entry) => withMark(entry, mark)) },
  );
}

function withMark(entry: RosterEntry, mark: Mark): RosterEntry {
  if (entry.id !== mark.registrationId) return entry;
  const attendance = entry.attendance.map(({ person, sessions }, at) => ({
    person,
    sessions: sessions.map((_, index) => {
      const people = peopleIn(entry, { session: index + 1, unsent: [mark] });
      return people[at]?.hereSince ?? null;
    }),
  }));
  return { ...entry, attendance };
}

export interface CheckIns {
  /** Check-ins from this device that the server does not have yet. The queue retries them. */
  waiting: readonly Mark[];
  /** The people of a registration, with who is here. */
  people(entry: RosterEntry): PersonOnRoster[];
  check(entry: RosterEntry, people: readonly PersonOnRoster[], here: boolean): void;
}

/**
 * The check-ins of one session of a class.
 * @param session from 1
 */
export function useCheckIns(classId: string, session: number): CheckIns {
  const queue = queueOf(classId);
  const waiting = useSyncExternalStore(queue.subscribe, queue.marks);
  useEffect(() => {
    const flush = () => void queue.flush();
    flush();
    addEventListener("online", flush);
    const timer = setInterval(flush, RETRY_MS);
    return () => {
      removeEventListener("online", flush);
      clearInterval(timer);
    };
  }, [queue]);
  return {
    waiting,
    people: (entry) => peopleIn(entry, { session, unsent: waiting }),
    check: ({ id }, people, here) =>
      void queue.add(
        ...people.map((person) => ({
          registrationId: id,
          person: person.number,
          session,
          here,
          at: pressedAt(person, here),
        })),
      ),
  };
}

/** The current time. An undo is never earlier than the check-in, because the clock of the other device may be ahead. */
function pressedAt({ hereSince }: PersonOnRoster, here: boolean): string {
  const now = new Date().toISOString();
  return !here && hereSince !== null && hereSince > now ? hereSince : now;
}
