import { inArray, type SQLWrapper } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { classSurvey } from "../table";

/** Deletes what people answered about classes, with the personal data of their registrations. @param registrations ids, or a query of them */
export async function eraseSurveys(
  tx: Database,
  registrations: readonly string[] | SQLWrapper,
): Promise<void> {
  const ids = Array.isArray(registrations) ? [...registrations] : (registrations as SQLWrapper);
  await tx.delete(classSurvey).where(inArray(classSurvey.registrationId, ids));
}
