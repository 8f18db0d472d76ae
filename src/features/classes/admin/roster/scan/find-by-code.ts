import type { Roster, RosterEntry } from "../../../api/admin/schemas";
import { plainCode } from "../../../registrations/check-ins/readable-code";

/** What a code stands for in this class. The device has the whole roster, so this works without a connection. */
export type CodeMeaning =
  /** The registration has seats. */
  | { kind: "seated"; entry: RosterEntry }
  /** The payment for the seat has not arrived. */
  | { kind: "unpaid"; entry: RosterEntry }
  /** On the waitlist, or with an offer that is not accepted. */
  | { kind: "waiting"; entry: RosterEntry }
  /** Canceled or expired. */
  | { kind: "ended"; entry: RosterEntry }
  | { kind: "class-canceled" }
  /** No registration of this class has that code. */
  | { kind: "unknown" };

const KINDS = {
  confirmed: "seated",
  held: "unpaid",
  waitlisted: "waiting",
  offered: "waiting",
  cancelled: "ended",
  expired: "ended",
} as const;

/** @param text a check-in code or a confirmation number, as it was typed or scanned */
export function findByCode({ class: event, items }: Roster, text: string): CodeMeaning {
  const code = plainCode(text);
  if (event.cancelledAt) return { kind: "class-canceled" };
  const entry = items.find(
    ({ checkInCodes, confirmationNumber }) =>
      checkInCodes.includes(code) || plainCode(confirmationNumber) === code,
  );
  return entry ? { kind: KINDS[entry.status], entry } : { kind: "unknown" };
}
