import { useEffect, useSyncExternalStore } from "react";
import { api } from "~/admin/requests/api";
import { ApiError } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import { notifyFailed } from "~/admin/screen/notify";
import type { Roster, RosterEntry } from "../../api/admin/schemas";
import { type CheckInQueue, createCheckInQueue, type Mark } from "./check-in-queue";

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
      const params = { id: mark.registrationId };
      await (mark.here
        ? api.put("/api/admin/registrations/{id}/check-in", { params, body: { at: mark.at } })
        : api.del("/api/admin/registrations/{id}/check-in", { params }));
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
async function cacheCheckIn(classId: string, { registrationId, here, at }: Mark): Promise<void> {
  const queryKey = ["roster", classId];
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<Roster>(
    queryKey,
    (roster) =>
      roster && {
        ...roster,
        items: roster.items.map((entry) =>
          entry.id === registrationId ? { ...entry, checkedInAt: here ? at : null } : entry,
        ),
      },
  );
}

/** The check-ins made here that the server does not have yet. The queue retries them. */
export function useCheckIns(classId: string): {
  waiting: readonly Mark[];
  check(id: string, here: boolean): void;
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
    check: (registrationId, here) => void queue.add({ registrationId, here, at: new Date().toISOString() }),
  };
}

/** Since when a person has been checked in, with marks that this device has not sent yet; null if they are not. */
export function checkedInSince(
  { id, status, checkedInAt }: RosterEntry,
  unsent: readonly Mark[],
): string | null {
  if (status !== "confirmed") return null;
  const mark = unsent.find(({ registrationId }) => registrationId === id);
  if (!mark) return checkedInAt;
  return mark.here ? mark.at : null;
}
