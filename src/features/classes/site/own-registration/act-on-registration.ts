import { redirect } from "react-router";
import { dayAt } from "~/content/values/day-at";
import { redirectToCheckout } from "~/features/payments/shared/redirect-to-checkout";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { fieldErrors } from "~/platform/errors/field-errors";
import type { RequestContext } from "~/server/context";
import { unreadableForm } from "~/server/submissions/read-form";
import { acceptOffer } from "../../registrations/accept-offer";
import { cancelAttendee } from "../../registrations/cancel-attendee";
import { cancelRegistration } from "../../registrations/cancel-registration";
import { changeRegistration, transferRegistration } from "../../registrations/change-registration";
import { questionsOf, SINGLE_PERSON } from "../../registrations/form-rules";
import { registrationInput } from "../../registrations/input";
import { refuseUnpayable } from "../../registrations/payment/refuse-unpayable";
import { registrationByToken } from "../../registrations/registration-by-token";
import { sealHandover } from "./handover";

/** The actions of a private link. */
export type Intent = "accept" | "pay" | "cancel" | "cancel-one" | "change" | "transfer";

/**
 * Runs the action of a form on the private page, and redirects.
 * @throws AppError the errors of the actions; VALIDATION_FAILED with the errors of the fields
 */
export async function actOnRegistration(
  context: RequestContext,
  request: Request,
  token: string,
  { intent, ...values }: Record<string, string>,
): Promise<Response> {
  const services = domainServices(context, context.env);
  const redirectBack = (done: string) =>
    redirect(`/registration/${encodeURIComponent(token)}?done=${done}`, 303);
  switch (intent as Intent) {
    case "accept": {
      const { paymentId } = await acceptOffer(services, token);
      return paymentId ? toCheckout(context, request, paymentId) : redirectBack("accept");
    }
    case "pay": {
      const { paymentId, event } = await registrationByToken(services, token);
      await refuseUnpayable(context.db, services, event);
      return paymentId ? toCheckout(context, request, paymentId) : redirectBack("");
    }
    case "cancel":
      await cancelRegistration(services, token);
      return redirectBack("cancel");
    case "cancel-one":
      await cancelAttendee(services, token, {
        attendee: Number(values.attendee),
        seen: Number(values.people),
      });
      return redirectBack("cancel-one");
    case "change":
      await changeRegistration(services, token, await checked(context, token, values));
      return redirectBack("change");
    case "transfer":
      return redirectBack(`transfer&handed-over=${await handOver(context, token, values)}`);
    default:
      throw unreadableForm();
  }
}

async function toCheckout(context: RequestContext, request: Request, paymentId: string): Promise<Response> {
  const { url, headers } = await redirectToCheckout(context, request, paymentId, "owner");
  return redirect(url, { status: 303, headers });
}

/** @returns the sealed handover for the address of the confirmation */
async function handOver(context: RequestContext, token: string, values: Record<string, string>) {
  const services = domainServices(context, context.env);
  const { event } = await registrationByToken(services, token);
  const input = await checked(context, token, values, { isAlone: true });
  await transferRegistration(services, token, input);
  const to = `${input.firstName} ${input.lastName}`;
  return sealHandover(context.sealer, { title: event.title, to, at: +context.now() });
}

/** @param isAlone whether the form is only about the registrant */
async function checked(
  context: RequestContext,
  token: string,
  values: Record<string, string>,
  { isAlone = false } = {},
) {
  const { env, now } = context;
  const { event, people, personNumbers } = await registrationByToken(domainServices(context, env), token);
  const parsed = registrationInput({
    category: event.category?.slug ?? "",
    guestTakesSeat: event.guestTakesSeat,
    questions: questionsOf(event),
    group: isAlone
      ? { ...SINGLE_PERSON, numbers: personNumbers.slice(0, 1) }
      : { maxPeople: people, isFixed: true, numbers: personNumbers },
    timeZone: env.TZ_HOSPITAL,
    today: dayAt(now(), env.TZ_HOSPITAL).iso,
  }).safeParse(values);
  if (parsed.success) return parsed.data;
  throw new AppError("VALIDATION_FAILED", "Some fields need a correction.", {
    errors: fieldErrors(parsed.error.issues),
  });
}
