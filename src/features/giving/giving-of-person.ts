import { eq, inArray } from "drizzle-orm";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { type RecurringPayment, recurringPayment } from "~/platform/payments/recurring/table";
import type { PersonalData, PersonalRecord } from "~/platform/personal-data/personal-data";
import { donorEmailHashes } from "./donor/donor-for";
import { openGiver } from "./donor/giver";
import { openMemo } from "./gift/memo";
import { openTribute } from "./gift/tribute";
import { changesOfSubjects } from "./history/changes";
import { currentDonor, withMerged } from "./merge/current-donor";
import { type MonthlyGift, monthlyGift } from "./monthly/table";
import { IN_KIND } from "./promise/gifts-in-kind";
import { giftInKind, pledge } from "./promise/table";
import { eraseDonor } from "./retention/erase-donor";
import { eraseTributeRecipient, tributeRecipients } from "./retention/tribute-recipients";
import { type Donor, donor, type Gift, gift } from "./table";

/**
 * Donors, and the recipients of tributes, as personal data. Tax law requires keeping the books and receipts; everything
 * else is erased.
 */
export const givingOfPerson: PersonalData = {
  area: "Giving",

  async find(db, services, email) {
    const recipients = await tributeRecipients(db, services, email);
    const donors = await donorsWith(db, services, email);
    const ids = donors.map(({ id }) => id);
    if (ids.length === 0) return recipients;
    const gifts = await db.select().from(gift).where(inArray(gift.donorId, ids)).orderBy(gift.number);
    const monthly = await db
      .select({ row: monthlyGift, recurring: recurringPayment })
      .from(monthlyGift)
      .leftJoin(recurringPayment, eq(recurringPayment.id, monthlyGift.recurringId))
      .where(inArray(monthlyGift.donorId, ids))
      .orderBy(monthlyGift.number);
    const corrections = await changesOfSubjects(db, services.sealer, [...ids, ...gifts.map(({ id }) => id)]);
    const inKind = await promisesOfDonors(db, services.sealer, ids);
    return [
      ...donors.map((row) => donorRecord(services.sealer, row, corrections.get(row.id))),
      ...gifts.map((row) => giftRecord(services.sealer, row, corrections.get(row.id))),
      ...monthly.map(({ row, recurring }) => monthlyRecord(services.sealer, row, recurring)),
      ...inKind,
      ...recipients,
    ];
  },

  async erase(tx, services, { email, records }) {
    await eraseTributeRecipient(tx, services, { ids: records.map(({ id }) => id), email });
    const donors = await donorsWith(tx, services, email);
    const { keptGiftYears } = await retentionTimes(tx);
    let receipts = 0;
    for (const { id } of donors) receipts += await eraseDonor(tx, services, id);
    const retainedGifts = [
      ...(receipts > 0
        ? [
            `Of ${receipts === 1 ? "one gift" : `${receipts} gifts`} the receipt: its number, date, amount and fund, and the name and postal address on it. Tax law has the foundation keep them; the name goes ${keptGiftYears} years after the gift.`,
          ]
        : []),
      ...(donors.length > 0
        ? [
            "The amounts in the books, and for the campaigns they count for.",
            "The payment provider keeps its own records of people who paid by card.",
          ]
        : []),
    ];
    return { records: records.length, kept: retainedGifts };
  },
};

/** Also finds donors who were stored before the secret changed, and all donors who were merged with them. */
async function donorsWith(
  db: Database,
  { keyedHash }: Pick<DomainServices, "keyedHash">,
  email: string,
): Promise<Donor[]> {
  const rows = await db
    .select()
    .from(donor)
    .where(inArray(donor.emailHash, donorEmailHashes(keyedHash, email)));
  const currentDonors = await Promise.all(rows.map((row) => currentDonor(db, row)));
  return withMerged(db, currentDonors);
}

/** Pledges and gifts in kind. */
async function promisesOfDonors(
  db: Database,
  sealer: Sealer,
  donorIds: readonly string[],
): Promise<PersonalRecord[]> {
  const [pledges, goods] = await Promise.all([
    db
      .select()
      .from(pledge)
      .where(inArray(pledge.donorId, [...donorIds])),
    db
      .select()
      .from(giftInKind)
      .where(inArray(giftInKind.donorId, [...donorIds])),
  ]);
  return [
    ...pledges.map(({ id, createdAt, amount, designation, dueOn, canceledAt }) => ({
      id,
      what: `Pledge of ${formatDollars(amount)}`,
      at: createdAt,
      obstacle: null,
      holds: { cents: amount, designation, dueOn, canceledAt },
    })),
    ...goods.map((row) => ({
      id: row.id,
      what: "Gift in kind",
      at: row.createdAt,
      obstacle: null,
      holds: {
        receiptNumber: row.receiptNumber,
        receivedOn: row.receivedOn,
        designation: row.designation,
        details: openedOrNull(() => openGiver(sealer, row)),
        description: openedOrNull(() => row.description && sealer.open(row.description, IN_KIND)),
      },
    })),
  ];
}

function donorRecord(sealer: Sealer, row: Donor, corrections: unknown[] = []): PersonalRecord {
  const details = openedOrNull(() => openGiver(sealer, row));
  return { id: row.id, what: "Donor", at: row.createdAt, holds: { details, corrections }, obstacle: null };
}

function giftRecord(sealer: Sealer, row: Gift, corrections: unknown[] = []): PersonalRecord {
  const { id, state, amount, refunded, designation, receiptNumber, givenAt, anonymous, utm } = row;
  const { willEstate, volunteer, createdAt, origin } = row;
  return {
    id,
    what: `Gift of ${formatDollars(amount)}`,
    at: givenAt ?? createdAt,
    holds: {
      state,
      cents: amount,
      centsPaidBack: refunded,
      designation,
      receiptNumber,
      givenAt,
      origin,
      anonymous,
      willEstate,
      volunteer,
      campaign: utm,
      details: openedOrNull(() => openGiver(sealer, row)),
      tribute: openedOrNull(() => openTribute(sealer, row)),
      checkNumber: row.checkNumber,
      memo: openedOrNull(() => openMemo(sealer, row)),
      corrections,
    },
    obstacle:
      state === "pending" ? "A gift of theirs is just being paid: wait until the payment is decided." : null,
  };
}

function monthlyRecord(sealer: Sealer, row: MonthlyGift, recurring: RecurringPayment | null): PersonalRecord {
  const { id, createdAt, designation, anonymous, willEstate, volunteer, utm } = row;
  return {
    id,
    what: "Monthly gift",
    at: createdAt,
    holds: {
      state: recurring?.state,
      cents: recurring?.amount,
      nextChargeAt: recurring?.nextChargeAt,
      designation,
      anonymous,
      willEstate,
      volunteer,
      campaign: utm,
      details: openedOrNull(() => openGiver(sealer, row)),
      tribute: openedOrNull(() => openTribute(sealer, row)),
    },
    obstacle: monthlyObstacle(recurring),
  };
}

function monthlyObstacle(recurring: RecurringPayment | null): string | null {
  if (!recurring || recurring.state === "ended" || recurring.state === "expired") return null;
  return recurring.state === "open"
    ? "They are just agreeing to give each month: wait until that is decided."
    : "They give each month: stop that under Giving, Monthly first, so that no card is charged.";
}
