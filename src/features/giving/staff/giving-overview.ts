import { and, gte, isNotNull, sql } from "drizzle-orm";
import { dayAt } from "~/content/values/day-at";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import type { DomainServices } from "~/platform/domain-services";
import type { GivingOverview } from "../api/admin/schemas";
import { momentOf } from "../moment-of";
import { gift } from "../table";
import { countCardsToPrint } from "./acknowledgement-cards";
import { monthlyIncome } from "./monthly-page";

export async function givingOverview(services: DomainServices): Promise<Omit<GivingOverview, "isTest">> {
  const { db, timeZone, now } = services;
  const today = dayAt(now(), timeZone).iso;
  const [year, month, income, cardsWaiting, settings] = await Promise.all([
    totalsSince(services, momentOf(`${today.slice(0, 4)}-01-01`, 0, timeZone)),
    totalsSince(services, momentOf(`${today.slice(0, 7)}-01`, 0, timeZone)),
    monthlyIncome(services),
    countCardsToPrint(db),
    givingSettings(db),
  ]);
  return {
    thisYear: year.cents,
    giftsThisYear: year.gifts,
    thisMonth: month.cents,
    monthlyGifts: income.gifts,
    perMonth: income.cents,
    cardsWaiting,
    foundation: settings.foundationLegalName,
  };
}

async function totalsSince({ db }: DomainServices, since: Date): Promise<{ cents: number; gifts: number }> {
  const [sums] = await db
    .select({
      cents: sql<number>`coalesce(sum(${gift.amount} - ${gift.refunded}), 0)`.mapWith(Number),
      gifts: sql<number>`count(*)`.mapWith(Number),
    })
    .from(gift)
    .where(and(gte(gift.givenAt, since), isNotNull(gift.receiptNumber)));
  return sums ?? { cents: 0, gifts: 0 };
}
