import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { createItem } from "~/content/actions/create-item";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { itemAnswer } from "~/content/item-schemas";
import { slugOf } from "~/content/slug-of";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import { adminRoute } from "~/server/admin-api/admin-route";
import { mayEdit } from "~/server/admin-api/content/access";
import { itemOf } from "~/server/admin-api/content/answer-item";
import { idParam } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import { inAddress } from "~/server/api/numbers";
import type { HonoEnv } from "~/server/hono-env";
import type { Services } from "~/server/services";
import { addUpload } from "../add-upload";
import { imageType } from "../image/definition";
import { awaitFiles } from "../image/pending/pending-files";
import { acceptPicture, storedKeys } from "../image/store-image";
import { ALT_LIMIT } from "../shared/media-limits";
import { addAgainField, bytesOf, folderField, uploadAnswer, uploadBody } from "./upload-form";

const path = "/api/admin/images";
const base = { access: mayEdit(imageType), tag: imageType.label.many, method: "post" } as const;

const upload = {
  ...base,
  path: `${path}/upload`,
  summary: "Adds a picture; published at once when its alternative text is given",
  request: uploadBody({
    alt: z.string().trim().max(ALT_LIMIT).default(""),
    imageFolderId: folderField,
    addAgain: addAgainField,
  }),
  responses: {
    200: json("The record that the library had.", uploadAnswer),
    201: json("The new record.", uploadAnswer),
    ...failures(413, 415, 422, 503),
  },
} as const;

const replace = {
  ...base,
  path: `${path}/{id}/replacement`,
  summary: "Replaces the picture everywhere",
  request: {
    params: idParam,
    ...uploadBody({
      revision: inAddress.revision,
      alt: z.string().trim().max(ALT_LIMIT).optional(),
    }),
  },
  responses: { 200: json("The new revision.", itemAnswer), ...failures(404, 409, 413, 415, 422, 503) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof upload | typeof replace> {}
}

/** Uploads pictures to the media library, or replaces the file of one. */
export function imageUploadApi(services: Services): OpenAPIHono<HonoEnv> {
  const api = newApi();
  const { db, now, storage, virusScanner } = services;

  adminRoute(api, services, upload, async ({ c, actor }) => {
    const { file, alt, imageFolderId, addAgain } = c.req.valid("form");
    const bytes = await bytesOf(virusScanner, file);
    const slug = slugOf(file.name.replace(/\.[^.]*$/, "")) || "image";
    const described = { slug, filename: file.name.slice(0, MAX_LINE_LENGTH), alt, imageFolderId };
    const { id, alreadyExisted } = await addUpload(services, {
      type: "image",
      bytes,
      addAgain,
      store: () => acceptPicture(storage, bytes, described),
      keysOf: storedKeys,
      async create(tx, { values, pending }) {
        await awaitFiles(tx, pending, now());
        return createItem({ db: tx, actor }, imageType, values, { publish: alt !== "", suggestsSlug: true });
      },
    });
    const { item } = await itemOf(db, actor, imageType, id);
    return c.json({ item, alreadyExisted }, alreadyExisted ? 200 : 201);
  });

  adminRoute(api, services, replace, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const { file, revision, alt } = c.req.valid("form");
    const { item } = await itemOf(db, actor, imageType, id);
    const bytes = await bytesOf(virusScanner, file);
    const accepted = await acceptPicture(storage, bytes, {
      slug: "",
      filename: file.name.slice(0, MAX_LINE_LENGTH),
      alt: alt ?? String(item.data.alt ?? ""),
      isDecorative: item.data.isDecorative === true,
      imageFolderId: (item.data.imageFolderId as string | null) ?? null,
    });
    const { slug: _, ...values } = accepted.values;
    const saved = await db.transaction(async (tx) => {
      await awaitFiles(tx, accepted.pending, now());
      return saveDraft({ db: tx, actor }, imageType, { id, revision }, values);
    });
    if (item.publishedRevision !== null) await publishItem({ db, actor }, imageType, saved);
    return c.json(await itemOf(db, actor, imageType, id), 200);
  });
  return api;
}
