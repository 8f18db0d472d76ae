import { z } from "@hono/zod-openapi";
import { AppError } from "~/platform/errors/app-error";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { formBody } from "~/server/api/form-body";
import { newApi } from "~/server/api/new-api";
import { proofField } from "~/server/api/proof-field";
import { requestContextFor } from "~/server/request-context";
import type { Services } from "~/server/services";
import { acceptSubmission } from "~/server/submissions/accept-submission";
import { classById } from "../class/class-by-id";
import { classRegistration } from "../site/sign-up/class-registration";

const registered = z
  .object({
    registration: z.object({
      id: z.uuid(),
      status: z
        .enum(["confirmed", "held", "waitlisted"])
        .describe("`held`: a seat is held until it is paid for at `url`."),
    }),
    url: z.url().optional().describe("Where to pay."),
  })
  .openapi("ClassRegistration");

const line = z.string().max(MAX_LINE_LENGTH).optional();
const day = z.string().optional().describe("YYYY-MM-DD, or noon of the day as a timestamp.");
const body = z.object({
  firstName: z.string().max(MAX_LINE_LENGTH),
  lastName: z.string().max(MAX_LINE_LENGTH),
  email: z.email(),
  address: line,
  city: line,
  state: line,
  postalCode: line,
  phone: line,
  dateOfBirth: day,
  dueDate: day,
  prenatalProvider: line,
  howDidYouHearAboutClass: line,
  jointReplacementType: line,
  jointReplacementTypeOther: line,
  surgeonName: line,
  surgeryDate: day,
  bringingGuest: z.enum(["yes", "no"]).optional(),
  attendees: z
    .string()
    .optional()
    .describe("How many people register together, from 1, which is the default."),
  "attendee-2-firstName": line.describe("The name of the second person of a group, and so on."),
  "attendee-2-lastName": line,
  ...proofField,
});

const responses = {
  200: json("The registration.", registered),
  ...failures(400, 403, 404, 409, 413, 415, 422, 429, 503),
};

const utm = z.string().optional();

const register = {
  method: "post",
  path: "/api/class/{id}/register",
  summary: "Registers a person for a class",
  description:
    "Answers to a class's own questions have the names that its `form` gives them. Prices are the server's own. The same Idempotency-Key with the same fields is one registration.",
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ utm_term: utm, utm_source: utm, utm_medium: utm, utm_campaign: utm }),
    headers: z.object({ "idempotency-key": z.string().optional() }),
    body: formBody(body),
  },
  responses,
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof register> {}
}

/** Registers for a class. The required fields depend on the type of the class. The response lists all errors. */
export function registerApi(services: Services) {
  const api = newApi();
  api.openAPIRegistry.registerPath(register);
  api.post("/api/class/:id/register", async (c) => {
    const id = c.req.param("id");
    const event = z.uuid().safeParse(id).success ? await classById(services.db, id) : undefined;
    if (!event) throw new AppError("NOT_FOUND", "There is no such class.");
    const context = requestContextFor(c, services);
    const answer = await acceptSubmission(c.req.raw, context, classRegistration(context, event));
    if (answer instanceof Response) return answer;
    throw new Error("An endpoint of the API was answered with a page.");
  });
  return api;
}
