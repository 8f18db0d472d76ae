import { create } from "zustand";
import { logError } from "./console";
import { isIgnoredError } from "./ignored-error";
import { reportError } from "./report-error";

/** Whether the visitor is being told that something of ours broke, and whether the site took the report of it. */
export const useFatalError = create<{ shown: boolean; reported: boolean }>()(() => ({
  shown: false,
  reported: false,
}));

const handled = new WeakSet<object>();

/** A client error that nobody expected: logged, reported, and the visitor is told. The same error counts once. */
export function failFatally(error: unknown): void {
  if (isIgnoredError(error)) return;
  if (typeof error === "object" && error !== null) {
    if (handled.has(error)) return;
    handled.add(error);
  }
  logError(error);
  useFatalError.setState({ shown: true, reported: false });
  void reportError(error).then((reported) => useFatalError.setState({ reported }));
}

export function dismissFatalError(): void {
  useFatalError.setState({ shown: false });
}
