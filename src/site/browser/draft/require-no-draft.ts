import { ReadableError } from "../request/failure";

/**
 * Refuses requests of a draft that would change something. Its policy refuses forms that the browser sends itself.
 * @param method in upper case
 * @throws ReadableError
 */
export function requireNoDraft(method: string): void {
  if (method === "GET" || document.documentElement.dataset.draft === undefined) return;
  throw new ReadableError("This is a draft, so nothing was sent.");
}
