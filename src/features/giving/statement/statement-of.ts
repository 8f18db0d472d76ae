import { and, asc, eq, isNotNull } from "drizzle-orm";
import { type GivingSettings, givingSettings } from "~/features/settings/shared/giving-settings";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { type Giver, openGiver } from "../donor/giver";
import { type YearlySummary, yearlySummary } from "../summary/yearly-summary";
import { type Donor, donor, gift } from "../table";

export interface DonorStatement {
  giver: Giver;
  summary: YearlySummary;
  settings: GivingSettings;
}

type Services = Pick<DomainServices, "sealer" | "timeZone">;

/**
 * A donor's gifts of one year, with the foundation's EIN and its statement about goods and services. Follows IRS
 * Publication 1771: one acknowledgment may cover several gifts, and each gift of $250 or more needs one.
 * @throws AppError NOT_FOUND if there is no such donor, the donor was erased, or gave nothing in that year
 */
export async function statementOf(
  db: Database,
  services: Services,
  donorId: string,
  year: number,
): Promise<DonorStatement> {
  const [row] = await db.select().from(donor).where(eq(donor.id, donorId));
  const found = row && (await statementFor(db, services, row, year, await givingSettings(db)));
  if (!found) throw new AppError("NOT_FOUND", `There are no gifts of this donor in ${year}.`);
  return found;
}

/** Undefined if the donor was erased or gave nothing in that year. */
export async function statementFor(
  db: Database,
  { sealer, timeZone }: Services,
  row: Donor,
  year: number,
  settings: GivingSettings,
): Promise<DonorStatement | undefined> {
  const giver = openGiver(sealer, row);
  if (!giver) return undefined;
  const gifts = await db
    .select()
    .from(gift)
    .where(and(eq(gift.donorId, row.id), isNotNull(gift.receiptNumber)))
    .orderBy(asc(gift.givenAt), asc(gift.number));
  const summary = yearlySummary({ giver, gifts: gifts.toReversed() }, year, settings, timeZone);
  return summary && { giver, summary, settings };
}
