import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { answerName } from "../asked-questions";
import { numbersOf } from "../person/people-of";
import { openAnswers, openPerson } from "../person/person";
import { currentAnswers, hasEnded, questionFor } from "../person/shown-answers";
import { recordRegistrationEvent } from "../record-registration-event";
import { registration } from "../table";

interface ReadAnswer {
  /** The name of the field in the staff's form. */
  name: string;
  /** The question, with the person of a group it is about. */
  label: string;
  answer: string;
}

/**
 * A person's sensitive answers, for staff. The access is recorded in the audit log first.
 * @throws AppError NOT_FOUND; BAD_REQUEST if nobody of the registration still comes
 */
export async function readAnswers(
  { db, sealer }: DomainServices,
  actor: Actor,
  id: string,
): Promise<ReadAnswer[]> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(registration).where(eq(registration.id, id));
    if (!row) throw new AppError("NOT_FOUND", "There is no such registration.");
    if (hasEnded(row))
      throw new AppError(
        "BAD_REQUEST",
        "This registration has ended, so its private answers are no longer shown. Undo the cancellation to see them.",
      );
    await recordRegistrationEvent(tx, actor, "answers-read", row);
    const person = openedOrNull(() => openPerson(sealer, row));
    return currentAnswers(openAnswers(sealer, row), row).map((answer) => ({
      name: answer.name ?? answerName(answer),
      label: person ? questionFor(answer, person, numbersOf(row)) : answer.label,
      answer: answer.answer,
    }));
  });
}
