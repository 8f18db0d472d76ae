import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ContentType } from "~/content/define-content-type";
import { importList, importState as importStateSchema } from "~/content/import/import-schemas";
import { importState, latestImports } from "~/content/import/import-state";
import { importTemplate } from "~/content/import/import-template";
import { changeImport, createImport, requireImportable, startImport } from "~/content/import/prepare-import";
import { startUndo } from "~/content/import/undo-import";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import type { EndpointsOf } from "../../api/endpoints";
import { csv, failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit } from "./access";
import { pathFor } from "./path-for";
import { idParam, jsonBody } from "./schemas";

const answer = json("The import.", importStateSchema);

const file = z
  .strictObject({
    fileName: z.string().max(MAX_LINE_LENGTH).default(""),
    text: z.string().optional().describe("Cells that were pasted, or the text of a file."),
    base64: z.base64().optional().describe("The bytes of a file in UTF-8, UTF-16, or Windows-1252."),
  })
  .refine(({ text, base64 }) => (text === undefined) !== (base64 === undefined), {
    error: "Send either text or base64.",
  });

const line = z.int().min(1).max(1_000_000);

const change = z.strictObject({
  columns: z.array(z.string().max(100).nullable()).max(200).optional(),
  matchBy: z.string().max(100).optional(),
  publish: z.boolean().optional(),
  cells: z
    .array(z.strictObject({ line, column: z.int().min(0).max(200), value: z.string().max(200_000) }))
    .max(200)
    .optional()
    .describe("Corrections of single cells."),
  skip: z
    .array(z.strictObject({ line, skipped: z.boolean() }))
    .max(200)
    .optional()
    .describe("Rows to leave out, or to take back in."),
});

const base = (type: ContentType) => ({ tag: type.label.many, access: mayEdit(type) }) as const;
const path = "/api/admin/{type}/imports";

const template = (type: ContentType) =>
  ({
    ...base(type),
    method: "get",
    path: pathFor("/api/admin/{type}/import-template.csv", { type: type.apiName }),
    summary: "A spreadsheet to fill in: headings and an example row",
    responses: { 200: csv },
  }) as const;

const list = (type: ContentType) =>
  ({
    ...base(type),
    method: "get",
    path: pathFor(path, { type: type.apiName }),
    summary: "The newest imports of spreadsheets",
    responses: { 200: json("The imports.", importList) },
  }) as const;

const create = (type: ContentType) =>
  ({
    ...base(type),
    method: "post",
    path: pathFor(path, { type: type.apiName }),
    ofRows: true,
    summary: "Reads a spreadsheet and checks it; writes no records",
    request: jsonBody(file),
    responses: { 201: answer, ...failures(413, 422) },
  }) as const;

const show = (type: ContentType) =>
  ({
    ...base(type),
    method: "get",
    path: pathFor(`${path}/{id}`, { type: type.apiName }),
    summary: "An import: what it will do, did, or undid",
    request: { params: idParam },
    responses: { 200: answer, ...failures(404) },
  }) as const;

const correct = (type: ContentType) =>
  ({
    ...base(type),
    method: "patch",
    path: pathFor(`${path}/{id}`, { type: type.apiName }),
    summary: "Chooses columns and corrects cells before the import starts",
    request: { params: idParam, ...jsonBody(change) },
    responses: { 200: answer, ...failures(404, 422) },
  }) as const;

const start = (type: ContentType) =>
  ({
    ...base(type),
    method: "post",
    path: pathFor(`${path}/{id}/start`, { type: type.apiName }),
    summary: "Starts writing the records, in a job",
    request: { params: idParam },
    responses: { 202: answer, ...failures(404, 422) },
  }) as const;

const undo = (type: ContentType) =>
  ({
    ...base(type),
    method: "post",
    path: pathFor(`${path}/{id}/undo`, { type: type.apiName }),
    summary: "Undoes it where nobody changed the records since, in a job",
    request: { params: idParam },
    responses: { 202: answer, ...failures(404) },
  }) as const;

type Routes =
  | ReturnType<typeof list>
  | ReturnType<typeof create>
  | ReturnType<typeof show>
  | ReturnType<typeof correct>
  | ReturnType<typeof start>
  | ReturnType<typeof undo>;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<Routes> {}
}

/** Imports of spreadsheets: `…/imports`, and `…/import-template.csv`. */
export function addImports(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db, now, env } = services;
  const context = (actor: Parameters<typeof importState>[1]) => ({
    db,
    actor,
    now,
    timeZone: env.TZ_HOSPITAL,
  });
  const stateFor = (actor: Parameters<typeof importState>[1], id: string) =>
    importState(db, actor, type.name, id, type);

  adminRoute(api, services, template(type), async () => {
    requireImportable(type);
    return new Response(await importTemplate(db, type), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${type.apiName}-template.csv"`,
      },
    });
  });

  adminRoute(api, services, list(type), async ({ c }) => c.json(await latestImports(db, type.name), 200));

  adminRoute(api, services, create(type), async ({ c, actor }) => {
    const { fileName, text, base64 = "" } = c.req.valid("json");
    const content = text ?? new Uint8Array(Buffer.from(base64, "base64"));
    const id = await createImport(context(actor), type, { fileName, content });
    return c.json(await stateFor(actor, id), 201);
  });

  adminRoute(api, services, show(type), async ({ c, actor }) =>
    c.json(await stateFor(actor, c.req.valid("param").id), 200),
  );

  adminRoute(api, services, correct(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await changeImport(context(actor), type, id, c.req.valid("json"));
    return c.json(await stateFor(actor, id), 200);
  });

  adminRoute(api, services, start(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await startImport(context(actor), type, id);
    return c.json(await stateFor(actor, id), 202);
  });

  adminRoute(api, services, undo(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await startUndo({ db, actor }, type.name, id);
    return c.json(await stateFor(actor, id), 202);
  });
}
