import { randomUUID } from "node:crypto";
import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { createItem } from "~/content/actions/create-item";
import { hasSlugOfTitle } from "~/content/actions/free-slug";
import type { ContentType } from "~/content/define-content-type";
import { choiceList, itemAnswer, itemList } from "~/content/item-schemas";
import { listChoices } from "~/content/listing/list-choices";
import { listItems } from "~/content/listing/list-items";
import { presentList } from "~/content/listing/present-items";
import { mayOpen } from "~/content/may-open";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { creation, jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import { inAddress } from "../../api/numbers";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { idempotencyHeader, onceFor } from "../once-for";
import { mayEdit, mayList } from "./access";
import { itemAt } from "./answer-item";
import { listQuery, searchOf } from "./list-query";
import { pathFor } from "./path-for";
import { refuseReadOnly } from "./refuse-read-only";

const MAX_PAGE_SIZE = 200;

const manyOf = (type: ContentType) => type.label.many.toLowerCase();

const list = (type: ContentType) =>
  ({
    method: "get",
    path: pathFor("/api/admin/{type}", { type: type.apiName }),
    access: mayList(type),
    tag: type.label.many,
    summary: type.chosenByAll
      ? `Lists ${manyOf(type)}; who may not edit them gets the id and title of public ones, found by \`q\` alone`
      : `Lists ${manyOf(type)}`,
    request: {
      query: listQuery(type).extend({ page: inAddress.page, pageSize: inAddress.pageSize(MAX_PAGE_SIZE) }),
    },
    responses: {
      200: json("A page of the list.", type.chosenByAll ? z.union([itemList, choiceList]) : itemList),
      ...failures(422),
    },
  }) as const;

const create = (type: ContentType) =>
  ({
    method: "post",
    path: pathFor("/api/admin/{type}", { type: type.apiName }),
    access: mayEdit(type),
    tag: type.label.many,
    summary: `Creates a draft`,
    request: { headers: idempotencyHeader, ...jsonBody(creation) },
    responses: { 201: json("The new record.", itemAnswer), ...failures(409, 422) },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<ReturnType<typeof list> | ReturnType<typeof create>> {}
}

/** `GET` and `POST /api/admin/{apiName}`: the list, and a new record. */
export function addList(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db, env } = services;
  const content = domainServices(services, env);

  adminRoute(api, services, list(type), async ({ c, actor }) => {
    const listRequest = c.req.valid("query");
    const { page, pageSize, q } = listRequest;
    if (!mayOpen(actor, type)) {
      refuseNarrowing(listRequest);
      return c.json(await listChoices(db, type, { q, page, pageSize }), 200);
    }
    const search = searchOf(type, listRequest, env.TZ_HOSPITAL);
    const { ids, total } = await listItems(db, type, { ...search, page, pageSize });
    return c.json({ ...(await presentList(db, actor, type, ids)), total, page, pageSize }, 200);
  });

  adminRoute(api, services, create(type), async ({ c, actor }) => {
    if (type.singleton || type.uploaded)
      throw new AppError("BAD_REQUEST", `${type.label.many} cannot be added this way.`);
    const { data, ...chosen } = c.req.valid("json");
    refuseReadOnly(type, data, {});
    const id = chosen.id ?? randomUUID();
    const key = c.req.valid("header")["idempotency-key"];
    const revision = await onceFor(content, { actor, id, key }, async (inside) => {
      const options = { id, suggestsSlug: hasSlugOfTitle(type, data) };
      const created = await createItem({ db: inside.db, actor }, type, data, options);
      return created.revision;
    });
    return c.json({ item: await itemAt(db, actor, type, { id, revision }) }, 201);
  });
}

/**
 * Filters on working copies would reveal drafts, so only people who may edit the type can use them.
 * @throws AppError FORBIDDEN
 */
function refuseNarrowing(listRequest: Record<string, unknown>): void {
  const others = Object.keys(listRequest).filter(
    (name) => listRequest[name] !== undefined && !["q", "page", "pageSize", "sort"].includes(name),
  );
  if (others.length === 0) return;
  throw new AppError(
    "FORBIDDEN",
    `You do not have permission to edit these records, so you can search them only by \`q\`, not by ${others.join(", ")}.`,
  );
}
