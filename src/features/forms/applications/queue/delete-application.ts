import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { deleteSubmission } from "../../delete-submission";
import { applicationById } from "./application-by-id";

/**
 * Deletes an application with its files, notes, and messages before its retention period ends.
 * @throws AppError NOT_FOUND
 */
export async function deleteApplication(
  { db }: Pick<DomainServices, "db">,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await applicationById(tx, id, { lock: true });
    await deleteSubmission(tx, actor, id);
  });
}
