import type { Database } from "~/platform/database/database";
import type { PendingWork } from "~/server/pending-work/pending-work";
import { countMissedAddresses } from "../shared/missed-addresses";

/** Counts addresses that visitors requested but that do not exist. */
export function waitingMisses(db: Database): PendingWork {
  return {
    href: "/admin/redirects/missed",
    anyOf: ["permissionRedirectManager"],
    feature: "redirects",
    one: "missed address",
    many: "missed addresses",
    count: () => countMissedAddresses(db),
  };
}
