import { isDeepStrictEqual } from "node:util";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Payment } from "~/platform/payments/table";
import { openAnswers, openPerson } from "../../person/person";
import type { Correction, CorrectionKind, Registration } from "../../table";
import { openChangedAnswers, openDetails } from "./correction-details";

/**
 * Later corrections of these kinds must be undone first. An edit affects only the details; the others affect the seat.
 */
const BLOCKED_BY: Record<CorrectionKind, readonly CorrectionKind[]> = {
  edited: ["edited", "attendee-cancelled"],
  moved: ["moved", "cancelled", "attendee-cancelled", "refunded"],
  cancelled: ["moved", "cancelled", "refunded"],
  "attendee-cancelled": ["edited", "moved", "cancelled", "attendee-cancelled", "refunded"],
  added: ["moved", "cancelled", "refunded"],
  refunded: [],
  messaged: [],
};

/** What staff can do instead if people have since paid for seats from the waitlist. */
const PAID_SINCE: Partial<Record<CorrectionKind, string>> = {
  moved: "They have paid for this seat since. Move them to the former class instead.",
  "attendee-cancelled": "The others have paid for their seats since. Add this person to the class instead.",
};

/** The registration and its payment now. */
export interface CurrentState {
  row: Registration;
  payment: Pick<Payment, "state"> | undefined;
}

/**
 * Why a correction cannot be undone, as a sentence; null if it can be.
 * @param all all corrections of the registration
 */
export function undoObstacle(
  correction: Correction,
  all: readonly Correction[],
  { row, payment }: CurrentState,
  sealer: Sealer,
): string | null {
  if (correction.kind === "messaged") return "The message has been sent.";
  if (correction.refund > 0) return "Money has been refunded, so this cannot be undone.";
  const isBlocked = all.some(
    ({ kind, at, undoneAt }) =>
      undoneAt === null && at > correction.at && BLOCKED_BY[correction.kind].includes(kind),
  );
  if (isBlocked) return "Something was changed after it. Undo that first.";
  if (row.person === null) return "The details of this person have been erased.";
  const paidSince = PAID_SINCE[correction.kind];
  if (paidSince && hasPaidSince(correction, { row, payment })) return paidSince;
  return obstacleOfKind(correction, row, sealer);
}

/**
 * Whether a person from the waitlist has paid since. An undo would restore a price or position that does not match
 * their payment.
 */
function hasPaidSince({ before }: Correction, { row, payment }: CurrentState): boolean {
  const wasWaiting = before.status === "waitlisted" || before.status === "offered";
  return wasWaiting && (payment?.state === "paid" || row.deskPaid > row.deskRefunded);
}

function obstacleOfKind(correction: Correction, row: Registration, sealer: Sealer): string | null {
  const { kind, before } = correction;
  if (kind === "edited")
    return isUnchangedSince(correction, row, sealer) ? null : "The details have been changed since.";
  if (kind === "attendee-cancelled") return obstacleToComingBack(correction, row, sealer);
  if (kind === "cancelled") {
    if (row.status !== "cancelled") return "This registration is active again.";
    return before.status === "held" ? "The seat was being paid for. Add the person again instead." : null;
  }
  // The former price applied to everyone who was in the group then.
  if (kind === "moved" && (before.people ?? 1) !== row.people)
    return "One person of the group has canceled since. Move the others back instead.";
  if (row.checkedInAt && kind === "moved") return "They are checked in. Undo the check-in first.";
  if (kind === "added" && row.deskPaid > row.deskRefunded)
    return "They paid at the desk. Refund that and cancel instead.";
  return row.status === "confirmed" || row.status === "waitlisted"
    ? null
    : "This registration is no longer as it was.";
}

/**
 * Why the cancellation of one person of a group cannot be undone. The registrant may have canceled another person
 * through the private link since.
 */
function obstacleToComingBack(correction: Correction, row: Registration, sealer: Sealer): string | null {
  const { people = 0, classId } = correction.before;
  if (row.people !== people - 1 || !isUnchangedSince(correction, row, sealer))
    return "The people of this registration have changed since.";
  return classId === row.classId && (row.status === "confirmed" || row.status === "waitlisted")
    ? null
    : "This registration is no longer as it was.";
}

/**
 * Whether the details are unchanged since the correction. The person may have changed them through the private link.
 */
function isUnchangedSince(correction: Correction, row: Registration, sealer: Sealer): boolean {
  return (
    openedOrNull(() => {
      const person = openDetails(sealer, correction)?.person;
      const answers = openChangedAnswers(sealer, correction);
      return (
        person !== undefined &&
        isDeepStrictEqual(person.after, openPerson(sealer, row)) &&
        (answers === null || isDeepStrictEqual(answers.after, openAnswers(sealer, row)))
      );
    }) ?? false
  );
}
