import { z } from "@hono/zod-openapi";
import { domainServices } from "~/platform/domain-services";
import { MAX_EMAIL_LENGTH } from "~/platform/isomorphic/limits";
import type { PersonalData } from "~/platform/personal-data/personal-data";
import { adminRoute } from "~/server/admin-api/admin-route";
import { jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { erasePerson } from "../erase-person";
import { findPerson } from "../find-person";

/**
 * Requires all permissions, because the result includes what each of them gives access to. A personal token is never
 * enough.
 */
const base = { method: "post", tag: "Personal data", access: { anyOf: [] } } as const;
const path = "/api/admin/personal-data";

/** In the body, because an email in a URL would appear in histories. */
const person = z.strictObject({
  email: z
    .string()
    .trim()
    .max(MAX_EMAIL_LENGTH)
    .regex(/^[^\s@]+@[^\s@]+$/, "This is not an email address."),
});

const record = {
  id: z.uuid(),
  what: z.string(),
  at: z.iso.datetime(),
  obstacle: z.string().nullable().describe("What staff must do before anything can be erased."),
};
const found = z.object({
  areas: z.array(z.object({ area: z.string(), records: z.array(z.object(record)) })),
});
const everything = z.object({
  email: z.string(),
  exportedAt: z.iso.datetime(),
  areas: z.array(
    z.object({
      area: z.string(),
      records: z.array(
        z.object({
          id: z.uuid(),
          what: z.string(),
          at: z.iso.datetime(),
          holds: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  ),
});
const erased = z.object({
  areas: z.array(
    z.object({
      area: z.string(),
      records: z.int(),
      kept: z.array(z.string()).describe("What stays, and why."),
    }),
  ),
});

const search = {
  ...base,
  path: `${path}/search`,
  summary: "The stored records of a person, without their content",
  request: jsonBody(person),
  responses: { 200: json("What there is.", found), ...failures(422) },
} as const;

const collect = {
  ...base,
  path: `${path}/export`,
  fresh: true,
  summary: "All stored data of a person",
  request: jsonBody(person),
  responses: { 200: json("Their copy.", everything), ...failures(422) },
} as const;

const erase = {
  ...base,
  path: `${path}/erasure`,
  fresh: true,
  summary:
    "Erases a person, and returns what stays and why; refused while something of theirs is still active",
  request: jsonBody(person),
  responses: { 200: json("What was erased.", erased), ...failures(409, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof search | typeof collect | typeof erase> {}
}

/**
 * The API for finding, copying, and erasing one person's data across the site.
 * @param personalData every table that has personal data
 */
export function personalDataApi(services: Services, personalData: readonly PersonalData[]) {
  const api = newApi();
  const domain = domainServices(services, services.env);

  adminRoute(api, services, search, async ({ c, actor }) => {
    const { email } = c.req.valid("json");
    const areas = await findPerson(domain, personalData, { actor, email, action: "searched" });
    const shown = areas.map(({ part, records }) => ({
      area: part.area,
      records: records.map(({ id, what, at, obstacle }) => ({ id, what, at: at.toISOString(), obstacle })),
    }));
    return c.json({ areas: shown }, 200);
  });

  adminRoute(api, services, collect, async ({ c, actor }) => {
    const { email } = c.req.valid("json");
    const areas = await findPerson(domain, personalData, { actor, email, action: "exported" });
    const copy = areas.map(({ part, records }) => ({
      area: part.area,
      records: records.map(({ id, what, at, holds }) => ({ id, what, at: at.toISOString(), holds })),
    }));
    return c.json({ email, exportedAt: domain.now().toISOString(), areas: copy }, 200);
  });

  adminRoute(api, services, erase, async ({ c, actor }) =>
    c.json({ areas: await erasePerson(domain, personalData, actor, c.req.valid("json").email) }, 200),
  );
  return api;
}
