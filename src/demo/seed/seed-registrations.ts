import { addHours } from "date-fns";
import { inArray } from "drizzle-orm";
import { classById } from "~/features/classes/class/class-by-id";
import type { ClassView } from "~/features/classes/class/class-views";
import { surveyQuestionsOf } from "~/features/classes/class/survey-questions";
import { priceOf } from "~/features/classes/registrations/availability";
import { recordNotified, snapshotOf } from "~/features/classes/registrations/change-notices/record-notified";
import type { RegistrationInput } from "~/features/classes/registrations/input";
import { duplicateKey } from "~/features/classes/registrations/person/duplicate-key";
import { sealNote } from "~/features/classes/registrations/person/note";
import { sealInput } from "~/features/classes/registrations/person/person";
import { insertRegistration } from "~/features/classes/registrations/register-for-class";
import { sealSurveyAnswers } from "~/features/classes/registrations/survey/sealed-survey";
import { classSurvey, registration } from "~/features/classes/registrations/table";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database } from "~/platform/database/database";
import { type Registrant, readRegistrants } from "../content/registrants";
import { demoId } from "../demo-id";

/** Encrypts the people. */
export interface Sealing {
  sealer: Sealer;
  keyedHash: KeyedHash;
}

/** Adds people to the rosters of demo classes; nobody gets an email. Existing people stay unchanged. */
export async function seedRegistrations(tx: Database, sealing: Sealing, today: Date): Promise<void> {
  for (const [slug, list] of Object.entries(readRegistrants())) {
    const event = await classById(tx, demoId("class", slug));
    if (event) await fillRoster(tx, sealing, event, list, today);
  }
}

async function fillRoster(
  tx: Database,
  { sealer, keyedHash }: Sealing,
  event: ClassView,
  list: Registrant[],
  today: Date,
): Promise<void> {
  const ids = list.map(({ email }) => demoId("registration", `${event.slug} ${email}`));
  const rows = await tx
    .select({ id: registration.id })
    .from(registration)
    .where(inArray(registration.id, ids));
  const existing = new Set(rows.map(({ id }) => id));
  await recordNotified(tx, event);
  // The nightly job deletes answers after that day.
  const hasAnswers = today < snapshotOf(event).answersUntil;
  for (const [at, registrant] of list.entries()) {
    const id = ids[at] ?? "";
    if (existing.has(id)) continue;
    const { hoursAgo, status, note, isWalkIn, wasHere } = registrant;
    const input = inputOf(registrant, today);
    const { person, answers } = sealInput(sealer, input, event.category?.slug ?? "");
    const createdAt = new Date(+today - hoursAgo * 3_600_000);
    await insertRegistration(
      tx,
      { keyedHash },
      {
        id,
        classId: event.id,
        status,
        price: priceOf(event),
        isWalkIn,
        person,
        answers: hasAnswers ? answers : null,
        note: sealNote(sealer, note),
        duplicateKey: duplicateKey(keyedHash, event.id, input),
        confirmedAt: status === "confirmed" ? createdAt : null,
        waitingSince: status === "waitlisted" ? createdAt : null,
        endedAt: status === "cancelled" ? createdAt : null,
        checkedInAt: wasHere ? event.startsAt : null,
        // The people are invented: nobody would read a reminder.
        remindedBefore: event.startsAt,
        remindedOnTheDay: event.startsAt,
        createdAt,
        updatedAt: createdAt,
      },
    );
    if (wasHere && event.hasSurvey) await seedSurvey(tx, sealer, event, id, registrant);
  }
}

/** Asks a person for feedback on a class that is over, and stores what they said; nobody gets an email. */
async function seedSurvey(
  tx: Database,
  sealer: Sealer,
  event: ClassView,
  registrationId: string,
  { email, feedback }: Registrant,
): Promise<void> {
  const askedAt = addHours(event.endsAt, event.surveyDelayHours);
  const answers = surveyQuestionsOf(event).flatMap((question, at) => {
    const answer = feedback?.answers[at];
    return answer ? [{ ...question, answer }] : [];
  });
  await tx.insert(classSurvey).values({
    id: demoId("classSurvey", email),
    registrationId,
    classId: event.id,
    askedAt,
    answeredAt: feedback ? addHours(askedAt, 5) : null,
    answers: feedback ? sealSurveyAnswers(sealer, answers) : null,
    mayContact: feedback?.mayContact ?? false,
  });
}

function inputOf(registrant: Registrant, today: Date): RegistrationInput {
  const { firstName, lastName, phone, address, email, details, weeksAhead = {} } = registrant;
  const dates = Object.entries(weeksAhead).map(([field, weeks]) => [field, dateInWeeks(today, weeks)]);
  return {
    firstName,
    lastName,
    answers: [],
    phone,
    address,
    city: "Alder Creek",
    state: "NE",
    postalCode: "69199",
    email,
    ...details,
    ...Object.fromEntries(dates),
  };
}

/** @returns YYYY-MM-DD */
function dateInWeeks(today: Date, weeks: number): string {
  return new Date(+today + weeks * 7 * 24 * 3_600_000).toISOString().slice(0, 10);
}
