import { subDays } from "date-fns";
import { and, eq, gt, isNotNull } from "drizzle-orm";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import { defineJob } from "~/platform/jobs/job";
import { classEvent } from "../../class/table";
import { questionsOf } from "../form-rules";
import { ANSWERS, openAnswers, openPerson, PERSON } from "../person/person";
import { lockSeats } from "../seats/lock-seats";
import { registration } from "../table";

/** Encrypts answers that people gave before staff made the question private. */
export const sealPrivateAnswersJob = defineJob("seal-private-answers", { once: "always" });

/** Looks back two days, in case the server was down. */
const CHANGED_DAYS = 2;

/**
 * Moves the answers to questions that have become private to the private answers of their registrations, for recently
 * published classes. The roster then no longer shows them, and they are deleted with the private answers. An answer
 * whose question became public stays private, because the form told the person so.
 */
export async function sealPrivateAnswers(services: DomainServices): Promise<void> {
  const { db, now } = services;
  const lately = gt(classEvent.updatedAt, subDays(now(), CHANGED_DAYS));
  const published = await db
    .select({ id: classEvent.id, questions: classEvent.questions })
    .from(classEvent)
    .where(lately);
  for (const event of published) {
    const questions = questionsOf(event).filter(({ sensitive }) => sensitive);
    const labels = questions.map(({ label }) => label);
    if (labels.length > 0) await sealAnswersTo(services, event.id, labels);
  }
}

async function sealAnswersTo(
  { db, sealer }: DomainServices,
  classId: string,
  labels: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeats(tx, classId);
    const rows = await tx
      .select()
      .from(registration)
      .where(and(eq(registration.classId, classId), isNotNull(registration.person)));
    for (const row of rows) {
      const person = openedOrNull(() => openPerson(sealer, row));
      const before = openedOrNull(() => openAnswers(sealer, row));
      const isPrivate = ({ label }: { label: string }) => labels.includes(label);
      if (!person?.answers.some(isPrivate) || !before) continue;
      const open = { ...person, answers: person.answers.filter((answer) => !isPrivate(answer)) };
      const answers = [...before, ...person.answers.filter(isPrivate)];
      await tx
        .update(registration)
        .set({
          person: sealer.seal(JSON.stringify(open), PERSON),
          answers: sealer.seal(JSON.stringify(answers), ANSWERS),
        })
        .where(eq(registration.id, row.id));
    }
  });
}
