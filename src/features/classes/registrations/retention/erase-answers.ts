import { subYears } from "date-fns";
import { and, inArray, isNotNull, lt, or, type SQLWrapper } from "drizzle-orm";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import { systemActor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { recordErasures } from "~/platform/erasures/record-erasures";
import { defineJob } from "~/platform/jobs/job";
import { eraseSurveys } from "../survey/erase-surveys";
import { notifiedSnapshot, registration } from "../table";
import { eraseAnswersOfEnded, eraseAnswersOfMissing } from "./erase-canceled-answers";
import { eraseCorrectedAnswers, eraseCorrections } from "./erase-corrections";
import { answersErasure, erasedRegistration, registrationErasure } from "./erased-registration";

/** Each night, deletes personal data whose retention period is over. */
export const eraseAnswersJob = defineJob("erase-registration-answers", { once: "always" });

/**
 * Deletes the sensitive answers when their retention period is over, those of people who canceled some days later, and
 * all personal data some years later. The retention period comes from the class's last notified snapshot, so taking the
 * class off the site does not shorten it.
 */
export async function eraseAnswers({
  db,
  now,
  sealer,
}: Pick<DomainServices, "db" | "now" | "sealer">): Promise<void> {
  await db.transaction(async (tx) => {
    const { keptRegistrationYears } = await retentionTimes(tx);
    const over = tx
      .select({ id: notifiedSnapshot.classId })
      .from(notifiedSnapshot)
      .where(lt(notifiedSnapshot.answersUntil, now()));
    const erased = await tx
      .update(registration)
      .set({ answers: null })
      .where(and(isNotNull(registration.answers), inArray(registration.classId, over)))
      .returning({ id: registration.id });
    const ofEnded = await eraseAnswersOfEnded(tx, now());
    await eraseAnswersOfMissing(tx, { sealer }, now());
    const withoutAnswers = [...erased.map(({ id }) => id), ...ofEnded];
    const old = tx
      .select({ id: notifiedSnapshot.classId })
      .from(notifiedSnapshot)
      .where(lt(notifiedSnapshot.endsAt, subYears(now(), keptRegistrationYears)));
    const erasedRows = await tx
      .update(registration)
      .set(erasedRegistration)
      .where(
        and(
          or(isNotNull(registration.person), isNotNull(registration.note)),
          inArray(registration.classId, old),
        ),
      )
      .returning({ id: registration.id });
    await eraseCorrectedAnswers(tx, registrationsOf(tx, over));
    await eraseCorrections(tx, registrationsOf(tx, old));
    await eraseSurveys(tx, registrationsOf(tx, old));
    const count = { answers: withoutAnswers.length, people: erasedRows.length };
    if (count.answers + count.people === 0) return;
    await recordErasures(tx, answersErasure, withoutAnswers);
    await recordErasures(
      tx,
      registrationErasure,
      erasedRows.map(({ id }) => id),
    );
    await recordAudit(tx, systemActor("retention"), {
      action: "registration.erased",
      subjectType: "registration",
      subjectId: "-",
      after: count,
    });
  });
}

function registrationsOf(tx: Database, classIds: SQLWrapper) {
  return tx.select({ id: registration.id }).from(registration).where(inArray(registration.classId, classIds));
}
