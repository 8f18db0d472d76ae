import { addDays, subDays, subHours } from "date-fns";
import { and, eq, gt, isNull, lte, notExists } from "drizzle-orm";
import { systemActor } from "~/platform/audit/actor";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import { defineJob } from "~/platform/jobs/job";
import { type ClassView, classViews, shownClasses } from "../../class/class-views";
import { classCancellation, classEvent } from "../../class/table";
import { notifyRegistrant } from "../mail/notify-registrant";
import { openPerson } from "../person/person";
import { recordRegistrationEvent } from "../record-registration-event";
import { classSurvey, type Registration, registration } from "../table";
import { asksAt, closesAt, isByDay } from "./survey-times";

/** Asks people about a class that is over. */
export const sendSurveysJob = defineJob("send-class-surveys", { once: "always", expireSeconds: 900 });

/**
 * People whose check-in arrives late are asked for this long, too. So turning the survey on asks nobody about a class
 * that ended earlier.
 */
const ASKING_DAYS = 7;
/** No class waits longer than this before it asks. */
const LONGEST_DELAY_DAYS = 15;

/**
 * Emails everyone who came to a class a private link to its survey, once for each registration. If people were checked
 * in,
 * only those are asked; otherwise everyone with a seat.
 */
export async function sendSurveys(services: DomainServices): Promise<void> {
  const now = services.now();
  // Emails that become due at night wait for the day: after a late check-in, or after the server was down.
  if (!isByDay(now, services.timeZone)) return;
  const isRecent = and(
    eq(classEvent.hasSurvey, true),
    lte(classEvent.endsAt, now),
    gt(classEvent.endsAt, subDays(now, LONGEST_DELAY_DAYS + ASKING_DAYS)),
  );
  const classes = await classViews(services.db).where(and(isRecent, isNull(classCancellation.cancelledAt)));
  for (const event of shownClasses(classes)) {
    const from = asksAt(event.endsAt, event.surveyDelayHours, services.timeZone);
    if (from <= now && now < addDays(from, ASKING_DAYS)) await askAbout(services, event);
  }
}

async function askAbout(services: DomainServices, event: ClassView): Promise<void> {
  const { db } = services;
  const hasSeat = and(eq(registration.classId, event.id), eq(registration.status, "confirmed"));
  const asked = db
    .select({ id: classSurvey.id })
    .from(classSurvey)
    .where(and(eq(classSurvey.registrationId, registration.id), eq(classSurvey.classId, event.id)));
  const isChecked = await wasCheckedIn(services, event.id);
  const rows = await db
    .select()
    .from(registration)
    .where(and(hasSeat, notExists(asked)))
    .orderBy(registration.number);
  for (const row of rows)
    if (isDue(services, row, isChecked)) await sendSurvey(services, row.id, event, isChecked);
}

/** Whether the class was checked in at the door. A person who was added there is here without a check-in. */
async function wasCheckedIn({ db }: DomainServices, classId: string): Promise<boolean> {
  const rows = await db
    .select({ checkedInAt: registration.checkedInAt })
    .from(registration)
    .where(
      and(
        eq(registration.classId, classId),
        eq(registration.status, "confirmed"),
        eq(registration.isWalkIn, false),
      ),
    );
  return rows.some(({ checkedInAt }) => checkedInAt !== null);
}

function isDue({ sealer }: DomainServices, row: Registration, isChecked: boolean): boolean {
  if (row.status !== "confirmed" || (isChecked && row.checkedInAt === null)) return false;
  return Boolean(openedOrNull(() => openPerson(sealer, row))?.email);
}

/** One transaction for each person, so that a failure repeats nothing. */
async function sendSurvey(
  services: DomainServices,
  id: string,
  event: ClassView,
  isChecked: boolean,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(registration).where(eq(registration.id, id)).for("update");
    if (row?.classId !== event.id || !isDue(services, row, isChecked)) return;
    const askedAt = services.now();
    const [made] = await tx
      .insert(classSurvey)
      .values({ registrationId: id, classId: event.id, askedAt })
      .onConflictDoNothing()
      .returning();
    if (!made) return;
    const lastDay = subHours(closesAt(askedAt, event.surveyDays, services.timeZone), 1);
    await notifyRegistrant(tx, services, row, event, { kind: "survey", lastDay });
    await recordRegistrationEvent(tx, systemActor("surveys"), "survey-sent", row);
  });
}
