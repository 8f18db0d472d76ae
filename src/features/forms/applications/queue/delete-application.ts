import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { deleteSubmission } from "../../delete-submission";
import { applicationIn } from "./application-by-id";
import { lockRows } from "./lock-applications";

/**
 * Deletes an application before its retention period ends, with its files, notes, messages, and the applications that
 * were merged into it.
 * @throws AppError NOT_FOUND
 */
export async function deleteApplication(
  { db }: Pick<DomainServices, "db">,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    applicationIn(await lockRows(tx, [id]), id);
    await deleteSubmission(tx, actor, id);
  });
}
