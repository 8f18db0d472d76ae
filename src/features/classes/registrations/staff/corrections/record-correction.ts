import type { Actor } from "~/platform/audit/actor";
import type { AuditVerb } from "~/platform/audit/audit-action";
import type { Database } from "~/platform/database/database";
import { numbersOf } from "../../person/people-of";
import { recordRegistrationEvent } from "../../record-registration-event";
import {
  type CorrectionKind,
  type Registration,
  registrationCorrection,
  type StateBefore,
} from "../../table";

const ACTIONS: Record<CorrectionKind, AuditVerb<"registration">> = {
  edited: "changed",
  moved: "moved",
  cancelled: "cancelled",
  "attendee-cancelled": "attendee-cancelled",
  added: "added",
  refunded: "refund-requested",
  messaged: "messaged",
};

interface NewCorrection {
  kind: CorrectionKind;
  before: Registration;
  after: Registration;
  /** Cents. */
  refund?: number;
  /** Sealed by `sealDetails`. */
  details?: string;
  /** Sealed by `sealChangedAnswers`. */
  answers?: string;
  now: Date;
}

/**
 * Records a staff correction and its audit event, in the transaction of the change.
 * @returns its id
 */
export async function recordCorrection(
  tx: Database,
  actor: Actor,
  { kind, before, after, refund = 0, details, answers, now }: NewCorrection,
): Promise<string> {
  const [made] = await tx
    .insert(registrationCorrection)
    .values({
      registrationId: after.id,
      kind,
      before: stateOf(before),
      refund,
      details,
      answers,
      at: now,
    })
    .returning({ id: registrationCorrection.id });
  if (!made) throw new Error("The correction was not stored.");
  const formerly = { status: before.status, classId: before.classId };
  await recordRegistrationEvent(tx, actor, ACTIONS[kind], after, formerly, made.id);
  return made.id;
}

function stateOf(row: Registration): StateBefore {
  return {
    status: row.status,
    classId: row.classId,
    price: row.price,
    people: row.people,
    personNumbers: numbersOf(row),
    waitingSince: row.waitingSince?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    checkedInAt: row.checkedInAt?.toISOString() ?? null,
  };
}
