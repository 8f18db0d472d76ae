import { publishedSettings } from "~/features/settings/shared/site-settings";
import { takesPayments } from "~/platform/payments/payment-mode";
import type { PageScope, RequestContext } from "~/server/context";
import type { ClassView } from "./class/class-views";
import { phoneOfClass } from "./class/phone-of-class";
import { availabilityOf, isPayable, type Offering, registrationEnd } from "./registrations/availability";
import { classCounts } from "./registrations/class-counts";

/** What a class offers at a moment, and how many seats are taken. */
export interface OfferedClass {
  view: ClassView;
  offering: ShownOffering;
  taken: number;
}

/** What a class offers, with whom to call where one registers by phone: ten digits. */
export interface ShownOffering extends Offering {
  phone: string | null;
}

/**
 * Whether one can register for each of the classes now, by the server's clock, with one query for all. Tells the page or answer
 * until when it is true.
 */
export async function offeredClasses(
  { db, env, now: clock }: Pick<RequestContext, "db" | "env"> & { now(): Date },
  page: Pick<PageScope, "holdsUntil">,
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
    for (const instant of [counted.changesAt, registrationEnd(view), view.endsAt])
      if (instant && instant > now) page.holdsUntil(instant);
    const offering = availabilityOf(view, counted, now, canPay);
    const phone =
      offering.state === "by-phone" ? (phoneOfClass(settings, view.category?.slug ?? "") ?? null) : null;
    return { view, offering: { ...offering, phone }, taken: counted.taken };
  });
}
