import { eq } from "drizzle-orm";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { donorLink } from "../../donor/donor-link";
import { describeGiver, openGiver } from "../../donor/giver";
import { foundationIdentity } from "../../mail/foundation-identity";
import { donor } from "../../table";
import type { MonthlyGift } from "../table";
import { MonthlyMail } from "./monthly-mail";
import { type MonthlyNews, monthlyMessage } from "./monthly-message";

/**
 * Emails the donor of a monthly gift, in the caller's transaction. Erased donors get nothing.
 * @param once deduplication key for an event that the provider may report again
 */
export async function notifyOfMonthlyGift(
  tx: Database,
  services: DomainServices,
  row: MonthlyGift,
  news: MonthlyNews,
  once?: string,
): Promise<void> {
  const giver = openGiver(services.sealer, row);
  const [who] = await tx.select().from(donor).where(eq(donor.id, row.donorId));
  if (!giver?.email || !who) return;
  const words = monthlyMessage(news, services.timeZone);
  const foundation = foundationIdentity(await givingSettings(tx));
  const name = describeGiver(giver);
  const body = MonthlyMail({ foundation, name, words, href: await donorLink(tx, services, who) });
  const message = {
    kind: `giving.monthly-${news.kind}`,
    to: giver.email,
    toName: name.slice(0, 200),
    body,
    subject: `${words.heading} (${foundation.name})`.slice(0, 300),
    headers: { "Auto-Submitted": "auto-generated" },
    dedupeKey: once && `monthly ${news.kind} ${once}`,
  };
  await enqueueMail(tx, services.sealer, message, services.now());
}
