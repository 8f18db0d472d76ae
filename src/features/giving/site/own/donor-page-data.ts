import { dayAt } from "~/content/values/day-at";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import { domainServices } from "~/platform/domain-services";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { takesPayments } from "~/platform/payments/payment-mode";
import type { RequestContext } from "~/server/context";
import { describeGiver } from "../../donor/giver";
import { givingByToken } from "../../donor/giving-by-token";
import { shownMonthly } from "./shown-monthly";

export type ShownGiving = Awaited<ReturnType<typeof donorPageData>>;

/**
 * The data of a donor's private page.
 * @throws AppError NOT_FOUND
 */
export async function donorPageData(context: RequestContext, token: string) {
  const { env, db } = context;
  const zone = env.TZ_HOSPITAL;
  const [giving, settings] = await Promise.all([
    givingByToken(domainServices(context, env), token),
    givingSettings(db),
  ]);
  const day = (moment: Date | null) => (moment ? dayAt(moment, zone).words : "");
  return {
    foundation: settings.foundationLegalName,
    phone: settings.foundationPhone,
    takesPayments: takesPayments(env),
    name: giving.giver ? describeGiver(giving.giver) : "",
    email: giving.giver?.email ?? "",
    total: formatDollars(giving.years.reduce((cents, { total }) => cents + total, 0)),
    gifts: giving.gifts.map(({ id, givenAt, amount, refunded, designation, origin, receiptNumber }) => ({
      id,
      designation,
      number: receiptNumber ?? "",
      isMonthly: origin === "monthly",
      date: day(givenAt),
      amount: formatDollars(amount),
      refunded: refunded > 0 ? formatDollars(refunded) : "",
    })),
    years: giving.years.map(({ year, gifts, total }) => ({ year, gifts, total: formatDollars(total) })),
    monthly: giving.monthly.map((monthly) => shownMonthly(monthly, zone)),
  };
}
