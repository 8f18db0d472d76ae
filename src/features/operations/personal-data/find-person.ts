import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { normalEmail } from "~/platform/mail/email-address";
import type { PersonalData, PersonalRecord } from "~/platform/personal-data/personal-data";
import { recordPersonEvent } from "./record-person-event";

/** What one part of the site knows of a person. */
interface AreaOfPerson {
  part: PersonalData;
  records: PersonalRecord[];
}

/** Everything that is known under an address; that somebody looked is noted before it is shown. Only parts that know something. */
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

/** @param email as `normalEmail` writes it */
export async function areasOf(
  db: Database,
  services: DomainServices,
  parts: readonly PersonalData[],
  email: string,
): Promise<AreaOfPerson[]> {
  const areas: AreaOfPerson[] = [];
  // One after the other: a transaction is one connection.
  for (const part of parts) areas.push({ part, records: await part.find(db, services, email) });
  return areas.filter(({ records }) => records.length > 0);
}
