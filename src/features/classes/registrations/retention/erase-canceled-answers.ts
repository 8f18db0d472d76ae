import { subDays } from "date-fns";
import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { numbersOf } from "../person/people-of";
import { ANSWERS, openAnswers } from "../person/person";
import { registration } from "../table";
import { eraseCorrectedAnswers } from "./erase-corrections";

/** How long to keep the private answers of people who canceled, so that staff can undo the cancellation. */
export const CANCELED_ANSWERS_DAYS = 30;

/**
 * Deletes the private answers of registrations that ended some time ago, even if their class is still far away.
 * @returns the ids of the registrations
 */
export async function eraseAnswersOfEnded(tx: Database, now: Date): Promise<string[]> {
  const ended = await tx
    .update(registration)
    .set({ answers: null })
    .where(
      and(
        isNotNull(registration.answers),
        inArray(registration.status, ["cancelled", "expired"]),
        lt(registration.endedAt, subDays(now, CANCELED_ANSWERS_DAYS)),
      ),
    )
    .returning({ id: registration.id });
  const ids = ended.map(({ id }) => id);
  await eraseCorrectedAnswers(tx, ids);
  return ids;
}

/**
 * Deletes the private answers of people who left their group, if the registration has not changed for some time. Keeps
 * those of the others.
 */
export async function eraseAnswersOfMissing(
  tx: Database,
  { sealer }: Pick<DomainServices, "sealer">,
  now: Date,
): Promise<void> {
  const groups = await tx
    .select()
    .from(registration)
    .where(
      and(
        isNotNull(registration.answers),
        isNotNull(registration.personNumbers),
        lt(registration.updatedAt, subDays(now, CANCELED_ANSWERS_DAYS)),
      ),
    )
    .for("update");
  for (const row of groups) {
    const answers = openedOrNull(() => openAnswers(sealer, row));
    const numbers = numbersOf(row);
    const remainingAnswers = answers?.filter(
      ({ person }) => person === undefined || numbers.includes(person),
    );
    if (!answers || !remainingAnswers || remainingAnswers.length === answers.length) continue;
    const sealed =
      remainingAnswers.length === 0 ? null : sealer.seal(JSON.stringify(remainingAnswers), ANSWERS);
    await tx.update(registration).set({ answers: sealed }).where(eq(registration.id, row.id));
    await eraseCorrectedAnswers(tx, [row.id]);
  }
}
