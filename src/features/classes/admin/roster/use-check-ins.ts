import { useEffect, useSyncExternalStore } from "react";
import { api } from "~/admin/requests/api";
import { ApiError } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import { notifyFailed } from "~/admin/screen/notify";
import type { Roster, RosterEntry } from "../../api/admin/schemas";
import { type CheckInQueue, createCheckInQueue, type Mark } from "./check-in-queue";
import { type PersonOnRoster, peopleIn } from "./people-in";

/** Refusals that a retry does not change. An expired session and a rate limit are not among them. */
const FINAL = ["BAD_REQUEST", "FORBIDDEN", "NOT_FOUND", "VALIDATION_FAILED"];
const TRY_AGAIN_MS = 8_000;

const queues = new Map<string, CheckInQueue>();

/**
 * One queue for each class, for the lifetime of the page, so that leaving the screen does not stop what is being
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
      const { registrationId: id, person, at } = mark;
      await (mark.here
        ? api.put("/api/admin/registrations/{id}/check-in", { params: { id }, body: { at, person } })
        : api.del("/api/admin/registrations/{id}/check-in", { params: { id }, query: { at, person } }));
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
 * Updates the cached roster with what the server now has; otherwise the screen would show the old state until the
 * next load.
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
  const attendance = peopleIn(entry, [mark]).map(({ number, hereSince }) => ({
    person: number,
    checkedInAt: hereSince,
  }));
  return { ...entry, attendance };
}

/** The check-ins made here that the server does not have yet. The queue retries them. */
export function useCheckIns(classId: string): {
  waiting: readonly Mark[];
  check(id: string, people: readonly PersonOnRoster[], here: boolean): void;
} {
  const queue = queueOf(classId);
  const waiting = useSyncExternalStore(queue.subscribe, queue.marks);
  useEffect(() => {
    const flush = () => void queue.flush();
    flush();
    addEventListener("online", flush);
    const timer = setInterval(flush, TRY_AGAIN_MS);
    return () => {
      removeEventListener("online", flush);
      clearInterval(timer);
    };
  }, [queue]);
  return {
    waiting,
    check: (registrationId, people, here) =>
      void queue.add(
        ...people.map((person) => ({
          registrationId,
          person: person.number,
          here,
          at: pressedAt(person, here),
        })),
      ),
  };
}

/**
 * Now, and for the undoing of a check-in never before it: the clock of the device that made it may be ahead of this one.
 */
function pressedAt({ hereSince }: PersonOnRoster, here: boolean): string {
  const now = new Date().toISOString();
  return !here && hereSince !== null && hereSince > now ? hereSince : now;
}
