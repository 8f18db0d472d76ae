import { createStore } from "zustand/vanilla";
import { logError } from "./console";
import { isIgnoredError } from "./ignored-error";
import { reportError } from "./report-error";

/** Whether the error message is shown, and whether the site received the report. */
export const fatalError = createStore<{ shown: boolean; reported: boolean }>()(() => ({
  shown: false,
  reported: false,
}));

const handled = new WeakSet<object>();

/**
 * Handles an unexpected client error: logs it, reports it, and tells the visitor. Repeated errors count once.
 */
export function failFatally(error: unknown): void {
  if (isIgnoredError(error)) return;
  if (typeof error === "object" && error !== null) {
    if (handled.has(error)) return;
    handled.add(error);
  }
  logError(error);
  fatalError.setState({ shown: true, reported: false });
  void reportError(error).then((reported) => fatalError.setState({ reported }));
}

export function dismissFatalError(): void {
  fatalError.setState({ shown: false });
}
