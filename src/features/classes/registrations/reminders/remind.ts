import { addDays } from "date-fns";
import { and, eq, gt, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { classReminders } from "~/features/settings/shared/class-reminders";
import type { DomainServices } from "~/platform/domain-services";
import { defineJob } from "~/platform/jobs/job";
import { type ClassView, classViews, shownClasses } from "../../class/class-views";
import { classCancellation, classEvent } from "../../class/table";
import { notifyRegistrant } from "../mail/notify-registrant";
import { registration } from "../table";
import { reminderTimes } from "./reminder-times";

/**
 * Each minute, reminds people with a confirmed seat two days before the class and on its day, as configured. If the
 * class moves, people who were already reminded are reminded of the new time.
 */
export const remindJob = defineJob("remind-of-classes", { once: "always" });

const BATCH_SIZE = 100;

type Reminder = {
  day: "two-days" | "today";
  column: "remindedBefore" | "remindedOnTheDay";
  from: Date;
  until: Date;
};

export async function remind(services: DomainServices): Promise<void> {
  const now = services.now();
  const enabled = await classReminders(services.db);
  if (enabled === "none") return;
  const soon = and(gt(classEvent.startsAt, now), lt(classEvent.startsAt, addDays(now, 4)));
  const classes = await classViews(services.db).where(and(soon, isNull(classCancellation.cancelledAt)));
  for (const event of shownClasses(classes)) {
    const due = dueReminder(event, services.timeZone, now);
    if (due && (enabled === "both" || enabled === due.day)) await remindOf(services, event, due);
  }
}

function dueReminder(event: ClassView, timeZone: string, now: Date): Reminder | undefined {
  const { twoDaysBefore, onTheDay } = reminderTimes(event.startsAt, timeZone);
  const reminders: Reminder[] = [
    { day: "two-days", column: "remindedBefore", from: twoDaysBefore, until: onTheDay },
    { day: "today", column: "remindedOnTheDay", from: onTheDay, until: event.startsAt },
  ];
  return reminders.find(({ from, until }) => from <= now && now < until);
}

/** Skips people who registered after the reminder was due: they have just read the date. */
async function remindOf(services: DomainServices, event: ClassView, { day, column, from }: Reminder) {
  const reminded = registration[column];
  for (let sent = BATCH_SIZE; sent === BATCH_SIZE; ) {
    sent = await services.db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(registration)
        .where(
          and(
            eq(registration.classId, event.id),
            eq(registration.status, "confirmed"),
            lte(registration.confirmedAt, from),
            or(isNull(reminded), ne(reminded, event.startsAt)),
          ),
        )
        .orderBy(registration.number)
        .limit(BATCH_SIZE)
        .for("update", { skipLocked: true });
      for (const row of rows) {
        await tx
          .update(registration)
          .set({ [column]: event.startsAt, revision: sql`${registration.revision}` })
          .where(eq(registration.id, row.id));
        await notifyRegistrant(tx, services, row, event, { kind: "reminder", day });
      }
      return rows.length;
    });
  }
}
