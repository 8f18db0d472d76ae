import type { Sealer } from "~/platform/crypto/sealer";
import { newLink } from "./private-link";
import type { Subscriber } from "./table";

/** The column values of a subscription that ended, for any reason. */
export function ended(now: Date) {
  return {
    state: "unsubscribed" as const,
    asked: null,
    confirmTokenHash: null,
    confirmUntil: null,
    endedAt: now,
  };
}

/** The column values of an erased subscriber. Keeps the fingerprint of the address, and whether it is suppressed. */
export function erased(row: Pick<Subscriber, "endedAt" | "state">, sealer: Sealer, now: Date) {
  return {
    ...ended(row.endedAt ?? now),
    state: row.state === "suppressed" ? ("suppressed" as const) : ("unsubscribed" as const),
    person: null,
    utm: null,
    confirmedAt: null,
    ...newLink(sealer),
  };
}
