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
import { closesAt, isByDay, surveyDueAt } from "./survey-times";

/** Emails the surveys of classes that are over. */
export const sendSurveysJob = defineJob("send-class-surveys", { once: "always", expireSeconds: 900 });

/**
 * Surveys are sent up to this long after they are due, for check-ins that arrive late. Turning a survey on sends none
 * for classes that ended earlier.
 */
const SEND_WITHIN_DAYS = 7;
/** More than the longest delay that staff can set and the wait for the morning. Limits the query. */
const MAX_DELAY_DAYS = 15;

/**
 * Emails each person who came to a class a private link to its survey, once per registration. If people were checked
 * in, only those get it; otherwise everyone with a seat does.
 */
export async function sendSurveys(services: DomainServices): Promise<void> {
  const now = services.now();
  // Emails that become due at night, after a late check-in or after the server was down, wait until morning.
  if (!isByDay(now, services.timeZone)) return;
  const isRecent = and(
    eq(classEvent.hasSurvey, true),
    lte(classEvent.endsAt, now),
    gt(classEvent.endsAt, subDays(now, MAX_DELAY_DAYS + SEND_WITHIN_DAYS)),
  );
  const classes = await classViews(services.db).where(and(isRecent, isNull(classCancellation.cancelledAt)));
  for (const event of shownClasses(classes)) {
    const from = surveyDueAt(event.endsAt, event.surveyDelayHours, services.timeZone);
    if (from <= now && now < addDays(from, SEND_WITHIN_DAYS)) await sendClassSurveys(services, event);
  }
}

async function sendClassSurveys(services: DomainServices, event: ClassView): Promise<void> {
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

/** Whether staff used check-in for this class. People who were added at the door count as here without a check-in. */
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

/** Uses one transaction per person, so that a failure does not resend the emails of others. */
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
