import { inArray } from "drizzle-orm";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Database } from "~/platform/database/database";
import { inBatches } from "~/platform/database/in-batches";
import { recordErasures } from "~/platform/erasures/record-erasures";
import { isAddress } from "~/platform/personal-data/is-address";
import type { PersonalData, PersonalRecord } from "~/platform/personal-data/personal-data";
import { requestErasure } from "./erasures";
import { fingerprintsOf } from "./person/lock-subscriber";
import { openPerson } from "./person/person";
import { openRequest } from "./request-subscription";
import { eraseSubscriberWithin } from "./staff/change-for-subscriber";
import { newsletterRequest, newsletterSubscriber, type Subscriber } from "./table";

type Services = Parameters<PersonalData["find"]>[1];

/** Current and ended subscriptions, and stored requests, as personal data. */
export const subscriptionsOfPerson: PersonalData = {
  area: "Newsletter",

  async find(db, services, email) {
    const rows = await db
      .select()
      .from(newsletterSubscriber)
      .where(inArray(newsletterSubscriber.fingerprint, fingerprintsOf(services.keyedHash, email)));
    const subscribers = rows.filter(({ person, asked }) => person !== null || asked !== null);
    return [
      ...subscribers.map((row) => subscription(services, row)),
      ...(await requests(db, services, email)),
    ];
  },

  async erase(tx, services, { records, actor }) {
    const ids = records.map(({ id }) => id);
    const requests = await tx
      .delete(newsletterRequest)
      .where(inArray(newsletterRequest.id, ids))
      .returning({ id: newsletterRequest.id });
    await recordErasures(
      tx,
      requestErasure,
      requests.map((row) => row.id),
    );
    const { id } = newsletterSubscriber;
    const rows = await tx.select({ id }).from(newsletterSubscriber).where(inArray(id, ids));
    for (const row of rows) await eraseSubscriberWithin(tx, services, actor, row.id);
    return {
      records: ids.length,
      kept:
        rows.length > 0
          ? [
              "A keyed hash of the address, so that no import brings them back on the list. It tells nobody the address.",
            ]
          : [],
    };
  },
};

function subscription({ sealer }: Services, row: Subscriber): PersonalRecord {
  const { id, createdAt, state, source, utm, confirmedAt, endedAt } = row;
  return {
    id,
    what: "Newsletter",
    at: createdAt,
    obstacle: null,
    holds: {
      state,
      source,
      campaign: utm,
      confirmedAt,
      endedAt,
      details: openedOrNull(() => openPerson(sealer, row.person)),
      typedAndNotConfirmed: openedOrNull(() => openPerson(sealer, row.asked)),
    },
  };
}

async function requests(db: Database, services: Services, email: string): Promise<PersonalRecord[]> {
  const rows = inBatches(newsletterRequest.id, ({ isNext, limit }) =>
    db.select().from(newsletterRequest).where(isNext).orderBy(newsletterRequest.id).limit(limit),
  );
  const found: PersonalRecord[] = [];
  for await (const { id, sealed, createdAt } of rows) {
    const request = openedOrNull(() => openRequest(services, sealed));
    if (!request || !isAddress(request.input.email, email)) continue;
    const holds = { details: request.input, source: request.source, campaign: request.utm };
    found.push({ id, what: "Newsletter, just asked for", at: createdAt, holds, obstacle: null });
  }
  return found;
}
