import { isDeepStrictEqual } from "node:util";
import { and, eq, gt, inArray } from "drizzle-orm";
import { formatDates } from "~/content/values/format-dates";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { defineJob } from "~/platform/jobs/job";
import { classById } from "../../class/class-by-id";
import { type ClassView, classViews, shownClasses } from "../../class/class-views";
import { readSessions } from "../../class/sessions";
import { classEvent } from "../../class/table";
import type { Letter } from "../mail/letters";
import { notifyRegistrant } from "../mail/notify-registrant";
import { lockSeats } from "../seats/lock-seats";
import { type NotifiedSnapshot, notifiedSnapshot, registration } from "../table";
import { snapshotOf } from "./record-notified";
import { sessionChanges } from "./session-changes";

/**
 * Each minute, finds the classes that differ from their last notified snapshot and notifies the registrants. Comparing
 * with the snapshot covers every way to change a class. Several changes within the minute are one email.
 */
export const notifyOfChangesJob = defineJob("tell-class-changes", { once: "always" });

export async function notifyOfChanges(services: DomainServices): Promise<void> {
  const { db } = services;
  const snapshots = await db
    .select()
    .from(notifiedSnapshot)
    .where(gt(notifiedSnapshot.endsAt, services.now()));
  if (snapshots.length === 0) return;
  const ids = snapshots.map(({ classId }) => classId);
  const views = shownClasses(await classViews(db).where(inArray(classEvent.id, ids)));
  for (const before of snapshots) {
    const event = views.find(({ id }) => id === before.classId);
    if (event && differs(before, event)) await notifyOfChange(services, before.classId);
  }
}

async function notifyOfChange(services: DomainServices, classId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockSeats(tx, classId);
    const [before] = await tx
      .select()
      .from(notifiedSnapshot)
      .where(eq(notifiedSnapshot.classId, classId))
      .for("update");
    const event = await classById(tx, classId);
    if (!before || !event || !differs(before, event)) return;
    await tx.update(notifiedSnapshot).set(snapshotOf(event)).where(eq(notifiedSnapshot.classId, classId));
    const letter = letterFor(before, event, services);
    if (letter && event.endsAt > services.now()) await notifyAll(tx, services, event, letter);
  });
}

async function notifyAll(tx: Database, services: DomainServices, event: ClassView, letter: Letter) {
  const rows = await tx
    .select()
    .from(registration)
    .where(
      and(
        eq(registration.classId, event.id),
        inArray(registration.status, ["confirmed", "held", "waitlisted", "offered"]),
      ),
    );
  for (const row of rows) await notifyRegistrant(tx, services, row, event, letter);
}

function differs(before: NotifiedSnapshot, event: ClassView): boolean {
  const now = snapshotOf(event);
  const { sessions: _, ...others } = now;
  if (!isSame(readSessions(before), event.sessions)) return true;
  return (Object.keys(others) as (keyof typeof others)[]).some((part) => !isSame(before[part], now[part]));
}

function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a, b);
}

/**
 * Cancellations are excluded: `cancelRegistrants` emails people together with the refund. A new slug is no reason for
 * an email.
 */
function letterFor(
  before: NotifiedSnapshot,
  event: ClassView,
  { now, timeZone }: DomainServices,
): Letter | undefined {
  if (event.cancelledAt) return undefined;
  const former = readSessions(before);
  if (former.length === 1 && event.sessions.length === 1) {
    if (!isSame(former, event.sessions)) return { kind: "class-moved", from: formatDates(before, timeZone) };
  } else {
    const changes = sessionChanges(former, event.sessions, now(), timeZone);
    const withDropped = former.length > event.sessions.length ? { ...event, sessions: former } : null;
    if (changes.length > 0) return { kind: "sessions-changed", changes, withDropped };
  }
  const { place, title } = snapshotOf(event);
  return before.place !== place || before.title !== title ? { kind: "class-changed" } : undefined;
}
