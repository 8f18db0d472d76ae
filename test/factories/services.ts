import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import type { RootDatabase } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { withSiteLinks } from "~/platform/mail/site-links";
import { openMail } from "~/platform/outbox/open-mail";
import { outboxMessage } from "~/platform/outbox/table";

/** `APP_SECRET` for a site that must read what `testServices` seals and hashes. */
export const testSecret = "a secret of the tests, long enough";

/** The domains' services with a clock that the test sets; it starts at the real time. */
export function testServices(db: RootDatabase) {
  let offset = 0;
  const services: DomainServices = {
    db,
    sealer: createSealer(testSecret),
    keyedHash: createKeyedHash(testSecret),
    timeZone: "America/Chicago",
    takesPayments: true,
    now: () => new Date(Date.now() + offset),
  };
  return {
    ...services,
    /** Moves the clock forward. */
    pass(milliseconds: number) {
      offset += milliseconds;
    },
    at(moment: Date) {
      offset = +moment - Date.now();
    },
  };
}

/** All messages so far, oldest first, with links as a site at https://hospital.example writes them. */
export async function mailsIn(db: RootDatabase) {
  const rows = await db.select().from(outboxMessage).orderBy(outboxMessage.createdAt);
  const sealer = createSealer(testSecret);
  return rows.map(({ kind, sealed }) => ({
    kind,
    ...withSiteLinks(openMail(sealer, sealed ?? ""), "https://hospital.example"),
  }));
}
