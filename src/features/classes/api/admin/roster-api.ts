import { z } from "@hono/zod-openapi";
import { phoneField } from "~/platform/contact/contact-fields";
import { domainServices } from "~/platform/domain-services";
import { MAX_EMAIL_LENGTH, MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import { jsonBody } from "~/server/admin-api/content/schemas";
import { idempotencyHeader, onceFor } from "~/server/admin-api/once-for";
import type { EndpointsOf } from "~/server/api/endpoints";
import { csv, failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { registrationLimits } from "../../registrations/limits";
import { addAtDesk } from "../../registrations/staff/add-at-desk";
import { cancelClass } from "../../registrations/staff/cancel-class";
import { messageRegistrants } from "../../registrations/staff/message-registrants";
import { roster } from "../../registrations/staff/roster";
import { rosterCsv } from "../../registrations/staff/roster-csv";
import { deskMethods } from "../../registrations/table";
import { base, correction, rosterAnswer, status } from "./schemas";

const one = "/api/admin/classes/{id}";
const line = (maxLength: number) => z.string().trim().max(maxLength);
/**
 * There is no search parameter, because a name must not be part of a URL. The response has the whole roster, and the
 * screen filters it.
 */
const querySchema = z.object({ status: status.optional() });
const deskEntry = z.strictObject({
  firstName: line(MAX_LINE_LENGTH).min(1, "Enter the first name."),
  lastName: line(MAX_LINE_LENGTH).min(1, "Enter the last name."),
  email: z
    .union([z.email().max(MAX_EMAIL_LENGTH), z.literal("")])
    .default("")
    .describe("Without one they get no mail."),
  phone: phoneField({ label: "Phone" }),
  others: z
    .array(
      z.strictObject({
        firstName: line(MAX_LINE_LENGTH).min(1, "Enter the first name."),
        lastName: line(MAX_LINE_LENGTH).min(1, "Enter the last name."),
      }),
    )
    .max(50)
    .default([])
    .describe("The other people of their group."),
  isHere: z.boolean().default(true),
  payment: z
    .enum([...deskMethods, "free", "later"])
    .default("later")
    .describe("How they paid the price. `later`: they still pay at the desk; `free`: they pay nothing."),
  evenIfFull: z.boolean().default(false).describe("One more than there are seats."),
  waitlistIfFull: z.boolean().default(false).describe("Onto the waitlist if there is no seat."),
});
const message = z.strictObject({
  subject: line(registrationLimits.subject).regex(/^\P{Cc}+$/u, "Enter only one line of text."),
  text: line(registrationLimits.message).min(1, "Write what you want to say."),
  to: z
    .array(z.uuid())
    .min(1)
    .max(1_000)
    .optional()
    .describe("Registrations; everyone with a seat without it."),
  withWaitlist: z.boolean().default(false),
});

const list = {
  ...base,
  method: "get",
  path: `${one}/registrations`,
  people: "list",
  summary: "Who registered for a class",
  request: { params: idParam, query: querySchema },
  responses: { 200: json("The roster.", rosterAnswer), ...failures(404, 422) },
} as const;

const download = {
  ...base,
  method: "get",
  path: `${one}/registrations.csv`,
  people: "export",
  summary: "The roster as a spreadsheet",
  request: {
    params: idParam,
    query: z.object({
      answers: z
        .enum(["true", "false"])
        .default("false")
        .describe("With the sensitive ones; the audit log records it."),
    }),
  },
  responses: {
    200: csv,
    ...failures(404, 422),
  },
} as const;

const add = {
  ...base,
  method: "post",
  path: `${one}/registrations`,
  summary: "Adds a person or a group at the desk, or one who called",
  request: { params: idParam, headers: idempotencyHeader, ...jsonBody(deskEntry) },
  responses: {
    201: json("Added.", z.object({ id: z.uuid(), status: z.enum(["confirmed", "waitlisted"]), correction })),
    ...failures(400, 404, 409, 422),
  },
} as const;

const sendMessage = {
  ...base,
  method: "post",
  path: `${one}/messages`,
  summary: "Emails everyone with a seat, or the people that are named",
  request: { params: idParam, headers: idempotencyHeader, ...jsonBody(message) },
  responses: { 200: json("Written.", z.object({ recipients: z.int() })), ...failures(404, 422) },
} as const;

const cancel = {
  ...base,
  method: "post",
  path: `${one}/cancellation`,
  fresh: true,
  summary: "Cancels a class: everyone is refunded and notified",
  request: { params: idParam },
  responses: { 200: json("Canceled; a job notifies everyone.", done), ...failures(404, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<typeof list | typeof download | typeof add | typeof sendMessage | typeof cancel> {}
}

export function rosterApi(services: Services) {
  const api = newApi();
  const registrations = domainServices(services, services.env);

  adminRoute(api, services, list, async ({ c }) =>
    c.json(await roster(registrations, c.req.valid("param").id, c.req.valid("query")), 200),
  );

  adminRoute(api, services, download, async ({ c, actor }) => {
    const withAnswers = c.req.valid("query").answers === "true";
    const csv = await rosterCsv(registrations, actor, c.req.valid("param").id, { withAnswers });
    return c.body(csv, 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="roster.csv"',
    });
  });

  adminRoute(api, services, add, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const who = c.req.valid("json");
    const key = c.req.valid("header")["idempotency-key"];
    const made = await onceFor(registrations, { actor, id, key }, (inside) =>
      addAtDesk(inside, actor, id, who),
    );
    return c.json(made, 201);
  });

  adminRoute(api, services, sendMessage, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const words = c.req.valid("json");
    const key = c.req.valid("header")["idempotency-key"];
    const sent = await onceFor(registrations, { actor, id, key }, (inside) =>
      messageRegistrants(inside, actor, id, words),
    );
    return c.json(sent, 200);
  });

  adminRoute(api, services, cancel, async ({ c, actor }) => {
    await cancelClass(registrations, actor, c.req.valid("param").id);
    return c.json({ ok: true as const }, 200);
  });
  return api;
}
