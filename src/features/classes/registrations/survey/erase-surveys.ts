import { inArray, type SQLWrapper } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { classSurvey } from "../table";

/**
 * Deletes survey answers. Call it when the personal data of the registrations is erased.
 * @param registrations ids, or a subquery that selects them
 */
export async function eraseSurveys(
  tx: Database,
  registrations: readonly string[] | SQLWrapper,
): Promise<void> {
  const ids = Array.isArray(registrations) ? [...registrations] : (registrations as SQLWrapper);
  await tx.delete(classSurvey).where(inArray(classSurvey.registrationId, ids));
}
