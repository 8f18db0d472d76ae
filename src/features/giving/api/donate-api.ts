import { createRoute, z } from "@hono/zod-openapi";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import { takesPayments } from "~/platform/payments/payment-mode";
import { cachedJson } from "~/server/api/cached-json";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { formBody } from "~/server/api/form-body";
import { newApi } from "~/server/api/new-api";
import { proofField } from "~/server/api/proof-field";
import { requestContextFor } from "~/server/request-context";
import type { Services } from "~/server/services";
import { acceptSubmission } from "~/server/submissions/accept-submission";
import { givingFormView } from "../giving-form-view";
import { givingLimits } from "../limits";
import { donation } from "../site/donation/donation";
import { givingResponse } from "./giving-response";

const line = z.string().max(MAX_LINE_LENGTH);
const more = line.optional();
const ticked = z.enum(["true"]).optional();
const body = z.object({
  title: more,
  firstname: line,
  lastname: line,
  spouse: more,
  company: more,
  addressStreet: line,
  addressCity: line,
  addressState: line,
  addressZip: line,
  phone: line,
  email: z.email(),
  amount: line.describe("Dollars: 50, 49.95 or $1,250."),
  frequency: z.enum(["once", "monthly"]).optional(),
  coverFee: ticked.describe("Adds what the card costs; counted by the server."),
  forEmployeeGivingCampaign: ticked,
  anonymous: ticked,
  typeOfDonation: line.describe(
    "The name of a designation (`GET /api/giving`); “None selected” is no choice.",
  ),
  willEstate: ticked,
  volunteer: ticked,
  campaign: z.uuid().optional(),
  tributeKind: z.enum(["honor", "memory"]).optional(),
  firstnameHonor: more,
  lastnameHonor: more,
  noteHonor: z.string().max(givingLimits.tributeMessage).optional(),
  acknowledge: z
    .enum(["none", "mail", "card"])
    .optional()
    .describe("How the person is notified of the tribute."),
  tellName: more,
  tellEmail: more,
  tellStreet: more,
  tellCity: more,
  tellState: more,
  tellZip: more,
  ...proofField,
});

const shown = createRoute({
  method: "get",
  path: "/api/giving",
  summary: "What the donation form shows: suggested gifts, what a card costs, other services, policies",
  responses: {
    200: json("What is set about gifts; money in cents.", z.object({ giving: givingResponse })),
  },
});

const utm = z.string().optional();

const initiate = {
  method: "post",
  path: "/donate/initiate",
  summary: "Begins a gift, and answers with where to pay",
  description: "The same Idempotency-Key with the same fields is one gift and one checkout.",
  request: {
    query: z.object({ utm_term: utm, utm_source: utm, utm_medium: utm, utm_campaign: utm }),
    headers: z.object({ "idempotency-key": z.string().optional() }),
    body: formBody(body),
  },
  responses: {
    200: json("Where to pay.", z.object({ url: z.url() }).openapi("BegunGift")),
    ...failures(400, 403, 413, 415, 422, 429, 503),
  },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof shown | typeof initiate> {}
}

/** The donation API. The server parses the amount and adds fees. The response lists all errors. */
export function donateApi(services: Services) {
  const api = newApi();

  api.openapi(shown, (c) =>
    cachedJson(c, services, {}, async () => {
      return { giving: await givingFormView(services.db, { takesPayments: takesPayments(services.env) }) };
    }),
  );

  api.openAPIRegistry.registerPath(initiate);
  api.post("/donate/initiate", async (c) => {
    const context = requestContextFor(c, services);
    const answer = await acceptSubmission(c.req.raw, context, await donation(context, c.req.raw));
    if (answer instanceof Response) return answer;
    throw new Error("An endpoint of the API was answered with a page.");
  });
  return api;
}
