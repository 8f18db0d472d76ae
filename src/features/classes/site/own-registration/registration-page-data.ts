import { dayAt } from "~/content/values/day-at";
import { formatDates } from "~/content/values/format-dates";
import { formatInstant } from "~/content/values/format-instant";
import { calendarLinks } from "~/features/events/shared/site/occasions/calendar-links";
import { domainServices } from "~/platform/domain-services";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { takesPayments } from "~/platform/payments/payment-mode";
import type { RequestContext } from "~/server/context";
import { drawQr } from "~/ui/qr-code/draw-qr";
import { classDates, classPlace, sessionPlace } from "../../class/class-facts";
import type { ClassView } from "../../class/class-views";
import { shownSessions } from "../../class/shown-sessions";
import { answerName } from "../../registrations/asked-questions";
import { isPayable } from "../../registrations/availability";
import { readableCode } from "../../registrations/check-ins/readable-code";
import { otherFields, SINGLE_PERSON } from "../../registrations/form-rules";
import { namesOf, peopleOf } from "../../registrations/person/people-of";
import { needsOfEach } from "../../registrations/person/shown-answers";
import { refundRule } from "../../registrations/refund-due";
import { registrationByToken } from "../../registrations/registration-by-token";
import { formFields } from "../sign-up/form-fields";

export type ShownRegistration = Awaited<ReturnType<typeof registrationPageData>>;

/**
 * The data of the private page.
 * @throws AppError NOT_FOUND
 */
export async function registrationPageData(context: RequestContext, token: string) {
  const { env, now, origin } = context;
  const zone = env.TZ_HOSPITAL;
  const registration = await registrationByToken(domainServices(context, env), token);
  const { event, person, answers, status, position, offeredUntil, heldUntil, price, paid, refund } =
    registration;
  const { people, personNumbers } = registration;
  const fields = formFields(event, { maxPeople: people, isFixed: true, numbers: personNumbers });
  return {
    status,
    position,
    canCancel: registration.canCancel,
    canChange: registration.canChange,
    canCancelOne: registration.canCancelOne,
    fields,
    /** A handover gives away only the registrant's seat. */
    transferFields: formFields(event, { ...SINGLE_PERSON, numbers: personNumbers.slice(0, 1) }),
    title: event.title,
    slug: event.slug,
    category: event.category?.slug ?? "",
    when: classDates(event, zone),
    where: classPlace(event),
    whatToBring: event.whatToBring,
    sessions: shownSessions(event, now(), zone),
    calendars: webCalendars(event, now(), zone, origin),
    confirmationNumber: registration.confirmationNumber,
    code:
      registration.checkInCode === null
        ? null
        : { text: readableCode(registration.checkInCode), drawing: drawQr(registration.checkInCode) },
    /** How many people have a certificate. */
    certificates: registration.certificates.length,
    survey: registration.survey,
    email: person?.email ?? "",
    isOver: event.endsAt <= now(),
    isCancelled: event.cancelledAt !== null,
    names: person ? namesOf(person) : [],
    /** The answers of each person, without private ones. */
    needs: person ? needsOfEach(person.answers, { people, personNumbers }) : [],
    price: price > 0 ? formatDollars(price) : "",
    paid: paid && {
      amount: formatDollars(paid.amount),
      on: dayAt(paid.at, zone).words,
      refunded: paid.refunded > 0 ? formatDollars(paid.refunded) : "",
      refunding: paid.refunding > 0 ? formatDollars(paid.refunding) : "",
    },
    refundRule: price > 0 ? refundRule(event, now(), zone) : "",
    refund: refund > 0 ? formatDollars(refund) : "",
    refundForOne: registration.refundForOne > 0 ? formatDollars(registration.refundForOne) : "",
    isPricedEach: event.priceFor === "person",
    offeredUntil: offeredUntil && formatInstant(offeredUntil, zone),
    heldUntil: heldUntil && formatInstant(heldUntil, zone),
    isPaymentAwaited: registration.isPaymentAwaited,
    isPayable: isPayable(event, takesPayments(env)),
    values: enteredValues(person, answers),
  };
}

/** Links for web calendars. They accept one entry at a time, so there is one link for each session that is not over. */
function webCalendars(event: ClassView, now: Date, timeZone: string, origin: string) {
  return event.sessions
    .filter(({ endsAt }) => endsAt > now)
    .map((session) => ({
      dates: formatDates(session, timeZone),
      ...calendarLinks({
        title: event.title,
        startsAt: session.startsAt,
        endsAt: session.endsAt,
        place: sessionPlace(session, event),
        url: `${origin}/classes/${event.slug}`,
      }),
    }));
}

type LinkedRegistration = Awaited<ReturnType<typeof registrationByToken>>;

/** The values of the registration by field name. */
function enteredValues(
  person: LinkedRegistration["person"],
  sensitive: LinkedRegistration["answers"],
): Record<string, string> {
  if (!person) return {};
  const { answers, others = [], ...named } = person;
  const values: Record<string, string> = { ...named };
  for (const { name, part, attendee } of otherFields(peopleOf(person)))
    values[name] = others[attendee - 2]?.[part] ?? "";
  for (const answer of answers) values[answerName(answer)] = answer.answer;
  for (const answer of sensitive) values[answer.name ?? answerName(answer)] = answer.answer;
  return values;
}
