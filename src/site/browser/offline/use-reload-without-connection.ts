import { useEffect } from "react";

/** What browsers call a request that reached nobody. */
const NOBODY_REACHED = /failed to fetch|networkerror|load failed/i;

/**
 * The application led to a page whose data could not be had, as there is no connection. Asked for as a document, the service
 * worker answers it with what it keeps.
 *
 * @returns whether it is on its way
 */
export function useReloadWithoutConnection(error: unknown): boolean {
  const leads =
    typeof navigator !== "undefined" &&
    error instanceof TypeError &&
    NOBODY_REACHED.test(error.message) &&
    Boolean(navigator.serviceWorker?.controller);
  useEffect(() => {
    if (leads) location.reload();
  }, [leads]);
  return leads;
}
