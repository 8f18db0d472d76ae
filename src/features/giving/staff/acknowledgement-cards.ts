import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import type { Actor } from "~/platform/audit/actor";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { PendingWork } from "~/server/pending-work/pending-work";
import type { AcknowledgementCard } from "../api/admin/schemas";
import { readGiver } from "../donor/giver";
import { recordGiftEvent } from "../gift/record-gift-event";
import { openTribute } from "../gift/tribute";
import { tributeMessage } from "../mail/tribute-message";
import { gift } from "../table";

const waiting = and(
  eq(gift.acknowledgeBy, "card"),
  isNull(gift.acknowledgedAt),
  isNotNull(gift.receiptNumber),
);

/**
 * The cards to print, oldest first. They omit anonymous donors' names and the amount. A card whose giver or recipient
 * cannot be decrypted is left out; the list of gifts shows it.
 */
export async function cardsToPrint({ db, sealer }: DomainServices): Promise<AcknowledgementCard[]> {
  const rows = await db.select().from(gift).where(waiting).orderBy(asc(gift.givenAt));
  const { foundationLegalName: foundation } = await givingSettings(db);
  return rows.flatMap((row) => {
    const tribute = openedOrNull(() => openTribute(sealer, row));
    const { giver } = readGiver(sealer, row);
    if (!tribute || !giver) return [];
    const { tellName, tellStreet, tellCity, tellState, tellZip } = tribute;
    const words = tributeMessage(tribute, giver, { anonymous: row.anonymous, foundation });
    return [
      {
        ...words,
        giftId: row.id,
        givenAt: (row.givenAt ?? row.createdAt).toISOString(),
        address: [tellName, tellStreet, `${tellCity}, ${tellState} ${tellZip}`.trim()].filter(Boolean),
      },
    ];
  });
}

export function countCardsToPrint(db: Database): Promise<number> {
  return db.$count(gift, waiting);
}

export function waitingCards(db: Database): PendingWork {
  return {
    href: "/admin/giving/cards",
    anyOf: ["permissionFoundationManager"],
    one: "card to print",
    many: "cards to print",
    count: () => countCardsToPrint(db),
  };
}

/**
 * Records that cards were printed.
 * @returns how many of them were not printed before
 */
export async function recordPrintedCards(
  services: DomainServices,
  actor: Actor,
  giftIds: readonly string[],
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const rows = await tx
      .update(gift)
      .set({ acknowledgedAt: services.now() })
      .where(and(inArray(gift.id, [...giftIds]), waiting))
      .returning();
    for (const row of rows) await recordGiftEvent(tx, actor, "cardPrinted", row);
    return rows.length;
  });
}
