import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import { mayEdit } from "~/server/admin-api/content/access";
import { itemOf } from "~/server/admin-api/content/answer-item";
import { idParam, jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { pageType } from "../page/definition";
import { makePreviewLink } from "../preview-links/make-preview-link";
import { previewLinksOf } from "../preview-links/preview-links-of";
import { revokePreviewLink } from "../preview-links/revoke-preview-link";

const path = "/api/admin/pages/{id}/preview-links";
const base = { access: mayEdit(pageType), tag: pageType.label.many } as const;

const link = z.object({
  id: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

const made = z.object({
  id: z.string(),
  path: z.string().describe("The address of the link, returned only once."),
  expiresAt: z.iso.datetime(),
});

const list = {
  ...base,
  method: "get",
  path,
  request: { params: idParam },
  summary: "The private links to the draft that have not expired",
  responses: {
    200: json("Without their addresses.", z.object({ links: z.array(link) })),
    ...failures(404),
  },
} as const;

const make = {
  ...base,
  method: "post",
  path,
  request: { params: idParam, ...jsonBody(z.object({ days: z.int().min(1).max(30) })) },
  summary: "Creates a private link to the draft",
  responses: { 201: json("The link.", made), ...failures(404, 422) },
} as const;

const revoke = {
  ...base,
  method: "delete",
  path: `${path}/{linkId}`,
  request: { params: z.object({ id: z.uuid(), linkId: z.uuid() }) },
  summary: "Revokes a private link",
  responses: { 200: json("Done.", z.object({ ok: z.literal(true) })), ...failures(404) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list | typeof make | typeof revoke> {}
}

/** The API of preview links. */
export function previewLinksApi(services: Services) {
  const api = newApi();
  const { db, now } = services;

  adminRoute(api, services, list, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await itemOf(db, actor, pageType, id);
    return c.json({ links: await previewLinksOf(db, id, now()) }, 200);
  });

  adminRoute(api, services, make, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await itemOf(db, actor, pageType, id);
    const { days } = c.req.valid("json");
    const { token, expiresAt, ...link } = await makePreviewLink({ db, actor }, pageType, id, {
      days,
      now: now(),
    });
    return c.json({ ...link, path: `/preview/${token}`, expiresAt: expiresAt.toISOString() }, 201);
  });

  adminRoute(api, services, revoke, async ({ c, actor }) => {
    const { id, linkId } = c.req.valid("param");
    await revokePreviewLink({ db, actor }, pageType, { itemId: id, id: linkId });
    return c.json({ ok: true as const }, 200);
  });

  return api;
}
