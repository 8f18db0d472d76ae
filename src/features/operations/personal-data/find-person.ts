import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { normalEmail } from "~/platform/mail/email-address";
import type { PersonalData, PersonalRecord } from "~/platform/personal-data/personal-data";
import { recordPersonEvent } from "./record-person-event";

/** One area of the site with its records of a person. */
interface AreaOfPerson {
  part: PersonalData;
  records: PersonalRecord[];
}

/**
 * All data of an email address, by area of the site. Leaves out areas without any. The audit log records the search
 * first.
 */
export async function findPerson(
  services: DomainServices,
  parts: readonly PersonalData[],
  { actor, email, action }: { actor: Actor; email: string; action: "searched" | "exported" },
): Promise<AreaOfPerson[]> {
  return services.db.transaction(async (tx) => {
    const areas = await areasOf(tx, services, parts, normalEmail(email));
    const counts = Object.fromEntries(areas.map(({ part, records }) => [part.area, records.length]));
    await recordPersonEvent(tx, services, { actor, email, action, after: counts });
    return areas;
  });
}

/** @param email as normalized by `normalEmail` */
export async function areasOf(
  db: Database,
  services: DomainServices,
  parts: readonly PersonalData[],
  email: string,
): Promise<AreaOfPerson[]> {
  const areas: AreaOfPerson[] = [];
  // Sequentially, because a transaction has one connection.
  for (const part of parts) areas.push({ part, records: await part.find(db, services, email) });
  return areas.filter(({ records }) => records.length > 0);
}
