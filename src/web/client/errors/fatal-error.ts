import { create } from "zustand";
import { logError } from "./console";
import { isIgnoredError } from "./ignored-error";
import { reportError } from "./report-error";

/** Whether the visitor is being told that something of ours broke. */
export const useFatalError = create<{ shown: boolean }>()(() => ({ shown: false }));

const handled = new WeakSet<object>();

/** A client error that nobody expected: logged, reported, and the visitor is told. The same error counts once. */
export function failFatally(error: unknown): void {
  if (isIgnoredError(error)) return;
  if (typeof error === "object" && error !== null) {
    if (handled.has(error)) return;
    handled.add(error);
  }
  logError(error);
  reportError(error);
  useFatalError.setState({ shown: true });
}

export function dismissFatalError(): void {
  useFatalError.setState({ shown: false });
}
