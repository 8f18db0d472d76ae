import { dayAt } from "~/content/values/day-at";
import type { GivingSettings } from "~/features/settings/shared/giving-settings";
import type { Sealer } from "~/platform/crypto/sealer";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { describeGiver, type Giver, openGiver } from "../donor/giver";
import { describeTribute, openTribute } from "../gift/tribute";
import type { Gift } from "../table";

/** The text of a receipt: everything that the IRS requires of a written acknowledgment, and the donor's choices. */
export interface Receipt {
  number: string;
  organization: { name: string; taxId: string; address: string; phone: string; email: string };
  /** The donor's name, company, and address, one per line. */
  donor: string[];
  /** The day the money arrived. */
  date: string;
  /** The total, "$50.00". */
  amount: string;
  /** The part that covers the card fee; empty if there is none. */
  feeCovered: string;
  /** The refunded amount; empty if nothing was refunded. */
  refunded: string;
  designation: string;
  /** "in memory of June Baker"; empty if there is none. */
  tribute: string;
  statement: string;
}

/**
 * The receipt of a gift; null if the donor was erased.
 * @throws Error if the gift is not paid, which is a defect
 */
export function receiptFor(
  { sealer, timeZone }: { sealer: Sealer; timeZone: string },
  gift: Gift,
  settings: GivingSettings,
): Receipt | null {
  if (!gift.receiptNumber || !gift.givenAt) throw new Error("A receipt for a gift that was not given.");
  const giver = openGiver(sealer, gift);
  if (!giver) return null;
  const tribute = openTribute(sealer, gift);
  const isNamed = tribute && (tribute.firstnameHonor || tribute.lastnameHonor);
  return {
    number: gift.receiptNumber,
    organization: {
      name: settings.foundationLegalName,
      taxId: settings.foundationTaxId,
      address: settings.foundationAddress,
      phone: settings.foundationPhone,
      email: settings.foundationEmail,
    },
    donor: giverLines(giver),
    date: dayAt(gift.givenAt, timeZone).words,
    amount: formatDollars(gift.amount),
    feeCovered: gift.feeCovered > 0 ? formatDollars(gift.feeCovered) : "",
    refunded: gift.refunded > 0 ? formatDollars(gift.refunded) : "",
    designation: gift.designation,
    tribute: isNamed ? describeTribute(tribute) : "",
    statement: settings.giftStatement,
  };
}

/** The donor's name, company, and address, one per line. */
export function giverLines(giver: Giver): string[] {
  const { company, addressStreet, addressCity, addressState, addressZip } = giver;
  const place = [addressCity, `${addressState} ${addressZip}`.trim()].filter(Boolean).join(", ");
  return [describeGiver(giver), company, addressStreet, place].filter(Boolean);
}
