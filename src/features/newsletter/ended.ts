import type { Sealer } from "~/platform/crypto/sealer";
import { newLink } from "./private-link";
import type { Subscriber } from "./table";

/** What a subscription is that ended, whatever asked for it. */
export function ended(now: Date) {
  return {
    state: "unsubscribed" as const,
    asked: null,
    confirmTokenHash: null,
    confirmUntil: null,
    endedAt: now,
  };
}

/** What is left of somebody who was erased: the fingerprint of the address, and whether anything may ever be sent to it. */
export function erased(row: Pick<Subscriber, "endedAt" | "state">, sealer: Sealer, now: Date) {
  return {
    ...ended(row.endedAt ?? now),
    ...(row.state === "suppressed" && { state: "suppressed" as const }),
    person: null,
    utm: null,
    confirmedAt: null,
    ...newLink(sealer),
  };
}
