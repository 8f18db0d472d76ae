import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { createItem } from "~/content/actions/create-item";
import { freeSlug, slugOf } from "~/content/actions/free-slug";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { imageType } from "~/content/types/image/definition";
import { storePhotograph } from "~/content/types/image/store-image";
import { takingTurns } from "~/platform/taking-turns";
import type { HonoEnv } from "../../../hono-env";
import type { Services } from "../../../services";
import { failures, json } from "../../failures";
import { newApi } from "../../new-api";
import { adminRoute } from "../admin-route";
import { mayEdit } from "../content/access";
import { itemOf } from "../content/answer-item";
import { idParam, itemAnswer } from "../content/schemas";
import { bytesOf, folderField, uploadBody } from "./upload-form";

/** Decoding a photograph of 40 megapixels takes some 200 MB for a moment. */
const decoding = takingTurns(2);

/** Pictures into the media library: a new one, or other bytes for one that is there. */
export function imageUploadApi(services: Services): OpenAPIHono<HonoEnv> {
  const api = newApi();
  const { db, storage } = services;
  const path = `/api/admin/${imageType.apiName}`;
  const tags = [imageType.label.many];

  adminRoute(
    api,
    services,
    {
      ...{ method: "post", path: `${path}/upload`, tags },
      access: mayEdit(imageType),
      summary: "Adds a picture; published at once when its alternative text is given",
      request: uploadBody({ alt: z.string().trim().max(300).default(""), imageFolderId: folderField }),
      responses: { 201: json("The new record.", itemAnswer), ...failures(413, 415, 422) },
    },
    async ({ c, actor }) => {
      const { file, alt, imageFolderId } = c.req.valid("form");
      const bytes = await bytesOf(file);
      const slug = await freeSlug(db, imageType, slugOf(file.name.replace(/\.[^.]*$/, "")) || "image");
      const described = { slug, filename: file.name.slice(0, 255), alt, imageFolderId };
      const values = await decoding(() => storePhotograph(storage, bytes, described));
      const { id } = await createItem({ db, actor }, imageType, values, { publish: alt !== "" });
      return c.json(await itemOf(db, imageType, id), 201);
    },
  );

  adminRoute(
    api,
    services,
    {
      ...{ method: "post", path: `${path}/{id}/replacement`, tags },
      access: mayEdit(imageType),
      summary: "Puts another picture in its place; whatever shows it shows the new one",
      request: {
        params: idParam,
        ...uploadBody({
          revision: z.coerce.number().int().min(1),
          alt: z.string().trim().max(300).optional(),
        }),
      },
      responses: { 200: json("The new revision.", itemAnswer), ...failures(404, 409, 413, 415, 422) },
    },
    async ({ c, actor }) => {
      const { id } = c.req.valid("param");
      const { file, revision, alt } = c.req.valid("form");
      const { item } = await itemOf(db, imageType, id);
      const bytes = await bytesOf(file);
      const { slug: _, ...values } = await decoding(() =>
        storePhotograph(storage, bytes, {
          slug: "",
          filename: file.name.slice(0, 255),
          alt: alt ?? String(item.data.alt ?? ""),
          imageFolderId: (item.data.imageFolderId as string | null) ?? null,
        }),
      );
      const saved = await saveDraft({ db, actor }, imageType, { id, revision }, values);
      if (item.publishedRevision !== null) await publishItem({ db, actor }, imageType, saved);
      return c.json(await itemOf(db, imageType, id), 200);
    },
  );
  return api;
}
