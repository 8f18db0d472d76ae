import { desc, eq } from "drizzle-orm";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { InKindItem } from "../api/admin/promise-schemas";
import { openGiver } from "../donor/giver";
import { nextReceiptNumber } from "../gift/next-receipt-number";
import { momentOf } from "../moment-of";
import { giverLines } from "../receipt/receipt-for";
import { inKindReceipt } from "./in-kind-receipt";
import { requireDesignation, requireDonor } from "./pledges";
import { giftInKind } from "./table";

/** The purpose for sealing the description of the goods. */
export const IN_KIND = "gift-in-kind";

interface InKindInput {
  description: string;
  designation: string;
  /** YYYY-MM-DD. */
  receivedOn: string;
}

/**
 * Records a gift of goods, with the next receipt number.
 * @throws AppError NOT_FOUND if there is no such donor, or they were erased; VALIDATION_FAILED for the designation
 */
export async function addGiftInKind(
  services: DomainServices,
  actor: Actor,
  donorId: string,
  { description, designation, receivedOn }: InKindInput,
): Promise<{ id: string }> {
  const { db, sealer, timeZone, now } = services;
  return db.transaction(async (tx) => {
    const receiptNumber = await nextReceiptNumber(tx, momentOf(receivedOn, 12, timeZone), timeZone);
    const { id, person } = await requireDonor(tx, donorId);
    const [row] = await tx
      .insert(giftInKind)
      .values({
        donorId: id,
        person,
        description: sealer.seal(description, IN_KIND),
        designation: await requireDesignation(tx, designation),
        receivedOn,
        receiptNumber,
        createdAt: now(),
      })
      .returning({ id: giftInKind.id });
    if (!row) throw new Error("The gift in kind was not stored.");
    await recordAudit(tx, actor, {
      action: "giftInKind.entered",
      subjectType: "giftInKind",
      subjectId: row.id,
      after: { receiptNumber },
    });
    return row;
  });
}

/**
 * Voids a gift in kind that was entered by mistake, or reverts that.
 * @throws AppError NOT_FOUND; REVISION_CONFLICT
 */
export async function setInKindVoided(
  { db, now }: Pick<DomainServices, "db" | "now">,
  actor: Actor,
  id: string,
  { revision, isVoided }: { revision: number; isVoided: boolean },
): Promise<{ donorId: string }> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(giftInKind).where(eq(giftInKind.id, id)).for("update");
    if (!row) throw new AppError("NOT_FOUND", "There is no such gift.");
    if (row.revision !== revision)
      throw new AppError("REVISION_CONFLICT", "A colleague changed this gift. Reload the page.");
    await tx
      .update(giftInKind)
      .set({ voidedAt: isVoided ? now() : null, revision: revision + 1 })
      .where(eq(giftInKind.id, id));
    await recordAudit(tx, actor, {
      action: isVoided ? "giftInKind.voided" : "giftInKind.restored",
      subjectType: "giftInKind",
      subjectId: id,
    });
    return { donorId: row.donorId };
  });
}

/** A donor's gifts in kind, latest first. */
export async function giftsInKindOf(
  { db, sealer }: Pick<DomainServices, "db" | "sealer">,
  donorId: string,
): Promise<InKindItem[]> {
  const rows = await db
    .select()
    .from(giftInKind)
    .where(eq(giftInKind.donorId, donorId))
    .orderBy(desc(giftInKind.receivedOn), desc(giftInKind.receiptNumber));
  return rows.map(({ id, description, designation, receivedOn, receiptNumber, voidedAt, revision }) => ({
    id,
    designation,
    receivedOn,
    receiptNumber,
    revision,
    description: openedOrNull(() => (description === null ? "" : sealer.open(description, IN_KIND))) ?? "",
    isVoided: voidedAt !== null,
  }));
}

/**
 * The receipt of a gift in kind as a PDF.
 * @throws AppError NOT_FOUND; BAD_REQUEST if it was voided or erased
 */
export async function inKindReceiptPdf(
  { db, sealer, now }: DomainServices,
  id: string,
): Promise<{ pdf: Buffer; receiptNumber: string }> {
  const [row] = await db.select().from(giftInKind).where(eq(giftInKind.id, id));
  if (!row) throw new AppError("NOT_FOUND", "There is no such gift.");
  const giver = openGiver(sealer, row);
  if (row.voidedAt || !giver || row.description === null)
    throw new AppError("BAD_REQUEST", "This gift was voided or erased, so it has no receipt.");
  const settings = await givingSettings(db);
  const pdf = await inKindReceipt(
    {
      number: row.receiptNumber,
      organization: [
        settings.foundationLegalName,
        settings.foundationAddress,
        settings.foundationTaxId && `Tax ID (EIN): ${settings.foundationTaxId}`,
      ].filter(Boolean),
      donor: giverLines(giver),
      receivedOn: row.receivedOn,
      description: sealer.open(row.description, IN_KIND),
      designation: row.designation,
      statement: settings.giftStatement,
    },
    { author: settings.foundationLegalName, createdAt: now() },
  );
  return { pdf, receiptNumber: row.receiptNumber };
}
