import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { normalEmail } from "~/platform/mail/email-address";
import type { Erased, PersonalData } from "~/platform/personal-data/personal-data";
import { areasOf } from "./find-person";
import { recordPersonEvent } from "./record-person-event";

/** The result of erasing an area. */
type ErasedArea = Erased & { area: string };

/**
 * Erases all data of an email address in one transaction, or nothing. While something is active (a seat, a monthly
 * gift), staff must end it first.
 * @throws AppError IN_USE with `obstacles`
 */
export async function erasePerson(
  services: DomainServices,
  parts: readonly PersonalData[],
  actor: Actor,
  address: string,
): Promise<ErasedArea[]> {
  const email = normalEmail(address);
  return services.db.transaction(async (tx) => {
    const areas = await areasOf(tx, services, parts, email);
    const obstacles = areas.flatMap(({ records }) => records.flatMap(({ obstacle }) => obstacle ?? []));
    if (obstacles.length > 0) {
      const message = `Nothing was erased. ${obstacles.join(" ")}`;
      throw new AppError("IN_USE", message, { details: { obstacles } });
    }
    const erased: ErasedArea[] = [];
    for (const { part, records } of areas)
      erased.push({ area: part.area, ...(await part.erase(tx, services, { email, records, actor })) });
    const after = Object.fromEntries(erased.map(({ area, records }) => [area, records]));
    await recordPersonEvent(tx, services, { actor, email, action: "erased", after });
    return erased;
  });
}
