import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { createItem } from "~/content/actions/create-item";
import type { ContentType } from "~/content/define-content-type";
import { listItems } from "~/content/listing/list-items";
import { presentList } from "~/content/listing/present-items";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv } from "../../../hono-env";
import type { Services } from "../../../services";
import { failures, json } from "../../failures";
import { adminRoute } from "../admin-route";
import { mayEdit, mayList } from "./access";
import { itemOf } from "./answer-item";
import { refuseReadOnly } from "./refuse-read-only";
import { creation, itemAnswer, itemList, jsonBody } from "./schemas";

const MAX_PAGE_SIZE = 200;

/** `GET` and `POST /api/admin/{apiName}`: the list, and a new record. */
export function addList(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db } = services;
  const path = `/api/admin/${type.apiName}`;
  const many = type.label.many.toLowerCase();
  const filters = type.list.filters ?? [];
  const query = z.object({
    q: z.string().max(200).optional().describe("Words of title and address, each of them anywhere."),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
    sort: z
      .string()
      .max(60)
      .optional()
      .describe(`title, slug, updatedAt, publishedAt or a column; with a minus before it, descending.`),
    status: z
      .enum(["draft", "live", "changed", "scheduled", "trashed"])
      .optional()
      .describe("`scheduled`: whatever becomes or stops being public at a time to come."),
    without: z
      .string()
      .max(200)
      .optional()
      .describe("Only what has nothing in these columns or filters; several with commas."),
    ...(type.keptWhileUsed && { unused: z.stringbool().optional().describe("Only what nothing refers to.") }),
    ...Object.fromEntries(
      filters.map((name) => [name, z.string().max(2_000).optional().describe("Several: with commas.")]),
    ),
  });

  adminRoute(
    api,
    services,
    {
      method: "get",
      path,
      access: mayList(type),
      tags: [type.label.many],
      summary: `Lists ${many}`,
      request: { query },
      responses: { 200: json("A page of the list.", itemList), ...failures(422) },
    },
    async ({ c }) => {
      const asked: Record<string, unknown> & z.infer<typeof query> = c.req.valid("query");
      const { page, pageSize, q, sort, status } = asked;
      const without = asked.without?.split(",").filter(Boolean);
      const unused = asked.unused === true;
      const chosen = filters.flatMap((name) => {
        const value = asked[name];
        return typeof value === "string" && value !== "" ? [[name, value.split(",")] as const] : [];
      });
      const search = {
        q,
        page,
        pageSize,
        sort,
        status,
        unused,
        without,
        filters: Object.fromEntries(chosen),
      };
      const { ids, total } = await listItems(db, type, search);
      return c.json({ ...(await presentList(db, type, ids)), total, page, pageSize }, 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      method: "post",
      path,
      access: mayEdit(type),
      tags: [type.label.many],
      summary: `Creates a draft`,
      request: jsonBody(creation),
      responses: { 201: json("The new record.", itemAnswer), ...failures(409, 422) },
    },
    async ({ c, actor }) => {
      if (type.singleton || type.uploaded)
        throw new AppError("BAD_REQUEST", `${type.label.many} are not added this way.`);
      const { data } = c.req.valid("json");
      refuseReadOnly(type, data, {});
      const { id } = await createItem({ db, actor }, type, data);
      return c.json(await itemOf(db, type, id), 201);
    },
  );
}
