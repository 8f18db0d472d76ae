import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { importList, importState as importStateSchema } from "~/content/import/import-schemas";
import { importState, latestImports } from "~/content/import/import-state";
import { startUndo } from "~/content/import/undo-import";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import { scannedBytes } from "~/platform/virus-scan/scanned-bytes";
import { adminRoute } from "~/server/admin-api/admin-route";
import { idParam } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { HonoEnv } from "~/server/hono-env";
import type { Services } from "~/server/services";
import { postTypes, prepareWordpress, startWordpress, WORDPRESS } from "../import-wordpress";

const base = { access: { anyOf: ["permissionSettingsManager"] }, tag: "WordPress" } as const;
const path = "/api/admin/wordpress-imports";
const answer = json("The import.", importStateSchema);

const form = z.object({
  file: z.instanceof(File, { error: "Choose a file." }).openapi({ type: "string", format: "binary" }),
  postType: z.enum(postTypes).describe("What posts become."),
});

const list = {
  ...base,
  method: "get",
  path,
  summary: "The newest imports of WordPress sites",
  responses: { 200: json("The imports.", importList) },
} as const;

const create = {
  ...base,
  method: "post",
  path,
  summary: "Reads the export of a WordPress site; writes no records",
  request: { body: { required: true as const, content: { "multipart/form-data": { schema: form } } } },
  responses: { 201: answer, ...failures(413, 422, 503) },
} as const;

const show = {
  ...base,
  method: "get",
  path: `${path}/{id}`,
  summary: "An import of a WordPress site",
  request: { params: idParam },
  responses: { 200: answer, ...failures(404) },
} as const;

const start = {
  ...base,
  method: "post",
  path: `${path}/{id}/start`,
  summary: "Starts the import, in a job",
  request: { params: idParam },
  responses: { 202: answer, ...failures(404) },
} as const;

const undo = {
  ...base,
  method: "post",
  path: `${path}/{id}/undo`,
  summary: "Undoes it where nobody changed the records since, in a job",
  request: { params: idParam },
  responses: { 202: answer, ...failures(404) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<typeof list | typeof create | typeof show | typeof start | typeof undo> {}
}

export function wordpressApi(services: Services): OpenAPIHono<HonoEnv> {
  const api = newApi();
  const { db, now, virusScanner } = services;

  adminRoute(api, services, list, async ({ c }) => c.json(await latestImports(db, WORDPRESS), 200));

  adminRoute(api, services, create, async ({ c, actor }) => {
    const { file, postType } = c.req.valid("form");
    const bytes = await scannedBytes(virusScanner, file);
    const fileName = file.name.slice(0, MAX_LINE_LENGTH);
    const id = await prepareWordpress({ db, actor, now }, { bytes, fileName, postType });
    return c.json(await importState(db, actor, WORDPRESS, id, null), 201);
  });

  adminRoute(api, services, show, async ({ c, actor }) =>
    c.json(await importState(db, actor, WORDPRESS, c.req.valid("param").id, null), 200),
  );

  adminRoute(api, services, start, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await startWordpress({ db, actor, now }, id);
    return c.json(await importState(db, actor, WORDPRESS, id, null), 202);
  });

  adminRoute(api, services, undo, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await startUndo({ db, actor }, WORDPRESS, id);
    return c.json(await importState(db, actor, WORDPRESS, id, null), 202);
  });
  return api;
}
