import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError, type FieldError } from "~/platform/errors/app-error";
import { countCampaign } from "../campaign/count-campaign";
import { designationNamed } from "../designation/designations";
import { detailColumns, type GiftDetails, openDetails } from "../gift/gift-details";
import { changeById, openChange, recordChange, requireRevision } from "../history/changes";
import { type Gift, gift } from "../table";

interface GiftEdit {
  /** The revision that the caller loaded. */
  revision: number;
  details: GiftDetails;
}

/**
 * Corrects a paid gift, and stores the former values. The receipt number stays, and the receipt shows the corrected
 * values. Amount and date can be corrected only if staff entered the gift, and only within the year of the receipt's
 * number.
 * @throws AppError NOT_FOUND; REVISION_CONFLICT if someone changed the gift in the meantime; BAD_REQUEST if it was
 * never paid or its donor was erased; VALIDATION_FAILED
 */
export async function editGift(
  { db, ...services }: DomainServices,
  actor: Actor,
  id: string,
  { revision, details }: GiftEdit,
): Promise<void> {
  await db.transaction((tx) =>
    applyEdit(tx, services, actor, { id, revision, details, action: "gift.corrected" }),
  );
}

/**
 * Undoes a correction: restores the values from before it, as a new correction.
 * @throws AppError the errors of `editGift`
 */
export async function undoGiftEdit(
  { db, ...services }: DomainServices,
  actor: Actor,
  id: string,
  { revision, changeId }: { revision: number; changeId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const change = await changeById(tx, { subject: "gift", id }, changeId);
    const { before: details } = openChange<GiftDetails>(services.sealer, change);
    await applyEdit(tx, services, actor, { id, revision, details, action: "gift.correctionUndone" });
  });
}

interface Edit extends GiftEdit {
  id: string;
  action: "gift.corrected" | "gift.correctionUndone";
}

async function applyEdit(
  tx: Database,
  services: Omit<DomainServices, "db">,
  actor: Actor,
  { id, revision, details, action }: Edit,
): Promise<void> {
  const [row] = await tx.select().from(gift).where(eq(gift.id, id)).for("update");
  if (!row) throw new AppError("NOT_FOUND", "There is no such gift.");
  await requireRevision(tx, { subject: "gift", id }, { read: revision, current: row.revision });
  const before = openDetails(services, row);
  if (!before)
    throw new AppError("BAD_REQUEST", "Only paid gifts of a donor who is not erased can be edited.");
  const isKnown =
    before.designation === details.designation || (await designationNamed(tx, details.designation));
  requireValid([...refusals(row, before, details), ...(isKnown ? [] : [UNKNOWN_DESIGNATION])]);
  if (isDeepStrictEqual(before, details)) return;
  const next = revision + 1;
  const [after] = await tx
    .update(gift)
    .set({ ...detailColumns(services, row, details), revision: next, updatedAt: services.now() })
    .where(eq(gift.id, id))
    .returning();
  if (!after) throw new Error("A locked gift was gone.");
  await recordChange(tx, services, actor, {
    subject: "gift",
    id,
    revision: next,
    action,
    before,
    after: details,
    audited: { before: { amount: before.amount }, after: { amount: details.amount } },
  });
  await recountCampaigns(tx, [row, after]);
}

const UNKNOWN_DESIGNATION = { propertyName: "designation", message: "Choose what it is for." };

/** Locks the campaigns in a fixed order, so that two corrections cannot deadlock. */
async function recountCampaigns(tx: Database, rows: readonly Gift[]): Promise<void> {
  const ids = new Set(rows.flatMap(({ campaignId }) => campaignId ?? []));
  for (const campaignId of [...ids].sort()) await countCampaign(tx, { campaignId });
}

/** Errors for details of this gift that cannot be corrected. */
function refusals(row: Gift, before: GiftDetails, details: GiftDetails): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (propertyName: string, message: string) => errors.push({ propertyName, message });
  const isByHand = row.paymentId === null;
  if (details.amount !== before.amount && !isByHand)
    refuse("amount", "The payment provider charged this amount. Refund a part of it instead.");
  if (details.amount !== before.amount && row.refunded > 0)
    refuse("amount", "A part of this gift was refunded, so its amount is final.");
  if (details.amount <= row.feeCovered) refuse("amount", "The amount must be more than the card fee in it.");
  if (details.givenOn !== before.givenOn && !isByHand)
    refuse("givenOn", "The payment provider recorded this date.");
  const year = row.receiptNumber?.slice(0, 4);
  if (details.givenOn.slice(0, 4) !== before.givenOn.slice(0, 4))
    refuse(
      "givenOn",
      `The receipt number belongs to ${year}. For another year, record a refund and enter the gift again.`,
    );
  return errors;
}

function requireValid(errors: FieldError[]): void {
  if (errors.length > 0)
    throw new AppError("VALIDATION_FAILED", "Some values cannot be changed.", { errors });
}
