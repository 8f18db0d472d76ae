import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { FieldError } from "~/platform/errors/app-error";
import { designationNamed } from "../designation/designations";
import { donorFor } from "../donor/donor-for";
import { openGiver } from "../donor/giver";
import type { GiftInput } from "../gift/gift-input";
import { insertGift } from "../gift/insert-gift";
import { sealMemo } from "../gift/memo";
import { recordGift } from "../gift/record-gift";
import { currentDonor } from "../merge/current-donor";
import { momentOf } from "../moment-of";
import { isPayable } from "../promise/pledges";
import { type Donor, donor, type Gift, gift } from "../table";

/** A gift that staff enter: by check, in cash, or from another program. */
export interface EnteredGift extends Omit<GiftInput, "frequency" | "feeCovered" | "giver"> {
  /** The date of the check in the hospital's time zone, YYYY-MM-DD. */
  givenOn: string;
  /** An existing donor. Without it, the donor with the giver's email, or a new one. */
  donorId?: string;
  /** The donor as on the receipt. Defaults to the existing donor's latest details. */
  giver?: GiftInput["giver"];
  /** The pledge that the gift pays. It must be of the same donor. */
  pledgeId?: string;
  /** Empty if unknown or for cash. */
  checkNumber: string;
  /** A note for staff; may be empty. */
  memo: string;
}

/** Which messages to send about the gift. */
export interface Announcement {
  /** `mail`: email the receipt if the donor has an address. `print`: staff hand it out on paper. */
  receipt: "mail" | "print";
  /** Whether to email staff about the new gift. */
  notifiesStaff: boolean;
}

/**
 * Records a gift that staff enter, in the caller's transaction. It immediately counts as given, with the next receipt
 * number. The caller must have locked the receipt series (`lockReceiptSeries`).
 * @returns the gift, or the errors
 */
export async function recordCheck(
  tx: Database,
  services: Omit<DomainServices, "db">,
  actor: Actor,
  { givenOn, donorId, giver, pledgeId, checkNumber, memo, ...input }: EnteredGift,
  announcement: Announcement,
): Promise<{ gift: Gift } | { errors: FieldError[] }> {
  const known = donorId ? await lockDonor(tx, donorId) : undefined;
  const named = giver ?? (known && openGiver(services.sealer, known));
  if (!named || (donorId && !known))
    return {
      errors: [{ propertyName: "donorId", message: "This donor does not exist anymore. Choose another." }],
    };
  const designation = await designationNamed(tx, input.designation);
  if (!designation || designation.offeredTo === "nobody")
    return { errors: [{ propertyName: "designation", message: "Choose what it is for." }] };
  const { id } = known ?? (await donorFor(tx, services, named));
  const duplicate = checkNumber && (await receiptOfSameCheck(tx, id, checkNumber));
  if (duplicate) {
    const message = `This check was entered before, with receipt ${duplicate}. If it is another check, leave the number out.`;
    return { errors: [{ propertyName: "checkNumber", message }] };
  }
  if (pledgeId && !(await isPayable(tx, pledgeId, id)))
    return {
      errors: [
        { propertyName: "pledgeId", message: "This pledge was canceled or belongs to another donor." },
      ],
    };
  const made = await insertGift(
    tx,
    services,
    { ...input, giver: named, frequency: "once", feeCovered: 0 },
    {
      donorId: id,
      origin: "check",
      checkNumber: checkNumber || null,
      memo: sealMemo(services.sealer, memo),
      pledgeId: pledgeId ?? null,
    },
  );
  // Noon, so that the day is the same in every report.
  const givenAt = momentOf(givenOn, 12, services.timeZone);
  const receipt = named.email ? announcement.receipt : "print";
  const { notifiesStaff } = announcement;
  return { gift: await recordGift(tx, services, made.id, { givenAt, actor, receipt, notifiesStaff }) };
}

/** Locks the donor, or the one into whom they were merged. Undefined if erased. */
async function lockDonor(tx: Database, id: string): Promise<Donor | undefined> {
  const [row] = await tx.select().from(donor).where(eq(donor.id, id)).for("key share");
  if (!row) return undefined;
  const current = await currentDonor(tx, row);
  return current.erasedAt ? undefined : current;
}

/** The receipt number of the donor's check with that number, unless it was refunded. */
async function receiptOfSameCheck(
  tx: Database,
  donorId: string,
  checkNumber: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ receiptNumber: gift.receiptNumber })
    .from(gift)
    .where(
      and(
        eq(gift.donorId, donorId),
        eq(gift.checkNumber, checkNumber),
        eq(gift.state, "given"),
        isNotNull(gift.receiptNumber),
      ),
    )
    .limit(1);
  return row?.receiptNumber ?? undefined;
}
