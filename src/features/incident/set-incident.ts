import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { announceTags } from "~/platform/cache/announce-tags";
import type { RootDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { sendJob } from "~/platform/jobs/send-job";
import { currentIncident, INCIDENT_TAG, type Incident } from "./current-incident";
import { recordEnd } from "./end-incident";
import { endIncidentJob } from "./end-incident-job";
import type { IncidentInput } from "./input";
import { lockIncident } from "./lock-incident";
import { incident } from "./table";

/** Emergencies do not last longer. Staff can extend them. */
const MAX_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * Shows a notice on every page as soon as the transaction commits, or changes the current one.
 * @throws AppError VALIDATION_FAILED if it would end in the past or too late
 */
export async function setIncident(
  { db, now }: { db: RootDatabase; now(): Date },
  actor: Actor,
  input: IncidentInput,
): Promise<Incident> {
  requireValidEnd(input.endsAt, now());
  return db.transaction(async (tx) => {
    await lockIncident(tx);
    const before = await currentIncident(tx, now());
    if (!before) await recordEnd(tx, actor, now());
    const values = { ...input, startedAt: now(), startedBy: actor.name };
    const [set] = before
      ? await tx.update(incident).set(input).where(eq(incident.id, before.id)).returning()
      : await tx.insert(incident).values(values).returning();
    if (!set) throw new Error("The incident was not written.");
    await recordAudit(tx, actor, {
      action: before ? "incident.changed" : "incident.started",
      subjectType: "incident",
      subjectId: set.id,
      after: input,
      before: before ? textOf(before) : undefined,
    });
    if (set.endsAt) await sendJob(tx, endIncidentJob, { id: set.id }, { startAfter: set.endsAt });
    await announceTags(tx, [INCIDENT_TAG]);
    return set;
  });
}

function requireValidEnd(endsAt: Date | null, now: Date): void {
  const refuse = (message: string) => {
    throw new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "endsAt", message }] });
  };
  if (endsAt && endsAt <= now) refuse("Choose a time in the future.");
  if (endsAt && +endsAt > +now + MAX_DAYS * DAY_MS) refuse(`Choose a time within ${MAX_DAYS} days.`);
}

function textOf({ kind, title, text, url, linkLabel, closures, textHome, endsAt }: Incident) {
  return { kind, title, text, url, linkLabel, closures, textHome, endsAt };
}
