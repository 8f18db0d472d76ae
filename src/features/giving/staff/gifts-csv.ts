import { asc, desc, sql } from "drizzle-orm";
import { csvOf } from "~/content/csv/csv-of";
import { dayAt } from "~/content/values/day-at";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import { campaignTitles, titleOfCampaign } from "../campaign/campaign-titles";
import { describeGiver, type Giver, readGiver } from "../donor/giver";
import { openMemo } from "../gift/memo";
import { describeTribute, openTribute } from "../gift/tribute";
import { type Gift, gift } from "../table";
import { type GiftColumn, giftColumns, printedColumns } from "./gift-columns";
import { type GiftFilter, giftFilter } from "./gift-filter";

interface GiftsCsvOptions {
  /** The columns in order, with the headings that the other program expects. */
  columns: { name: GiftColumn; heading: string }[];
  /**
   * `books`: for the foundation's own books. `print`: for a list that others read. Donors who wish to be anonymous are
   * “Anonymous”, and columns with addresses are left out, even if requested.
   */
  purpose: "books" | "print";
  /** `oldest` first, as in books, or `newest` first, as in the list. */
  order?: "oldest" | "newest";
}

/** Gifts as CSV. The audit log records the export and its number of rows. */
export async function giftsCsv(
  services: DomainServices,
  actor: Actor,
  filter: GiftFilter,
  { columns, purpose, order = "oldest" }: GiftsCsvOptions,
): Promise<string> {
  const { db } = services;
  const rows = await db
    .select()
    .from(gift)
    .where((await giftFilter(services, filter)).where)
    .orderBy(...ORDERS[order]);
  const campaigns = await campaignTitles(
    db,
    rows.map(({ campaignId }) => campaignId),
  );
  const allowed = purpose === "print" ? columns.filter(({ name }) => printedColumns.includes(name)) : columns;
  await recordAudit(db, actor, {
    action: "gifts.exported",
    subjectType: "gift",
    subjectId: purpose,
    after: { gifts: rows.length },
  });
  const lines = rows.map((row) => {
    const cells = cellsOf(services, row, { purpose, campaigns });
    return allowed.map(({ name }) => cells[name]());
  });
  return csvOf(
    allowed.map(({ heading }) => heading),
    lines,
  );
}

const ORDERS = {
  oldest: [asc(gift.givenAt), asc(gift.number)],
  newest: [desc(sql`coalesce(${gift.givenAt}, ${gift.createdAt})`), desc(gift.number)],
};

const ANONYMOUS = "Anonymous";
const UNREADABLE = "Cannot be read";

function cellsOf(
  { sealer, timeZone }: DomainServices,
  row: Gift,
  { purpose, campaigns }: Pick<GiftsCsvOptions, "purpose"> & { campaigns: ReadonlyMap<string, string> },
): Record<GiftColumn, () => string> {
  const isHidden = purpose === "print" && row.anonymous;
  const { giver, unreadable } = readGiver(sealer, row);
  const tribute = openedOrNull(() => openTribute(sealer, row));
  const of = (name: keyof Giver) => () => (isHidden ? "" : (giver?.[name] ?? ""));
  const dollars = (cents: number) => () => (cents / 100).toFixed(2);
  const yes = (is: boolean) => () => (is ? "yes" : "");
  return {
    ...(Object.fromEntries(giftColumns.giver.map((name) => [name, of(name)])) as Record<
      (typeof giftColumns.giver)[number],
      () => string
    >),
    name: () => (isHidden ? ANONYMOUS : giver ? describeGiver(giver) : unreadable ? UNREADABLE : ""),
    donor: () => (isHidden ? "" : row.donorId),
    reference: () => row.reference ?? row.id,
    checkNumber: () => row.checkNumber ?? "",
    memo: () => openedOrNull(() => openMemo(sealer, row)) ?? "",
    receipt: () => row.receiptNumber ?? "",
    date: () => (row.givenAt ? dayAt(row.givenAt, timeZone).iso : ""),
    amount: dollars(row.amount),
    refunded: dollars(row.refunded),
    net: dollars(row.amount - row.refunded),
    fee: dollars(row.feeCovered),
    designation: () => row.designation,
    campaign: () => (row.campaignId ? titleOfCampaign(campaigns, row.campaignId) : ""),
    origin: () => row.origin,
    state: () => row.state,
    anonymous: yes(row.anonymous),
    employeeGiving: yes(row.forEmployeeGivingCampaign),
    estate: yes(row.willEstate),
    volunteer: yes(row.volunteer),
    tribute: () =>
      tribute && (tribute.firstnameHonor || tribute.lastnameHonor) ? describeTribute(tribute) : "",
  };
}
