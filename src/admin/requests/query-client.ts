import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error";
import { reportDefect } from "./report-defect";

declare module "@tanstack/react-query" {
  interface Register {
    /** Screens show `failureMessage(error)`, because the messages of other errors are not for people. */
    defaultError: unknown;
  }
}

/** A refusal is final; only a lost connection is worth a retry. */
const isRefusal = (error: unknown) => error instanceof ApiError;

/** Key of the counts of pending work in the menu. */
export const PENDING_WORK_KEY = ["waiting"];

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportDefect }),
  mutationCache: new MutationCache({ onError: reportDefect, onSuccess: recountPendingWork }),
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (count, error) => !isRefusal(error) && count < 2 },
    mutations: { retry: false },
  },
});

/** Refreshes the counts of pending work after a change, in the background. */
export function recountPendingWork(): void {
  void queryClient.invalidateQueries({ queryKey: PENDING_WORK_KEY });
}
