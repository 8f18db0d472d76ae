import { and, eq, inArray, isNull, ne, notInArray, or } from "drizzle-orm";
import { registration } from "~/features/classes/registrations/table";
import { formSubmission } from "~/features/forms/table";
import { donorEmailHashes } from "~/features/giving/donor/donor-for";
import { donorMerge } from "~/features/giving/merge/table";
import { monthlyGift } from "~/features/giving/monthly/table";
import { donor, gift } from "~/features/giving/table";
import { fingerprintsOf } from "~/features/newsletter/person/lock-subscriber";
import { newsletterSubscriber } from "~/features/newsletter/table";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Database } from "~/platform/database/database";
import { payment } from "~/platform/payments/table";
import { donors } from "../content/donors";
import { readers } from "../content/readers";
import { readRegistrants } from "../content/registrants";
import { demoId } from "../demo-id";
import { emailOfReader } from "../seed/seed-subscribers";

/** The ids of the people whom the seed invented, and of what is stored about them. */
export interface DemoPeople {
  registrations: string[];
  donors: string[];
  gifts: string[];
  monthlyGifts: string[];
  subscribers: string[];
}

/** Finds the invented people. Leaves out those who paid real money, because their gifts are real. */
export async function demoPeople(tx: Database, keyedHash: KeyedHash): Promise<DemoPeople> {
  const donorIds = await inventedDonors(tx, keyedHash);
  return {
    registrations: await inventedRegistrations(tx),
    donors: donorIds,
    gifts: await idsOf(tx, gift, donorIds),
    monthlyGifts: await idsOf(tx, monthlyGift, donorIds),
    subscribers: await inventedSubscribers(tx, keyedHash),
  };
}

/** Records of the site that real people registered for, sent, or gave to. */
export async function usedByPeople(tx: Database, people: DemoPeople): Promise<Set<string>> {
  const classes = await tx
    .selectDistinct({ id: registration.classId })
    .from(registration)
    .where(notInArray(registration.id, people.registrations));
  const forms = await tx.selectDistinct({ id: formSubmission.formId }).from(formSubmission);
  const campaigns = await tx
    .selectDistinct({ id: gift.campaignId })
    .from(gift)
    .where(notInArray(gift.id, people.gifts));
  return new Set([...classes, ...forms, ...campaigns].flatMap(({ id }) => id ?? []));
}

async function inventedRegistrations(tx: Database): Promise<string[]> {
  const ids = Object.entries(readRegistrants()).flatMap(([slug, list]) =>
    list.map(({ email }) => demoId("registration", `${slug} ${email}`)),
  );
  const rows = await tx
    .select({ id: registration.id })
    .from(registration)
    .where(and(inArray(registration.id, ids), isNull(registration.paymentId)));
  return rows.map(({ id }) => id);
}

async function inventedDonors(tx: Database, keyedHash: KeyedHash): Promise<string[]> {
  const hashes = donors.flatMap(({ email }) => donorEmailHashes(keyedHash, email));
  const paidForReal = tx
    .select({ id: gift.donorId })
    .from(gift)
    .innerJoin(payment, eq(payment.id, gift.paymentId))
    .where(or(isNull(payment.provider), ne(payment.provider, "sandbox")));
  const rows = await tx
    .select({ id: donor.id })
    .from(donor)
    .where(and(inArray(donor.emailHash, hashes), notInArray(donor.id, paidForReal)));
  return withoutMergedWithOthers(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Leaves out invented donors whom staff merged with a real one, because both are one person now. */
async function withoutMergedWithOthers(tx: Database, invented: string[]): Promise<string[]> {
  const merges = await tx
    .select({ keptId: donorMerge.keptId, mergedId: donorMerge.mergedId })
    .from(donorMerge)
    .where(or(inArray(donorMerge.keptId, invented), inArray(donorMerge.mergedId, invented)));
  const isInvented = new Set(invented);
  const mixed = merges.filter(({ keptId, mergedId }) => isInvented.has(keptId) !== isInvented.has(mergedId));
  const shared = new Set(mixed.flatMap(({ keptId, mergedId }) => [keptId, mergedId]));
  return invented.filter((id) => !shared.has(id));
}

async function inventedSubscribers(tx: Database, keyedHash: KeyedHash): Promise<string[]> {
  const fingerprints = readers.flatMap(({ name }) => fingerprintsOf(keyedHash, emailOfReader(name)));
  const rows = await tx
    .select({ id: newsletterSubscriber.id })
    .from(newsletterSubscriber)
    .where(inArray(newsletterSubscriber.fingerprint, fingerprints));
  return rows.map(({ id }) => id);
}

async function idsOf(tx: Database, table: typeof gift | typeof monthlyGift, donorIds: string[]) {
  const rows = await tx.select({ id: table.id }).from(table).where(inArray(table.donorId, donorIds));
  return rows.map(({ id }) => id);
}
