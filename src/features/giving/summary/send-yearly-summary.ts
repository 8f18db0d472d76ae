import { givingSettings } from "~/features/settings/shared/giving-settings";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { describeGiver } from "../donor/giver";
import { givingByToken } from "../donor/giving-by-token";
import { foundationIdentity } from "../mail/foundation-identity";
import { SummaryMail } from "../mail/summary-mail";
import { yearlySummary } from "./yearly-summary";

/**
 * Emails a donor the summary of a year's gifts, at most once a day. The donor requests it through the private link; it
 * goes to the address of their gifts.
 * @throws AppError NOT_FOUND if the token is unknown or no longer valid; BAD_REQUEST if there are no gifts in that
 * year, or no address
 */
export async function sendYearlySummary(
  services: DomainServices,
  token: string,
  year: number,
): Promise<void> {
  const own = await givingByToken(services, token);
  const settings = await givingSettings(services.db);
  const summary = yearlySummary(own, year, settings, services.timeZone);
  if (!own.giver?.email) throw new AppError("BAD_REQUEST", "We have no email address to send it to.");
  if (!summary) throw new AppError("BAD_REQUEST", "There were no gifts in that year.");
  const foundation = foundationIdentity(settings);
  const name = describeGiver(own.giver);
  const message = {
    kind: "giving.summary",
    to: own.giver.email,
    toName: name.slice(0, 200),
    subject: `Your gifts in ${year} (${foundation.name})`.slice(0, 300),
    body: SummaryMail({ foundation, name, summary }),
    headers: { "Auto-Submitted": "auto-generated" },
    dedupeKey: `gift summary ${own.donorId} ${year} ${services.now().toISOString().slice(0, 10)}`,
  };
  await services.db.transaction((tx: Database) => enqueueMail(tx, services.sealer, message, services.now()));
}
