import { useSyncExternalStore } from "react";
import { connection } from "./connection";

/** Whether the hospital is out of reach of this page; false on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isOffline, () => false);
}
