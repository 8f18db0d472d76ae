import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { idParam } from "~/server/admin-api/common-schemas";
import { jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import {
  addDesignation,
  deleteDesignation,
  editDesignation,
  orderDesignations,
} from "../../designation/change-designations";
import { designationList } from "../../staff/designation-list";
import {
  designationDeletion,
  designationEdit,
  designationOrder,
  designationsAnswer,
  newDesignation,
} from "./designation-schemas";
import { base } from "./schemas";

const path = "/api/admin/giving/designations";
const all = json("All designations, in their order.", designationsAnswer);

const list = {
  ...base,
  method: "get",
  path,
  summary: "What gifts can be for",
  responses: { 200: all },
} as const;

const add = {
  ...base,
  method: "post",
  path,
  summary: "Adds a designation",
  request: jsonBody(newDesignation),
  responses: { 200: all, ...failures(422) },
} as const;

const edit = {
  ...base,
  method: "put",
  path: `${path}/{id}`,
  summary: "Renames a designation, or changes who can choose it; all gifts follow",
  request: { params: idParam, ...jsonBody(designationEdit) },
  responses: { 200: all, ...failures(404, 409, 422) },
} as const;

const order = {
  ...base,
  method: "post",
  path: "/api/admin/giving/designation-order",
  summary: "Puts the designations into an order",
  request: jsonBody(designationOrder),
  responses: { 200: all, ...failures(409, 422) },
} as const;

const remove = {
  ...base,
  method: "delete",
  path: `${path}/{id}`,
  summary: "Deletes a designation that no gift was for",
  request: { params: idParam, ...jsonBody(designationDeletion) },
  responses: { 200: all, ...failures(404, 409, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<typeof list | typeof add | typeof edit | typeof order | typeof remove> {}
}

/** The staff API of designations. Each change returns the whole list. */
export function designationsApi(services: Services) {
  const api = newApi();
  const domain = domainServices(services, services.env);
  const current = async () => ({ designations: await designationList(domain.db) });

  adminRoute(api, services, list, async ({ c }) => c.json(await current(), 200));

  adminRoute(api, services, add, async ({ c, actor }) => {
    await addDesignation(domain, actor, c.req.valid("json"));
    return c.json(await current(), 200);
  });

  adminRoute(api, services, edit, async ({ c, actor }) => {
    await editDesignation(domain, actor, c.req.valid("param").id, c.req.valid("json"));
    return c.json(await current(), 200);
  });

  adminRoute(api, services, order, async ({ c, actor }) => {
    await orderDesignations(domain, actor, c.req.valid("json").ids);
    return c.json(await current(), 200);
  });

  adminRoute(api, services, remove, async ({ c, actor }) => {
    await deleteDesignation(domain, actor, c.req.valid("param").id, c.req.valid("json"));
    return c.json(await current(), 200);
  });
  return api;
}
