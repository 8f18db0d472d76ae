import { useEffect, useSyncExternalStore } from "react";
import { api } from "~/admin/requests/api";
import { ApiError } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import { notifyFailed } from "~/admin/screen/notify";
import type { Roster } from "../../api/admin/schemas";
import { type CheckInQueue, createCheckInQueue, type Mark } from "./check-in-queue";

/** What does not become right by waiting; being signed out, or asked too often, does. */
const FINAL = ["BAD_REQUEST", "FORBIDDEN", "NOT_FOUND", "VALIDATION_FAILED"];
const TRY_AGAIN_MS = 8_000;

const queues = new Map<string, CheckInQueue>();

/** One a class, for as long as the page lives: leaving the screen stops nothing that is on its way. */
function queueOf(classId: string): CheckInQueue {
  const known = queues.get(classId);
  if (known) return known;
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
      await showAsKept(classId, mark);
    },
    isRefusal: (error) => error instanceof ApiError && FINAL.includes(error.code),
    onRefused: notifyFailed,
    onSent: () => void queryClient.invalidateQueries({ queryKey: ["roster", classId] }),
  });
  queues.set(classId, queue);
  return queue;
}

/** What the server knows now stands in what was read of it before: else the screen would fall back until it is read again. */
async function showAsKept(classId: string, { registrationId, here, at }: Mark): Promise<void> {
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

/** Who was checked in here and is not yet known to the server; it is tried again until it is. */
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
