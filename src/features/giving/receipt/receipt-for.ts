import { dayAt } from "~/content/values/day-at";
import type { GivingSettings } from "~/features/settings/shared/giving-settings";
import type { Sealer } from "~/platform/crypto/sealer";
import { describeGiver, type Giver, openGiver } from "../donor/giver";
import { formatAmount } from "../format-amount";
import { describeTribute, openTribute } from "../gift/tribute";
import type { Gift } from "../table";

/** A receipt in words: everything that the IRS asks of a written acknowledgment, and what the donor chose. */
export interface Receipt {
  number: string;
  organization: { name: string; taxId: string; address: string; phone: string; email: string };
  /** Who gave, a line each: name, company, address. */
  donor: string[];
  /** The day on which the money came. */
  date: string;
  /** "$50.00", all of it. */
  amount: string;
  /** How much of it covers the card's cost; empty for nothing. */
  feeCovered: string;
  /** What went back since; empty for nothing. */
  refunded: string;
  designation: string;
  /** "in memory of June Baker"; empty where there is none. */
  tribute: string;
  statement: string;
}

/**
 * The receipt of a gift that was given; null once the donor was erased.
 * @throws Error when it is not given: a defect
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
    amount: formatAmount(gift.amount),
    feeCovered: gift.feeCovered > 0 ? formatAmount(gift.feeCovered) : "",
    refunded: gift.refunded > 0 ? formatAmount(gift.refunded) : "",
    designation: gift.designation,
    tribute: isNamed ? describeTribute(tribute) : "",
    statement: settings.giftStatement,
  };
}

/** Who gave, a line each: name, company, address. */
export function giverLines(giver: Giver): string[] {
  const { company, addressStreet, addressCity, addressState, addressZip } = giver;
  const place = [addressCity, `${addressState} ${addressZip}`.trim()].filter(Boolean).join(", ");
  return [describeGiver(giver), company, addressStreet, place].filter(Boolean);
}
