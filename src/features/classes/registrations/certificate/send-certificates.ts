import { subDays, subHours } from "date-fns";
import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { systemActor } from "~/platform/audit/actor";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import { defineJob } from "~/platform/jobs/job";
import { type ClassView, classViews, shownClasses } from "../../class/class-views";
import { classCancellation, classEvent } from "../../class/table";
import { marksOfClass } from "../check-ins/marks";
import { notifyRegistrant } from "../mail/notify-registrant";
import { openPerson } from "../person/person";
import { recordRegistrationEvent } from "../record-registration-event";
import { type CheckInMark, type Registration, registration } from "../table";
import { type Certificate, certificatesOf } from "./certificates-of";
import { issueCertificates } from "./issue-certificates";

/** Emails certificates of attendance after a class. */
export const sendCertificatesJob = defineJob("send-certificates", { once: "always", expireSeconds: 900 });

/** Hours to wait for the check-ins of tablets that were offline. */
const WAIT_HOURS = 1;
/**
 * For this many days, a later check-in or a corrected name sends the certificates again. The private page always has
 * the latest ones.
 */
const DAYS = 30;

/**
 * Emails certificates to the people who attended a class that is over. Emails them again if a name is corrected or if
 * more people of a group turn out to have attended.
 */
export async function sendCertificates(services: DomainServices): Promise<void> {
  const now = services.now();
  const isRecent = and(
    eq(classEvent.hasCertificate, true),
    lte(classEvent.endsAt, subHours(now, WAIT_HOURS)),
    gt(classEvent.endsAt, subDays(now, DAYS)),
  );
  const classes = await classViews(services.db).where(and(isRecent, isNull(classCancellation.cancelledAt)));
  for (const event of shownClasses(classes)) await sendOf(services, event);
}

async function sendOf(services: DomainServices, event: ClassView): Promise<void> {
  const marks = await marksOfClass(services.db, event.id);
  const rows = await services.db
    .select()
    .from(registration)
    .where(
      and(
        eq(registration.classId, event.id),
        eq(registration.status, "confirmed"),
        isNotNull(registration.checkedInAt),
        isNotNull(registration.person),
      ),
    );
  for (const row of rows) {
    const ofRow = marks.get(row.id) ?? [];
    if (dueFor(services, row, event, ofRow)) await sendOne(services, row.id, event, ofRow);
  }
}

interface Due {
  certificates: Certificate[];
  /** Identifies the content of the certificates. It is stored after sending. */
  key: string;
}

/** The certificates to send; undefined if there are none, or if the same ones were sent before. */
function dueFor(
  { sealer, keyedHash, now, timeZone }: DomainServices,
  row: Registration,
  event: ClassView,
  marks: readonly CheckInMark[],
): Due | undefined {
  const person = openedOrNull(() => openPerson(sealer, row));
  if (!person) return undefined;
  const certificates = certificatesOf({ row, person, event, marks }, { now: now(), timeZone });
  const says = JSON.stringify(certificates.map(({ name, hours }) => [name, hours]));
  const keys = keyedHash.underEach("certificate", `${row.id} ${says}`);
  const [key = ""] = keys;
  const isSent = row.certificateKey !== null && keys.includes(row.certificateKey);
  return certificates.length === 0 || isSent ? undefined : { certificates, key };
}

async function sendOne(
  services: DomainServices,
  id: string,
  event: ClassView,
  marks: readonly CheckInMark[],
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(registration).where(eq(registration.id, id)).for("update");
    const due = row && dueFor(services, row, event, marks);
    if (!row || !due) return;
    await tx
      .update(registration)
      .set({ certificateKey: due.key, revision: sql`${registration.revision}` })
      .where(eq(registration.id, id));
    const pdf = await issueCertificates(tx, services, due.certificates);
    const letter = { kind: "certificate", people: due.certificates.length, pdf } as const;
    if (await notifyRegistrant(tx, services, row, event, letter))
      await recordRegistrationEvent(tx, systemActor("certificates"), "certificate-sent", row);
  });
}
