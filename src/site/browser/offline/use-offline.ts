import { useSyncExternalStore } from "react";
import { connection } from "./connection";

/** Whether this page cannot reach the hospital; false on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isOffline, () => false);
}
