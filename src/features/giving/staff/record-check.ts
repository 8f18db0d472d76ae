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
import { presentDonor } from "../merge/present-donor";
import { momentOf } from "../moment-of";
import { isPayable } from "../promise/pledges";
import { type Donor, donor, type Gift, gift } from "../table";

/** A gift that staff enter: by check, in cash, or from another program. */
export interface HandGift extends Omit<GiftInput, "frequency" | "feeCovered" | "giver"> {
  /** The date of the check in the hospital's time zone, YYYY-MM-DD. */
  givenOn: string;
  /** An existing donor; without it, the donor with the giver's email, or a new one. */
  donorId?: string;
  /** As the receipt names the donor. Without it, as an existing donor was last known. */
  giver?: GiftInput["giver"];
  /** The pledge of this donor that the gift pays. */
  pledgeId?: string;
  /** Empty if unknown, or for cash. */
  checkNumber: string;
  /** A note for staff; empty if there is none. */
  memo: string;
}

/** What to send about the gift. */
export interface Announcement {
  /** `mail`: the donor gets the receipt by email, if there is an address. `print`: staff hand it out on paper. */
  receipt: "mail" | "print";
  /** Whether staff get the notice about a new gift. */
  notifiesStaff: boolean;
}

/**
 * Records a gift that staff enter, in the caller's transaction. It is given at once, with the next receipt number, and
 * counts like any other. The caller has locked the series of receipts (`lockReceiptSeries`).
 * @returns the gift, or what is wrong with it
 */
export async function recordCheck(
  tx: Database,
  services: Omit<DomainServices, "db">,
  actor: Actor,
  { givenOn, donorId, giver, pledgeId, checkNumber, memo, ...input }: HandGift,
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
  const duplicate = checkNumber && (await enteredBefore(tx, id, checkNumber));
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
  // At noon, so that the day is the same in every report.
  const givenAt = momentOf(givenOn, 12, services.timeZone);
  const receipt = named.email ? announcement.receipt : "print";
  const { notifiesStaff } = announcement;
  return { gift: await recordGift(tx, services, made.id, { givenAt, actor, receipt, notifiesStaff }) };
}

/** The donor, or the one into whom they were merged; undefined if erased. */
async function lockDonor(tx: Database, id: string): Promise<Donor | undefined> {
  const [row] = await tx.select().from(donor).where(eq(donor.id, id)).for("key share");
  if (!row) return undefined;
  const present = await presentDonor(tx, row);
  return present.erasedAt ? undefined : present;
}

/** The receipt number of a donor's check with that number that was not refunded. */
async function enteredBefore(
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
