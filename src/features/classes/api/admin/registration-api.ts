import { z } from "@hono/zod-openapi";
import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import { jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import { inAddress } from "~/server/api/numbers";
import type { Services } from "~/server/services";
import { registrationLimits } from "../../registrations/limits";
import { cancelForRegistrant } from "../../registrations/staff/cancel-for-registrant";
import { cancelOne } from "../../registrations/staff/cancel-one";
import { giveSeat } from "../../registrations/staff/give-seat";
import { markPresence } from "../../registrations/staff/mark-presence";
import { moveRegistration } from "../../registrations/staff/move-registration";
import { noteRegistration } from "../../registrations/staff/note-registration";
import { readAnswers } from "../../registrations/staff/read-answers";
import { base, correction, refunded, seenRevision, sensitiveAnswers } from "./schemas";

const one = "/api/admin/registrations/{id}";
const ok = { ok: true } as const;
const settled = z.object({ refund: z.int(), owed: z.int(), correction });
const evenIfFull = z.boolean().default(false).describe("One more than there are seats.");

const personNumber = "The number of one person, as in the `attendance` of the roster.";
/** No group is this large. */
const MAX_PEOPLE = 1_000;
const personInAddress = inAddress.upTo(MAX_PEOPLE).describe(personNumber);
const personInBody = z.int().min(1).max(MAX_PEOPLE).describe(`${personNumber} Without it: everyone.`);
const sessionNumber = "The number of the session, from 1. Default: the one at that time.";
const MAX_SESSIONS = 1_000;
const pressedAt = z.iso.datetime({ offset: true }).describe("When staff pressed the button. Default: now.");

const showAnswers = {
  ...base,
  method: "get",
  path: `${one}/answers`,
  summary: "Their sensitive answers; the audit log records the access",
  request: { params: idParam },
  responses: { 200: json("The answers.", sensitiveAnswers), ...failures(404, 422) },
} as const;

const markPresent = {
  ...base,
  method: "put",
  path: `${one}/check-in`,
  summary: "Checks people in. If it is repeated, the earliest time counts",
  request: {
    params: idParam,
    ...jsonBody(
      z.strictObject({
        at: pressedAt.optional(),
        person: personInBody.optional(),
        session: z.int().min(1).max(MAX_SESSIONS).optional().describe(sessionNumber),
      }),
    ),
  },
  responses: { 200: json("Noted.", done), ...failures(400, 404, 422) },
} as const;

const markAbsent = {
  ...base,
  method: "delete",
  path: `${one}/check-in`,
  summary: "Undoes check-ins that were made until then",
  request: {
    params: idParam,
    query: z.object({
      at: pressedAt.optional(),
      person: personInAddress.optional(),
      session: inAddress.upTo(MAX_SESSIONS).optional().describe(sessionNumber),
    }),
  },
  responses: { 200: json("Undone.", done), ...failures(400, 404, 422) },
} as const;

const note = {
  ...base,
  method: "put",
  path: `${one}/note`,
  summary: "Replaces the note for staff",
  request: {
    params: idParam,
    ...jsonBody(
      z.strictObject({ note: z.string().max(registrationLimits.note), revision: seenRevision.optional() }),
    ),
  },
  responses: { 200: json("Kept.", done), ...failures(404, 409, 422) },
} as const;

const move = {
  ...base,
  method: "put",
  path: `${one}/class`,
  summary: "Moves them to another class or date",
  request: {
    params: idParam,
    ...jsonBody(z.strictObject({ classId: z.uuid(), evenIfFull, revision: seenRevision.optional() })),
  },
  responses: {
    200: json("Moved and notified, with what happens to the price difference, in cents.", settled),
    ...failures(400, 404, 409, 422),
  },
} as const;

const seat = {
  ...base,
  method: "post",
  path: `${one}/seat`,
  summary: "Gives a seat to a person on the waitlist",
  request: { params: idParam, ...jsonBody(z.strictObject({ evenIfFull })) },
  responses: { 200: json("Confirmed and notified.", done), ...failures(400, 404, 409, 422) },
} as const;

const cancel = {
  ...base,
  method: "post",
  path: `${one}/cancellation`,
  fresh: true,
  summary: "Cancels it, with a refund",
  request: {
    params: idParam,
    ...jsonBody(
      z.strictObject({
        refund: z
          .union([z.enum(["policy", "full"]), z.int().min(0)])
          .describe("By the policy of the class, everything, or this many cents."),
        revision: seenRevision.optional(),
      }),
    ),
  },
  responses: {
    200: json("Canceled and notified.", refunded.extend({ correction })),
    ...failures(400, 404, 409, 422),
  },
} as const;

const cancelPerson = {
  ...base,
  method: "post",
  path: `${one}/people/{person}/cancellation`,
  fresh: true,
  summary: "Cancels one person of a group, with the refund of their part of the price",
  request: {
    params: idParam.extend({ person: personInAddress }),
    ...jsonBody(
      z.strictObject({
        refund: z
          .union([z.enum(["policy", "full"]), z.literal(0)])
          .describe("By the policy of the class, all of it, or none."),
        revision: seenRevision,
      }),
    ),
  },
  responses: {
    200: json("Canceled and notified.", refunded.extend({ correction })),
    ...failures(400, 404, 409, 422),
  },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<
      | typeof showAnswers
      | typeof markPresent
      | typeof markAbsent
      | typeof note
      | typeof move
      | typeof seat
      | typeof cancel
      | typeof cancelPerson
    > {}
}

export function registrationApi(services: Services) {
  const api = newApi();
  const registrations = domainServices(services, services.env);

  adminRoute(api, services, showAnswers, async ({ c, actor }) =>
    c.json({ answers: await readAnswers(registrations, actor, c.req.valid("param").id) }, 200),
  );

  adminRoute(api, services, markPresent, async ({ c, actor }) => {
    const { at, person: number, session } = c.req.valid("json");
    const mark = { here: true, person: number, session, at: at ? new Date(at) : undefined };
    await markPresence(registrations, actor, c.req.valid("param").id, mark);
    return c.json(ok, 200);
  });

  adminRoute(api, services, markAbsent, async ({ c, actor }) => {
    const { at, person: number, session } = c.req.valid("query");
    const mark = { here: false, person: number, session, at: at ? new Date(at) : undefined };
    await markPresence(registrations, actor, c.req.valid("param").id, mark);
    return c.json(ok, 200);
  });

  adminRoute(api, services, note, async ({ c, actor }) => {
    await noteRegistration(registrations, actor, c.req.valid("param").id, c.req.valid("json"));
    return c.json(ok, 200);
  });

  adminRoute(api, services, move, async ({ c, actor }) => {
    const { classId: toClassId, ...how } = c.req.valid("json");
    const { id } = c.req.valid("param");
    return c.json(await moveRegistration(registrations, actor, id, { toClassId, ...how }), 200);
  });

  adminRoute(api, services, seat, async ({ c, actor }) => {
    await giveSeat(registrations, actor, c.req.valid("param").id, c.req.valid("json"));
    return c.json(ok, 200);
  });

  adminRoute(api, services, cancel, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    return c.json(await cancelForRegistrant(registrations, actor, id, c.req.valid("json")), 200);
  });

  adminRoute(api, services, cancelPerson, async ({ c, actor }) => {
    const { id, person: number } = c.req.valid("param");
    const { refund, revision } = c.req.valid("json");
    return c.json(await cancelOne(registrations, actor, id, { person: number, refund, revision }), 200);
  });
  return api;
}
