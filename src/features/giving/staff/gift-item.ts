import { inArray } from "drizzle-orm";
import { contentItem } from "~/content/tables";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { GiftItem } from "../api/admin/schemas";
import { describeGiver, readGiver } from "../donor/giver";
import { describeTribute, openTribute } from "../gift/tribute";
import type { Gift } from "../table";

/** Gifts as list items for staff. */
export async function giftItems(
  { db, sealer }: Pick<DomainServices, "db" | "sealer">,
  rows: readonly Gift[],
): Promise<GiftItem[]> {
  const titles = await campaignTitles(db, rows);
  return rows.map((row) => {
    const { giver, unreadable } = readGiver(sealer, row);
    const tribute = openedOrNull(() => openTribute(sealer, row));
    const { id, donorId, origin, state, amount, refunded, designation, anonymous, receiptNumber } = row;
    return {
      id,
      donorId,
      origin,
      state,
      amount,
      refunded,
      designation,
      anonymous,
      receiptNumber,
      unreadable: unreadable || (row.tribute !== null && tribute === null),
      donor: giver ? describeGiver(giver) : "",
      company: giver?.company ?? "",
      campaign: row.campaignId ? (titles.get(row.campaignId) ?? "A campaign that is gone") : null,
      tribute: tribute && (tribute.firstnameHonor || tribute.lastnameHonor) ? describeTribute(tribute) : "",
      acknowledgeBy: row.acknowledgeBy,
      acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
      at: (row.givenAt ?? row.createdAt).toISOString(),
    };
  });
}

/** Includes unpublished campaigns. */
async function campaignTitles(db: Database, rows: readonly Gift[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ campaignId }) => campaignId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: contentItem.id, title: contentItem.title })
    .from(contentItem)
    .where(inArray(contentItem.id, ids));
  return new Map(found.map(({ id, title }) => [id, title]));
}
