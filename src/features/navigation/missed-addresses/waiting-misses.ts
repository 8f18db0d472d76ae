import type { Database } from "~/platform/database/database";
import type { WaitingWork } from "~/server/waiting/waiting-work";
import { countMissedAddresses } from "../shared/missed-addresses";

/** Counts addresses that visitors requested but that do not exist. */
export function waitingMisses(db: Database): WaitingWork {
  return {
    href: "/admin/redirects/missed",
    anyOf: ["permissionRedirectManager"],
    feature: "redirects",
    one: "missed address",
    many: "missed addresses",
    count: () => countMissedAddresses(db),
  };
}
