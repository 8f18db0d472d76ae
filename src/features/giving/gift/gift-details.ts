import { dayAt } from "~/content/values/day-at";
import type { DomainServices } from "~/platform/domain-services";
import { type Giver, openGiver, sealGiver } from "../donor/giver";
import { momentOf } from "../moment-of";
import type { Gift } from "../table";
import { openMemo, sealMemo } from "./memo";
import { openTribute, sealTribute, type Tribute } from "./tribute";

/** The details of a gift that staff can correct. */
export interface GiftDetails {
  /** The donor as on the receipt. */
  giver: Giver;
  /** Integer cents. */
  amount: number;
  /** The day of the gift in the hospital's time zone, YYYY-MM-DD. */
  givenOn: string;
  designation: string;
  campaignId: string | null;
  anonymous: boolean;
  checkNumber: string;
  memo: string;
  tribute: Tribute | null;
}

/**
 * The details of a paid gift.
 * @returns null if its giver was erased
 * @throws UnreadableSeal if `APP_SECRET` was lost
 */
export function openDetails(
  { sealer, timeZone }: Pick<DomainServices, "sealer" | "timeZone">,
  row: Gift,
): GiftDetails | null {
  const giver = openGiver(sealer, row);
  if (!giver || !row.givenAt) return null;
  return {
    giver,
    amount: row.amount,
    givenOn: dayAt(row.givenAt, timeZone).iso,
    designation: row.designation,
    campaignId: row.campaignId,
    anonymous: row.anonymous,
    checkNumber: row.checkNumber ?? "",
    memo: openMemo(sealer, row),
    tribute: openTribute(sealer, row),
  };
}

/**
 * The column values for these details.
 * @param row the gift before the correction; it keeps its time if the day does not change
 */
export function detailColumns(
  { sealer, timeZone }: Pick<DomainServices, "sealer" | "timeZone">,
  row: Gift,
  details: GiftDetails,
) {
  const isSameDay = row.givenAt && dayAt(row.givenAt, timeZone).iso === details.givenOn;
  return {
    person: sealGiver(sealer, details.giver),
    amount: details.amount,
    givenAt: isSameDay ? row.givenAt : momentOf(details.givenOn, 12, timeZone),
    designation: details.designation,
    campaignId: details.campaignId,
    anonymous: details.anonymous,
    checkNumber: details.checkNumber || null,
    memo: sealMemo(sealer, details.memo),
    tribute: sealTribute(sealer, details.tribute),
  };
}
