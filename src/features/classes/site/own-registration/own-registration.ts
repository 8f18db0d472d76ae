import { formatInstant } from "~/content/values/format-instant";
import { domainServices } from "~/platform/domain-services";
import { takesPayments } from "~/platform/payments/payment-mode";
import type { RequestContext } from "~/server/context";
import { classDates, classPlace } from "../../class/class-facts";
import { isPayable } from "../../registrations/availability";
import { formatPrice } from "../../registrations/format-price";
import { registrationByToken } from "../../registrations/registration-by-token";
import { type FormField, formFields } from "../sign-up/form-fields";

export type ShownRegistration = Awaited<ReturnType<typeof ownRegistration>>;

/**
 * What the page of a private link shows.
 * @throws AppError NOT_FOUND
 */
export async function ownRegistration(context: RequestContext, token: string) {
  const { env, now } = context;
  const zone = env.TZ_HOSPITAL;
  const own = await registrationByToken(domainServices(context, env), token);
  const { event, person, answers, status, position, offeredUntil, heldUntil, price, refund } = own;
  const fields = formFields(event);
  return {
    status,
    position,
    canCancel: own.canCancel,
    canChange: own.canChange,
    fields,
    title: event.title,
    slug: event.slug,
    category: event.category?.slug ?? "",
    when: classDates(event, zone),
    where: classPlace(event),
    isOver: event.endsAt <= now(),
    isCancelled: event.cancelledAt !== null,
    who: person ? `${person.firstName} ${person.lastName}` : "",
    price: price > 0 ? formatPrice(price) : "",
    refund: refund > 0 ? formatPrice(refund) : "",
    offeredUntil: offeredUntil && formatInstant(offeredUntil, zone),
    heldUntil: heldUntil && formatInstant(heldUntil, zone),
    isPaymentAwaited: own.isPaymentAwaited,
    isPayable: isPayable(event, takesPayments(env)),
    values: typedBefore(person, answers, fields),
  };
}

type Own = Awaited<ReturnType<typeof registrationByToken>>;

/** What they said when they registered, by the names of the form. */
function typedBefore(
  person: Own["person"],
  sensitive: Own["answers"],
  fields: FormField[],
): Record<string, string> {
  if (!person) return {};
  const { answers, ...named } = person;
  const values: Record<string, string> = { ...named };
  const nameOf = (label: string) => fields.find((field) => field.label === label)?.name ?? "";
  for (const { label, answer } of answers) values[nameOf(label)] = answer;
  for (const { name, label, answer } of sensitive) values[name ?? nameOf(label)] = answer;
  return values;
}
