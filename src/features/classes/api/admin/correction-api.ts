import { z } from "@hono/zod-openapi";
import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import { addListViews } from "~/server/admin-api/content/list-views";
import { jsonBody } from "~/server/admin-api/content/schemas";
import { idempotencyHeader, onceFor } from "~/server/admin-api/once-for";
import type { EndpointsOf } from "~/server/api/endpoints";
import { csv, failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { undoCorrection } from "../../registrations/staff/corrections/undo-correction";
import { editRegistration } from "../../registrations/staff/edit-registration";
import { registrationsPage } from "../../registrations/staff/find-registrations";
import { refundRegistration } from "../../registrations/staff/refund-registration";
import { registrationDetail as detailOf } from "../../registrations/staff/registration-detail";
import { registrationsCsv } from "../../registrations/staff/registrations-csv";
import { resendConfirmation } from "../../registrations/staff/resend-confirmation";
import {
  base,
  correction,
  foundRegistrations,
  refunded,
  registrationDetail,
  registrationExport,
  registrationSearch,
  seenRevision,
} from "./schemas";

const one = "/api/admin/registrations/{id}";

/** No form has this many fields. */
const MAX_FIELDS = 260;

const find = {
  ...base,
  method: "post",
  path: "/api/admin/registrations/search",
  people: "list",
  summary: "Registrations of all classes, newest first",
  request: jsonBody(registrationSearch),
  responses: { 200: json("The registrations.", foundRegistrations), ...failures(422) },
} as const;

const download = {
  ...base,
  method: "post",
  path: "/api/admin/registrations/export",
  people: "export",
  summary: "The list of registrations as a spreadsheet; the audit log records it",
  request: jsonBody(registrationExport),
  responses: {
    200: csv,
    ...failures(422),
  },
} as const;

const show = {
  ...base,
  method: "get",
  path: one,
  summary: "One registration: its details, and what happened to it",
  request: { params: idParam },
  responses: { 200: json("The registration.", registrationDetail), ...failures(404, 422) },
} as const;

const edit = {
  ...base,
  method: "put",
  path: `${one}/details`,
  summary: "Changes who registered: name, contact details, answers",
  request: {
    params: idParam,
    ...jsonBody(
      z.strictObject({
        revision: seenRevision,
        values: z
          .record(z.string().max(40), z.string().max(2_000))
          .refine((values) => Object.keys(values).length <= MAX_FIELDS, "There are too many fields.")
          .describe("The fields by name; one that is left out becomes empty."),
        withPrivateAnswers: z.boolean().default(false).describe("Otherwise the private answers stay."),
        notify: z.boolean().default(false).describe("Email the person that their details were changed."),
      }),
    ),
  },
  responses: {
    200: json("Changed.", z.object({ correction: correction.nullable() })),
    ...failures(400, 404, 409, 422),
  },
} as const;

const refund = {
  ...base,
  method: "post",
  path: `${one}/refunds`,
  fresh: true,
  summary: "Refunds what was paid, in part or in full; the seat stays",
  request: {
    params: idParam,
    headers: z.object({ "idempotency-key": z.uuid() }),
    ...jsonBody(
      z.strictObject({
        amount: z
          .union([z.literal("full"), z.int().min(1)])
          .describe("Everything that is left, or so many cents."),
        revision: seenRevision,
      }),
    ),
  },
  responses: { 200: json("Requested, and they are notified.", refunded), ...failures(400, 404, 409, 422) },
} as const;

const resend = {
  ...base,
  method: "post",
  path: `${one}/confirmation`,
  summary: "Sends the confirmation again",
  request: { params: idParam, headers: idempotencyHeader },
  responses: { 200: json("Sent.", done), ...failures(400, 404, 422) },
} as const;

const undo = {
  ...base,
  method: "post",
  path: `${one}/corrections/{correctionId}/undo`,
  summary: "Undoes an edit, a move, a cancellation, or an addition by staff, unless money moved",
  request: {
    params: idParam.extend({ correctionId: z.uuid() }),
    ...jsonBody(
      z.strictObject({ evenIfFull: z.boolean().default(false).describe("One more than there are seats.") }),
    ),
  },
  responses: { 200: json("Undone, and they are notified.", done), ...failures(400, 404, 409, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<
      typeof find | typeof download | typeof show | typeof edit | typeof refund | typeof resend | typeof undo
    > {}
}

export function correctionApi(services: Services) {
  const api = newApi();
  const registrations = domainServices(services, services.env);
  const ok = { ok: true as const };

  adminRoute(api, services, find, async ({ c }) =>
    c.json(await registrationsPage(registrations, c.req.valid("json")), 200),
  );

  const { tag, access } = base;
  addListViews(api, services, { name: "registrations", tag, access, share: access.anyOf });

  adminRoute(api, services, download, async ({ c, actor }) => {
    const { columns, ...filter } = c.req.valid("json");
    return c.body(await registrationsCsv(registrations, actor, filter, columns), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="registrations.csv"',
    });
  });

  adminRoute(api, services, show, async ({ c }) =>
    c.json(await detailOf(registrations, c.req.valid("param").id), 200),
  );

  adminRoute(api, services, edit, async ({ c, actor }) =>
    c.json(await editRegistration(registrations, actor, c.req.valid("param").id, c.req.valid("json")), 200),
  );

  adminRoute(api, services, refund, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const { amount, revision } = c.req.valid("json");
    const key = c.req.valid("header")["idempotency-key"];
    const made = await onceFor(registrations, { actor, id, key }, (inside) =>
      refundRegistration(inside, actor, id, { amount, revision, key }),
    );
    return c.json(made, 200);
  });

  adminRoute(api, services, resend, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const key = c.req.valid("header")["idempotency-key"];
    await onceFor(registrations, { actor, id, key }, (inside) => resendConfirmation(inside, actor, id));
    return c.json(ok, 200);
  });

  adminRoute(api, services, undo, async ({ c, actor }) => {
    const { id, correctionId } = c.req.valid("param");
    const { evenIfFull } = c.req.valid("json");
    await undoCorrection(registrations, actor, { registrationId: id, correctionId, evenIfFull });
    return c.json(ok, 200);
  });
  return api;
}
