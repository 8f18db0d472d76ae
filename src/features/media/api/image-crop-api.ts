import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import type { DataOf } from "~/content/define-content-type";
import { itemAnswer } from "~/content/item-schemas";
import { adminRoute } from "~/server/admin-api/admin-route";
import { mayEdit } from "~/server/admin-api/content/access";
import { itemOf } from "~/server/admin-api/content/answer-item";
import { idParam } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { HonoEnv } from "~/server/hono-env";
import type { Services } from "~/server/services";
import { cropImage } from "../image/crop-image";
import { imageType } from "../image/definition";
import { awaitFiles } from "../image/pending/pending-files";

const fraction = z.number().min(0).max(1);
/** Allows for rounding in the browser. */
const TOLERANCE = 1e-6;

const part = z
  .object({ x: fraction, y: fraction, width: fraction.min(0.01), height: fraction.min(0.01) })
  .refine(({ x, y, width, height }) => x + width <= 1 + TOLERANCE && y + height <= 1 + TOLERANCE, {
    error: "The crop must be within the picture.",
  })
  .describe("Fractions of the whole picture's width and height, from its top left.");

const crop = {
  access: mayEdit(imageType),
  tag: imageType.label.many,
  method: "post",
  path: "/api/admin/images/{id}/crop",
  summary: "Shows a part of the picture everywhere, or with null all of it again",
  request: {
    params: idParam,
    body: {
      required: true,
      content: { "application/json": { schema: z.object({ revision: z.int(), crop: part.nullable() }) } },
    },
  },
  responses: { 200: json("The new revision.", itemAnswer), ...failures(404, 409, 415, 422, 503) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof crop> {}
}

export function imageCropApi(services: Services): OpenAPIHono<HonoEnv> {
  const api = newApi();
  const { db, now, storage } = services;
  adminRoute(api, services, crop, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const { revision, crop: shown } = c.req.valid("json");
    const { item } = await itemOf(db, actor, imageType, id);
    const data = imageType.schema.parse(item.data) as DataOf<typeof imageType>;
    const { values, pending } = await cropImage(storage, data, shown);
    const saved = await db.transaction(async (tx) => {
      await awaitFiles(tx, pending, now());
      return saveDraft({ db: tx, actor }, imageType, { id, revision }, values);
    });
    if (item.publishedRevision !== null) await publishItem({ db, actor }, imageType, saved);
    return c.json(await itemOf(db, actor, imageType, id), 200);
  });
  return api;
}
