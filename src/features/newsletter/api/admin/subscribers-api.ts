import { z } from "@hono/zod-openapi";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { fieldErrors } from "~/platform/errors/field-errors";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done } from "~/server/admin-api/common-schemas";
import { jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { csv, failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import { inBody } from "~/server/api/numbers";
import type { Services } from "~/server/services";
import { newsletterInput } from "../../input";
import { addSubscriber } from "../../staff/add-subscriber";
import { importSubscribers } from "../../staff/import-subscribers";
import { subscribers } from "../../staff/subscribers";
import { subscribersCsv } from "../../staff/subscribers-csv";
import { base, importAnswer, importOrder, state, subscriberList } from "./schemas";

const all = "/api/admin/newsletter/subscribers";
/** In a request body, because a search is often a name, which must not be part of a URL. */
const searched = z.strictObject({
  q: z.string().max(MAX_QUERY_LENGTH).optional().describe("Parts of a name, an email or a phone."),
  state: state.optional(),
});
const paged = searched.extend({
  page: inBody.page,
  pageSize: inBody.pageSize(200, 50),
});

const text = z.string().max(1_000).default("");

const search = {
  ...base,
  method: "post",
  path: `${all}/search`,
  people: "list",
  summary: "Who gets the newsletter, the newest first",
  request: jsonBody(paged),
  responses: { 200: json("The list.", subscriberList), ...failures(422) },
} as const;

const download = {
  ...base,
  method: "post",
  path: `${all}/export`,
  people: "export",
  summary: "The list as a spreadsheet; the audit log records it",
  request: jsonBody(searched),
  responses: {
    200: csv,
    ...failures(422),
  },
} as const;

const add = {
  ...base,
  method: "post",
  path: all,
  summary: "Adds a person who asked in person",
  request: jsonBody(z.strictObject({ firstname: text, lastname: text, email: text, phone: text })),
  responses: { 200: json("They are sent the mail to confirm.", done), ...failures(422) },
} as const;

const importList = {
  ...base,
  method: "post",
  path: "/api/admin/newsletter/import",
  summary: "Imports a list; people who unsubscribed or are suppressed stay off it",
  request: jsonBody(importOrder),
  responses: { 200: json("What it would do, or did.", importAnswer), ...failures(413, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof search | typeof download | typeof add | typeof importList> {}
}

export function subscribersApi(services: Services) {
  const api = newApi();
  const domain = domainServices(services, services.env);

  adminRoute(api, services, search, async ({ c }) => {
    const searchRequest = c.req.valid("json");
    const { page, pageSize } = searchRequest;
    return c.json({ ...(await subscribers(domain, searchRequest)), page, pageSize }, 200);
  });

  adminRoute(api, services, download, async ({ c, actor }) =>
    c.body(await subscribersCsv(domain, actor, c.req.valid("json")), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="newsletter.csv"',
    }),
  );

  adminRoute(api, services, add, async ({ c, actor }) => {
    const parsed = newsletterInput.safeParse(c.req.valid("json"));
    if (!parsed.success)
      throw new AppError("VALIDATION_FAILED", "Some fields need a correction.", {
        errors: fieldErrors(parsed.error.issues),
      });
    await addSubscriber(domain, actor, parsed.data);
    return c.json({ ok: true as const }, 200);
  });

  adminRoute(api, services, importList, async ({ c, actor }) =>
    c.json(await importSubscribers(domain, actor, c.req.valid("json")), 200),
  );
  return api;
}
