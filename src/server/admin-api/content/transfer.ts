import { Readable } from "node:stream";
import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { exportCsv } from "~/content/csv/export-csv";
import { importCsv } from "~/content/csv/import-csv";
import type { ContentType } from "~/content/define-content-type";
import { importOutcome } from "~/content/item-schemas";
import { AppError } from "~/platform/errors/app-error";
import { jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "../../api/endpoints";
import { csv, failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit } from "./access";
import { pathFor } from "./path-for";

const file = z.strictObject({
  csv: z.string().min(1),
  commit: z.boolean().default(false).describe("False for a dry run: the response says what would happen."),
});

const download = (type: ContentType) =>
  ({
    method: "get",
    path: pathFor("/api/admin/{type}/export.csv", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "Every record outside the trash, as a spreadsheet",
    responses: { 200: csv },
  }) as const;

const importFile = (type: ContentType) =>
  ({
    method: "post",
    path: pathFor("/api/admin/{type}/import", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    ofRows: true,
    summary: "Imports drafts and changes from a spreadsheet, after a dry run",
    request: jsonBody(file),
    responses: { 200: json("What each row did, or would do.", importOutcome), ...failures(413, 422) },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<ReturnType<typeof download> | ReturnType<typeof importFile>> {}
}

/** `GET …/export.csv` and `POST …/import`. */
export function addTransfer(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db, env } = services;

  adminRoute(api, services, download(type), async () => {
    const pieces = Readable.toWeb(Readable.from(exportCsv(db, type))) as ReadableStream<Uint8Array>;
    return new Response(pieces, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${type.apiName}.csv"`,
      },
    });
  });

  adminRoute(api, services, importFile(type), async ({ c, actor }) => {
    if (type.singleton || type.uploaded || !type.slugField)
      throw new AppError("BAD_REQUEST", `${type.label.many} cannot be imported.`);
    const { csv, commit } = c.req.valid("json");
    return c.json(await importCsv({ db, actor }, type, csv, { commit, timeZone: env.TZ_HOSPITAL }), 200);
  });
}
