import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { normalEmail } from "~/platform/mail/email-address";
import type { Erased, PersonalData } from "~/platform/personal-data/personal-data";
import { areasOf } from "./find-person";
import { recordPersonEvent } from "./record-person-event";

/** What became of each part's records. */
type ErasedArea = Erased & { area: string };

/**
 * Erases everything that is known under an address, all in one transaction, or nothing: as long as something of theirs is underway (a seat,
 * a gift each month) somebody has to end that first.
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
