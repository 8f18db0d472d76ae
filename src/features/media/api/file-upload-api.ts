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
import { isReadable } from "../file/check-pdf";
import { fileType } from "../file/definition";
import { storeDocument } from "../file/store-document";
import { addAgainField, bytesOf, folderField, uploadAnswer, uploadBody } from "./upload-form";

const path = "/api/admin/files";
const base = { access: mayEdit(fileType), tag: fileType.label.many, method: "post" } as const;

const upload = {
  ...base,
  path: `${path}/upload`,
  summary: "Adds a document; published at once, unless it is a PDF that a screen reader cannot read",
  request: uploadBody({
    title: z.string().trim().max(MAX_LINE_LENGTH).default(""),
    folderId: folderField,
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
  summary: "Replaces the document; every link to it leads to the new one, once it may be published",
  request: { params: idParam, ...uploadBody({ revision: inAddress.revision }) },
  responses: { 200: json("The new revision.", itemAnswer), ...failures(404, 409, 413, 415, 422, 503) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof upload | typeof replace> {}
}

/** Uploads documents to the media library, or replaces the file of one. */
export function fileUploadApi(services: Services): OpenAPIHono<HonoEnv> {
  const api = newApi();
  const { db, storage, virusScanner } = services;

  adminRoute(api, services, upload, async ({ c, actor }) => {
    const { file, title, folderId, addAgain } = c.req.valid("form");
    const bytes = await bytesOf(virusScanner, file);
    const name = file.name.replace(/\.[^.]*$/, "").slice(0, MAX_LINE_LENGTH);
    const slug = slugOf(title || name) || "file";
    const { id, alreadyExisted } = await addUpload(services, {
      type: "file",
      bytes,
      addAgain,
      store: () => storeDocument(storage, bytes, file.name),
      keysOf: ({ s3Key }) => [s3Key],
      create(tx, stored) {
        const values = { ...stored, slug, folderId, title: title || name };
        const publish = isReadable({ pdfLacks: stored.pdfLacks, pageWithSameContent: "" });
        return createItem({ db: tx, actor }, fileType, values, { publish, suggestsSlug: true });
      },
    });
    const { item } = await itemOf(db, actor, fileType, id);
    return c.json({ item, alreadyExisted }, alreadyExisted ? 200 : 201);
  });

  adminRoute(api, services, replace, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const { file, revision } = c.req.valid("form");
    const { item } = await itemOf(db, actor, fileType, id);
    const stored = await storeDocument(storage, await bytesOf(virusScanner, file), file.name);
    const saved = await saveDraft({ db, actor }, fileType, { id, revision }, stored);
    const pageWithSameContent = String(item.data.pageWithSameContent ?? "");
    if (item.publishedRevision !== null && isReadable({ pdfLacks: stored.pdfLacks, pageWithSameContent }))
      await publishItem({ db, actor }, fileType, saved);
    return c.json(await itemOf(db, actor, fileType, id), 200);
  });
  return api;
}
