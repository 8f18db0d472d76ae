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

/** What waits for staff: the counts in the menu. */
export const WAITING_KEY = ["waiting"];

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportDefect }),
  mutationCache: new MutationCache({ onError: reportDefect, onSuccess: recountWaiting }),
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (count, error) => !isRefusal(error) && count < 2 },
    mutations: { retry: false },
  },
});

/** Counts again what waits for staff, after a change. Nobody waits for the answer. */
export function recountWaiting(): void {
  void queryClient.invalidateQueries({ queryKey: WAITING_KEY });
}
