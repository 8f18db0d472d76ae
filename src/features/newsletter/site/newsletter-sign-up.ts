import type { z } from "zod";
import { domainServices } from "~/platform/domain-services";
import type { RequestContext } from "~/server/context";
import type { Submission } from "~/server/submissions/submission";
import type { AnswerOf } from "~/site/browser/request/client";
import { type NewsletterInput, newsletterInput } from "../input";
import { requestSubscription } from "../request-subscription";

/** The sign-up form on the server, for its page and the API. The response is the same for everyone. */
export function newsletterSignUp(
  context: RequestContext,
): Submission<z.ZodType<NewsletterInput>, AnswerOf<"post", "/api/form/newsletter">> {
  return {
    form: "newsletter",
    action: "FormNewsletter",
    emailField: "email",
    schema: newsletterInput,
    // Each sends an email to a person who may not have requested it.
    limits: { email: { times: 5, seconds: 86_400 } },
    submit: (input, { idempotencyKey, utm }) =>
      requestSubscription(domainServices(context, context.env), { input, utm: { ...utm }, idempotencyKey }),
    answer: (json) => ({ json, location: "/newsletter?thanks" }),
  };
}
