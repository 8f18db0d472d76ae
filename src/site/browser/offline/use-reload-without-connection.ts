import { useEffect } from "react";

/** Browsers' messages for a request that reached no server. */
const NETWORK_ERROR = /failed to fetch|networkerror|load failed/i;

/**
 * Reloads as a document if the app navigated to a page whose data could not be loaded without a connection.
 * The service worker can answer a document from its cache.
 * @returns whether the page is being reloaded
 */
export function useReloadWithoutConnection(error: unknown): boolean {
  const leads =
    typeof navigator !== "undefined" &&
    error instanceof TypeError &&
    NETWORK_ERROR.test(error.message) &&
    Boolean(navigator.serviceWorker?.controller);
  useEffect(() => {
    if (leads) location.reload();
  }, [leads]);
  return leads;
}
