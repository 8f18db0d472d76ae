import { publishedSettings } from "~/features/settings/shared/site-settings";
import { takesPayments } from "~/platform/payments/payment-mode";
import type { PageScope, RequestContext } from "~/server/context";
import type { ClassView } from "./class/class-views";
import { phoneOfClass } from "./class/phone-of-class";
import { nextSession } from "./class/sessions";
import { type ShownSession, shownSessions } from "./class/shown-sessions";
import { availabilityOf, isPayable, type Offering, registrationEnd } from "./registrations/availability";
import { classCounts } from "./registrations/class-counts";
import { fullRefundUntil, refundRule } from "./registrations/refund-due";

/** A class with its availability at a point in time, and the number of taken seats. */
export interface OfferedClass {
  view: ClassView;
  offering: ShownOffering;
  taken: number;
  /** The refund policy in sentences; empty if the class is free. */
  refundRule: string;
  sessions: ShownSession[];
}

/** The availability of a class, with the phone number (ten digits) for registering by phone. */
export interface ShownOffering extends Offering {
  phone: string | null;
}

/**
 * The availability of each class at the current server time, from one query. Sets the time until which the page or
 * response is valid.
 */
export async function offeredClasses(
  { db, env, now: clock }: Pick<RequestContext, "db" | "env"> & { now(): Date },
  page: Pick<PageScope, "validUntil">,
  views: readonly ClassView[],
): Promise<OfferedClass[]> {
  const now = clock();
  const counts = await classCounts(
    db,
    views.map(({ id }) => id),
    now,
  );
  const canPay = takesPayments(env);
  const isByPhone = views.some((view) => !isPayable(view, canPay));
  const settings = isByPhone ? await publishedSettings(db) : null;
  return views.map((view) => {
    const counted = counts.get(view.id) ?? { taken: 0, waiting: 0, changesAt: null };
    const costs = view.hasRegistrationCost;
    const refundEnd = costs ? fullRefundUntil(view) : null;
    const sessionEnd = nextSession(view, now)?.endsAt;
    for (const instant of [counted.changesAt, registrationEnd(view), view.endsAt, refundEnd, sessionEnd])
      if (instant && instant > now) page.validUntil(instant);
    const offering = availabilityOf(view, counted, now, canPay);
    const phone =
      offering.state === "by-phone" ? (phoneOfClass(settings, view.category?.slug ?? "") ?? null) : null;
    return {
      view,
      offering: { ...offering, phone },
      taken: counted.taken,
      refundRule: costs ? refundRule(view, now, env.TZ_HOSPITAL) : "",
      sessions: shownSessions(view, now, env.TZ_HOSPITAL),
    };
  });
}
