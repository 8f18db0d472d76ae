import { z } from "@hono/zod-openapi";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { formBody } from "~/server/api/form-body";
import { newApi } from "~/server/api/new-api";
import { proofField } from "~/server/api/proof-field";
import { requestContextFor } from "~/server/request-context";
import type { Services } from "~/server/services";
import { acceptSubmission } from "~/server/submissions/accept-submission";
import { newsletterSignUp } from "../site/newsletter-sign-up";

const body = z.object({
  firstname: z.string().max(MAX_LINE_LENGTH),
  lastname: z.string().max(MAX_LINE_LENGTH),
  email: z.email(),
  phone: z.string().max(MAX_LINE_LENGTH).optional(),
  ...proofField,
});

const responses = {
  200: json(
    "Accepted, whether or not the address is known. An email says what to do next.",
    z.object({ ok: z.literal(true) }),
  ),
  ...failures(400, 403, 413, 415, 422, 429, 503),
};

const utm = z.string().optional();

const join = {
  method: "post",
  path: "/api/form/newsletter",
  summary: "Signs up for the newsletter",
  description: "They get it once they have confirmed the mail that is sent to the address.",
  request: {
    query: z.object({ utm_term: utm, utm_source: utm, utm_medium: utm, utm_campaign: utm }),
    headers: z.object({ "idempotency-key": z.string().optional() }),
    body: formBody(body),
  },
  responses,
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof join> {}
}

export function joinApi(services: Services) {
  const api = newApi();
  api.openAPIRegistry.registerPath(join);
  api.post("/api/form/newsletter", async (c) => {
    const context = requestContextFor(c, services);
    const answer = await acceptSubmission(c.req.raw, context, newsletterSignUp(context));
    if (answer instanceof Response) return answer;
    throw new Error("An endpoint of the API was answered with a page.");
  });
  return api;
}
