import { and, asc, inArray } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { type FormSubmission, formSubmission } from "../../table";
import { isApplication } from "../is-application";
import { applicationIn } from "./application-by-id";
import { lastChange } from "./event-words";

/** An application at the revision that the screen shows. */
export interface ApplicationRevision {
  id: string;
  /** Absent for scripts, which skip the check. */
  revision?: number;
}

type Services = Pick<DomainServices, "timeZone">;

/**
 * Locks an application before staff change it.
 * @throws AppError NOT_FOUND; IN_USE if it was merged into another one; REVISION_CONFLICT if it changed since, with
 * what happened
 */
export async function lockApplication(
  tx: Database,
  services: Services,
  seen: ApplicationRevision,
): Promise<FormSubmission> {
  const row = applicationIn(await lockRows(tx, [seen.id]), seen.id);
  await requireUnchanged(tx, services, row, seen);
  return row;
}

/**
 * Locks two applications in a fixed order, to prevent deadlocks.
 * @throws AppError the errors of `lockApplication`
 */
export async function lockTwoApplications(
  tx: Database,
  services: Services,
  one: ApplicationRevision,
  other: ApplicationRevision,
): Promise<[FormSubmission, FormSubmission]> {
  const rows = await lockRows(tx, [one.id, other.id]);
  const [first, second] = [applicationIn(rows, one.id), applicationIn(rows, other.id)];
  await requireUnchanged(tx, services, first, one);
  await requireUnchanged(tx, services, second, other);
  return [first, second];
}

/** Locks applications without checking their revision or state. Omits ids that do not exist. */
export function lockRows(tx: Database, ids: readonly string[]): Promise<FormSubmission[]> {
  return tx
    .select()
    .from(formSubmission)
    .where(and(inArray(formSubmission.id, [...ids]), isApplication(tx)))
    .orderBy(asc(formSubmission.id))
    .for("update");
}

async function requireUnchanged(
  tx: Database,
  services: Services,
  row: FormSubmission,
  { revision }: ApplicationRevision,
): Promise<void> {
  if (row.mergedInto)
    throw new AppError(
      "IN_USE",
      `${await lastChange(tx, services, row.id)} Open the other application to continue.`,
    );
  if (revision === undefined || revision === row.revision) return;
  throw new AppError(
    "REVISION_CONFLICT",
    `${await lastChange(tx, services, row.id)} Look at the application again before you continue.`,
    { details: { revision: row.revision } },
  );
}
