import type { DomainServices } from "~/domain/domain-services";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import type { RootDatabase } from "~/platform/database/database";
import { MAIL_PURPOSE } from "~/platform/outbox/enqueue-mail";
import { outboxMessage } from "~/platform/outbox/table";

const secret = "a secret of the tests, long enough";

/** The services of the domains on a clock that the test sets; the time is the real one to begin with. */
export function testServices(db: RootDatabase) {
  let offset = 0;
  const services: DomainServices = {
    db,
    sealer: createSealer(secret),
    keyedHash: createKeyedHash(secret),
    timeZone: "America/Chicago",
    site: "https://hospital.example",
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

/** Every message so far, the first first. */
export async function mailsIn(db: RootDatabase) {
  const rows = await db.select().from(outboxMessage).orderBy(outboxMessage.createdAt);
  const sealer = createSealer(secret);
  return rows.map(({ kind, sealed }) => ({
    kind,
    ...(JSON.parse(sealer.open(sealed ?? "", MAIL_PURPOSE)) as {
      to: string;
      toName?: string;
      subject: string;
      html: string;
      text: string;
      headers?: Record<string, string>;
      attachments?: { content: string }[];
    }),
  }));
}
