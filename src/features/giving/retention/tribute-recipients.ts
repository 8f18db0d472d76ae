import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Database } from "~/platform/database/database";
import { inBatches } from "~/platform/database/in-batches";
import type { DomainServices } from "~/platform/domain-services";
import { recordErasures } from "~/platform/erasures/record-erasures";
import type { Erasure } from "~/platform/personal-data/erasure";
import { isAddress } from "~/platform/personal-data/is-address";
import type { PersonalRecord } from "~/platform/personal-data/personal-data";
import { openTribute, sealTribute, type Tribute } from "../gift/tribute";
import { monthlyGift } from "../monthly/table";
import { gift } from "../table";

type Services = Pick<DomainServices, "sealer" | "now">;

const NO_RECIPIENT = {
  tellName: "",
  tellEmail: "",
  tellStreet: "",
  tellCity: "",
  tellState: "",
  tellZip: "",
};

/** The recipients of tributes, as personal data. Does not include who gave. */
export async function tributeRecipients(
  db: Database,
  { sealer }: Services,
  email: string,
): Promise<PersonalRecord[]> {
  const found: PersonalRecord[] = [];
  for (const table of [gift, monthlyGift]) {
    const { id, tribute, createdAt } = table;
    const rows = inBatches(id, ({ isNext, limit }) =>
      db
        .select({ id, tribute, createdAt })
        .from(table)
        .where(and(isNotNull(tribute), isNext))
        .orderBy(id)
        .limit(limit),
    );
    for await (const row of rows) {
      const openedTribute = openedOrNull(() => openTribute(sealer, row));
      if (!openedTribute || !isAddress(openedTribute.tellEmail, email)) continue;
      const { tellName, tellEmail, tellStreet, tellCity, tellState, tellZip } = openedTribute;
      found.push({
        id: row.id,
        what: "Person to notify of a gift",
        at: row.createdAt,
        obstacle: null,
        holds: { tellName, tellEmail, tellStreet, tellCity, tellState, tellZip },
      });
    }
  }
  return found;
}

/**
 * Erases the recipient of a tribute from those gifts. The gift and the honored person stay.
 * @param email as normalized by `normalEmail`
 */
export async function eraseTributeRecipient(
  tx: Database,
  services: Services,
  { ids, email }: { ids: string[]; email: string },
): Promise<void> {
  const erased = await eraseRecipients(tx, services, ids, ({ tellEmail }) => isAddress(tellEmail, email));
  await recordErasures(tx, tributeRecipientErasure, erased);
}

/** The column values that erase the recipient of a tribute. */
export const tributeRecipientErasure: Erasure = {
  kind: "told-of-tribute",
  async again(tx, services, ids) {
    await eraseRecipients(tx, services, ids, () => true);
  },
};

/** @returns the ids of the gifts */
async function eraseRecipients(
  tx: Database,
  { sealer, now }: Services,
  ids: readonly string[],
  isWanted: (openedTribute: Tribute) => boolean,
): Promise<string[]> {
  const erased: string[] = [];
  for (const table of [gift, monthlyGift]) {
    const rows = await tx
      .select({ id: table.id, tribute: table.tribute })
      .from(table)
      .where(and(inArray(table.id, [...ids]), isNotNull(table.tribute)))
      .for("update");
    for (const row of rows) {
      const openedTribute = openedOrNull(() => openTribute(sealer, row));
      if (!openedTribute || !isWanted(openedTribute)) continue;
      const tribute = sealTribute(sealer, { ...openedTribute, ...NO_RECIPIENT });
      await tx
        .update(table)
        .set({ tribute, acknowledgeBy: "none", updatedAt: now() })
        .where(eq(table.id, row.id));
      erased.push(row.id);
    }
  }
  return erased;
}
