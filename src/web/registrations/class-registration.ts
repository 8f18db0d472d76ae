import type { z } from "zod";
import type { ClassView } from "~/content/types/class/class-views";
import { dayAt } from "~/content/types/day-at";
import { domainServices } from "~/domain/domain-services";
import { type RegistrationInput, registrationInput } from "~/domain/registrations/input";
import { type Registered, registerForClass } from "~/domain/registrations/register-for-class";
import { registrationSuccessPath } from "~/domain/registrations/registration-success-path";
import type { RequestContext } from "../context";
import type { Submission } from "../forms/submission";
import { leadToCheckout } from "../payments/lead-to-checkout";

/** Of one class: as long as a seat is held for its payment, so many at most wait for one from one network. */
const FROM_ONE_NETWORK = { times: 30, seconds: 3_600 };

/** How the registration form of a class is taken, by its page and by the API: what it asks for, what it does, what it answers. */
export function classRegistration(
  context: RequestContext,
  event: ClassView,
): Submission<z.ZodType<RegistrationInput>, Registered> {
  const { env, now } = context;
  const services = domainServices(context, env);
  return {
    ...{
      form: "class-registration",
      subject: event.id,
      action: "FormClassRegistration",
      emailField: "email",
    },
    schema: registrationInput({
      category: event.category?.slug ?? "",
      ...{ guestTakesSeat: event.guestTakesSeat, questions: event.questions },
      ...{ timeZone: env.TZ_HOSPITAL, today: dayAt(now(), env.TZ_HOSPITAL).iso },
    }),
    async submit(input, { idempotencyKey, utm }) {
      await context.countUse({ name: `class-seats ${event.id}`, ...FROM_ONE_NETWORK });
      return registerForClass(services, { classId: event.id, input, utm: { ...utm }, idempotencyKey });
    },
    async answer({ registration, paymentId }) {
      if (!paymentId)
        return {
          json: { registration },
          location: successPath(event, registration.status, env.TZ_HOSPITAL),
        };
      const { url, headers } = await leadToCheckout(context, paymentId);
      return { json: { registration, url }, location: url, headers };
    },
  };
}

/** Whoever has a place on the waitlist is not told that they are registered. */
function successPath(event: ClassView, status: string, timeZone: string): string {
  const path = registrationSuccessPath(event, timeZone);
  return status === "waitlisted" ? `${path}&waitlisted=true` : path;
}
