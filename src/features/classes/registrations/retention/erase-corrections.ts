import { inArray, type SQLWrapper } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { registrationCorrection } from "../table";

/** Ids, or a subquery that selects them. */
type Registrations = readonly string[] | SQLWrapper;

/** Erases personal data in corrections. Call it when the registrations are erased. */
export async function eraseCorrections(tx: Database, registrations: Registrations): Promise<void> {
  await tx
    .update(registrationCorrection)
    .set({ details: null, answers: null })
    .where(inArray(registrationCorrection.registrationId, listOf(registrations)));
}

/** Erases only the sensitive answers in corrections. */
export async function eraseCorrectedAnswers(tx: Database, registrations: Registrations): Promise<void> {
  await tx
    .update(registrationCorrection)
    .set({ answers: null })
    .where(inArray(registrationCorrection.registrationId, listOf(registrations)));
}

function listOf(registrations: Registrations): string[] | SQLWrapper {
  return Array.isArray(registrations) ? [...registrations] : (registrations as SQLWrapper);
}
