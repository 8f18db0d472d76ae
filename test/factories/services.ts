import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import type { RootDatabase } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { withSiteLinks } from "~/platform/mail/site-links";
import { openMail } from "~/platform/outbox/open-mail";
import { outboxMessage } from "~/platform/outbox/table";

/** `APP_SECRET` of a site that has to understand what `testServices` seals and hashes. */
export const testSecret = "a secret of the tests, long enough";

/** The services of the domains on a clock that the test sets; the time is the real one to begin with. */
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
    /** Moves the clock on. */
    pass(milliseconds: number) {
      offset += milliseconds;
    },
    at(moment: Date) {
      offset = +moment - Date.now();
    },
  };
}

/** Every message so far, the first first, with the links that a site at https://hospital.example makes of it. */
export async function mailsIn(db: RootDatabase) {
  const rows = await db.select().from(outboxMessage).orderBy(outboxMessage.createdAt);
  const sealer = createSealer(testSecret);
  return rows.map(({ kind, sealed }) => ({
    kind,
    ...withSiteLinks(openMail(sealer, sealed ?? ""), "https://hospital.example"),
  }));
}
