import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ContentType } from "~/content/define-content-type";
import { hasPreviewLinks } from "~/content/preview-links/has-preview-links";
import { makePreviewLink } from "~/content/preview-links/make-preview-link";
import { previewLinksOf } from "~/content/preview-links/preview-links-of";
import { revokePreviewLink } from "~/content/preview-links/revoke-preview-link";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import { PREVIEW_LINKS } from "../../isomorphic/preview-links";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit } from "./access";
import { itemOf } from "./answer-item";
import { pathFor } from "./path-for";
import { idParam, jsonBody } from "./schemas";

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

const list = (type: ContentType) =>
  ({
    method: "get",
    path: pathFor("/api/admin/{type}/{id}/preview-links", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "The preview links of the draft that have not expired",
    request: { params: idParam },
    responses: {
      200: json("Without their addresses.", z.object({ links: z.array(link) })),
      ...failures(404),
    },
  }) as const;

const make = (type: ContentType) =>
  ({
    method: "post",
    path: pathFor("/api/admin/{type}/{id}/preview-links", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "Creates a preview link to the draft",
    request: { params: idParam, ...jsonBody(z.object({ days: z.int().min(1).max(30) })) },
    responses: { 201: json("The link.", made), ...failures(404, 422) },
  }) as const;

const revoke = (type: ContentType) =>
  ({
    method: "delete",
    path: pathFor("/api/admin/{type}/{id}/preview-links/{linkId}", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "Revokes a preview link",
    request: { params: z.object({ id: z.uuid(), linkId: z.uuid() }) },
    responses: { 200: json("Done.", z.object({ ok: z.literal(true) })), ...failures(404) },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<ReturnType<typeof list> | ReturnType<typeof make> | ReturnType<typeof revoke>> {}
}

/** `…/{id}/preview-links`: links that show a draft to people without an account. */
export function addPreviewLinks(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  if (!hasPreviewLinks(type)) return;
  const { db, now } = services;

  adminRoute(api, services, list(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await itemOf(db, actor, type, id);
    return c.json({ links: await previewLinksOf(db, id, now()) }, 200);
  });

  adminRoute(api, services, make(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await itemOf(db, actor, type, id);
    const { days } = c.req.valid("json");
    const { token, expiresAt, ...made } = await makePreviewLink({ db, actor }, type, id, {
      days,
      now: now(),
    });
    return c.json({ ...made, path: PREVIEW_LINKS + token, expiresAt: expiresAt.toISOString() }, 201);
  });

  adminRoute(api, services, revoke(type), async ({ c, actor }) => {
    const { id, linkId } = c.req.valid("param");
    await revokePreviewLink({ db, actor }, type, { itemId: id, id: linkId });
    return c.json({ ok: true as const }, 200);
  });
}
