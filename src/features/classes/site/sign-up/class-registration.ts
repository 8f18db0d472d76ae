import type { z } from "zod";
import { dayAt } from "~/content/values/day-at";
import { ownsPayment } from "~/features/payments/shared/owns-payment";
import { redirectToCheckout } from "~/features/payments/shared/redirect-to-checkout";
import { domainServices } from "~/platform/domain-services";
import type { RequestContext } from "~/server/context";
import type { Submission } from "~/server/submissions/submission";
import type { AnswerOf } from "~/site/browser/request/client";
import type { ClassView } from "../../class/class-views";
import { questionsOf } from "../../registrations/form-rules";
import { type RegistrationInput, registrationInput } from "../../registrations/input";
import { type Registered, registerForClass } from "../../registrations/register-for-class";
import { registrationSuccessPath, signedSuccessPath } from "../../registrations/registration-success-path";
import { groupOf } from "./form-fields";

/** How many registrations for one class one network can make in an hour, so that unpaid holds cannot fill it. */
const NETWORK_LIMIT = { times: 30, seconds: 3_600 };

type RegistrationAnswer = AnswerOf<"post", "/api/class/{id}/register">;

/** A class's registration form on the server, for its page and the API: its fields, handler, and response. */
export function classRegistration(
  context: RequestContext,
  event: ClassView,
): Submission<z.ZodType<RegistrationInput>, Registered> {
  const { env, now } = context;
  const services = domainServices(context, env);
  return {
    form: "class-registration",
    subject: event.id,
    action: "FormClassRegistration",
    emailField: "email",
    schema: registrationInput({
      category: event.category?.slug ?? "",
      guestTakesSeat: event.guestTakesSeat,
      questions: questionsOf(event),
      group: groupOf(event),
      timeZone: env.TZ_HOSPITAL,
      today: dayAt(now(), env.TZ_HOSPITAL).iso,
    }),
    async submit(input, { idempotencyKey, utm, request }) {
      await context.countUse({ name: `class-seats ${event.id}`, ...NETWORK_LIMIT });
      return registerForClass(services, {
        classId: event.id,
        input,
        utm: { ...utm },
        idempotencyKey,
        ownsPayment: (paymentId) => ownsPayment(context, request, paymentId),
      });
    },
    async answer({ registration, paymentId, isRepeated }, request) {
      if (!paymentId)
        return {
          json: { registration } satisfies RegistrationAnswer,
          location: successPath(context, event, registration.status),
        };
      // Anyone can repeat another person's registration. They get a checkout, but not the private page.
      const role = isRepeated ? "payer" : "owner";
      const { url, headers } = await redirectToCheckout(context, request, paymentId, role);
      const json = { registration, url } satisfies RegistrationAnswer;
      return { json, location: url, headers };
    },
  };
}

function successPath({ env, keyedHash }: RequestContext, event: ClassView, status: string): string {
  const path = registrationSuccessPath(event, env.TZ_HOSPITAL);
  if (status !== "confirmed" && status !== "waitlisted") return path;
  return signedSuccessPath(path, status, keyedHash);
}
