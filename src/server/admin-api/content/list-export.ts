import { Readable } from "node:stream";
import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { exportList } from "~/content/csv/export-list";
import type { ContentType } from "~/content/define-content-type";
import type { EndpointsOf } from "../../api/endpoints";
import { csv, failures } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit } from "./access";
import { listQuery, searchOf } from "./list-query";
import { pathFor } from "./path-for";

const download = (type: ContentType) =>
  ({
    method: "get",
    path: pathFor("/api/admin/{type}/list.csv", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "The list as it is shown, as a spreadsheet: its records, order, and columns",
    request: {
      query: listQuery(type).extend({
        columns: z.string().max(2_000).default("").describe("Names of columns, separated by commas."),
      }),
    },
    responses: {
      200: csv,
      ...failures(422),
    },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<ReturnType<typeof download>> {}
}

/** `GET …/list.csv`: the rows and columns of a list, for people to read. */
export function addListExport(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db, env } = services;
  adminRoute(api, services, download(type), async ({ c, actor }) => {
    const { columns, ...query } = c.req.valid("query");
    const timeZone = env.TZ_HOSPITAL;
    const shown = { search: searchOf(type, query, timeZone), columns: columns.split(","), timeZone };
    const pieces = Readable.toWeb(Readable.from(exportList(db, actor, type, shown)));
    return new Response(pieces as ReadableStream<Uint8Array>, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${type.apiName}-list.csv"`,
      },
    });
  });
}
