import { type OpenAPIHono, z } from "@hono/zod-openapi";
import {
  changeView,
  createView,
  deleteView,
  restoreView,
  type ViewedList,
  viewsOf,
} from "~/content/list-views/list-views";
import type { ListView } from "~/content/list-views/table";
import { MAX_VIEW_NAME_LENGTH } from "~/content/list-views/view-name";
import { type Actor, hasAnyPermission } from "~/platform/audit/actor";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import { idParam, jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { type Access, adminRoute } from "../admin-route";
import { pathFor } from "./path-for";

const savedView = z
  .object({
    id: z.uuid(),
    name: z.string(),
    query: z.string().describe("The query string of the list’s address."),
    isShared: z.boolean(),
    ownerName: z.string(),
    mayChange: z.boolean(),
  })
  .openapi("SavedView");

export type SavedView = z.output<typeof savedView>;

const viewList = z.object({
  views: z.array(savedView),
  mayShare: z.boolean().describe("Whether you may share views with everyone who may open the list."),
});

const viewAnswer = z.object({ view: savedView });

const values = {
  name: z.string().trim().min(1, "Enter a name.").max(MAX_VIEW_NAME_LENGTH),
  query: z.string().max(2_000),
  isShared: z.boolean(),
};

const creation = z.strictObject(values);
const changes = z.strictObject(values).partial();

/** A list, and who may open it and share its views. */
export interface AdminList extends ViewedList {
  /** The heading in the API document. */
  tag: string;
  access: Exclude<Access, "anyone">;
  share: readonly PermissionFlag[];
}

const list = ({ name, tag, access }: AdminList) =>
  ({
    method: "get",
    path: pathFor("/api/admin/lists/{type}/views", { type: name }),
    tag,
    access,
    summary: "Saved views of the list: your own and those that are shared",
    responses: { 200: json("By name.", viewList) },
  }) as const;

const create = ({ name, tag, access }: AdminList) =>
  ({
    method: "post",
    path: pathFor("/api/admin/lists/{type}/views", { type: name }),
    tag,
    access,
    summary: "Saves a view of the list",
    request: jsonBody(creation),
    responses: { 201: json("The new view.", viewAnswer), ...failures(422) },
  }) as const;

const change = ({ name, tag, access }: AdminList) =>
  ({
    method: "patch",
    path: pathFor("/api/admin/lists/{type}/views/{id}", { type: name }),
    tag,
    access,
    summary: "Changes a saved view",
    request: { params: idParam, ...jsonBody(changes) },
    responses: { 200: json("The view.", viewAnswer), ...failures(404, 422) },
  }) as const;

const remove = ({ name, tag, access }: AdminList) =>
  ({
    method: "delete",
    path: pathFor("/api/admin/lists/{type}/views/{id}", { type: name }),
    tag,
    access,
    summary: "Deletes a saved view",
    request: { params: idParam },
    responses: { 204: { description: "Deleted." }, ...failures(404) },
  }) as const;

const restore = ({ name, tag, access }: AdminList) =>
  ({
    method: "post",
    path: pathFor("/api/admin/lists/{type}/views/{id}/restoration", { type: name }),
    tag,
    access,
    summary: "Undoes the deletion of a saved view, for at least a day",
    request: { params: idParam },
    responses: { 200: json("The view.", viewAnswer), ...failures(404) },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<
      | ReturnType<typeof list>
      | ReturnType<typeof create>
      | ReturnType<typeof change>
      | ReturnType<typeof remove>
      | ReturnType<typeof restore>
    > {}
}

/** Saved views of one list, whether of a content type or a feature's own. */
export function addListViews(api: OpenAPIHono<HonoEnv>, services: Services, ofList: AdminList): void {
  const { db } = services;

  adminRoute(api, services, list(ofList), async ({ c, actor }) => {
    const views = await viewsOf(db, actor, ofList);
    const answer = {
      views: views.map((view) => shown(view, actor, ofList)),
      mayShare: mayShare(actor, ofList),
    };
    return c.json(answer, 200);
  });

  adminRoute(api, services, create(ofList), async ({ c, actor }) => {
    const view = await createView(db, actor, ofList, c.req.valid("json"));
    return c.json({ view: shown(view, actor, ofList) }, 201);
  });

  adminRoute(api, services, change(ofList), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const view = await changeView(db, actor, ofList, id, c.req.valid("json"));
    return c.json({ view: shown(view, actor, ofList) }, 200);
  });

  adminRoute(api, services, remove(ofList), async ({ c, actor }) => {
    await deleteView(db, actor, ofList, c.req.valid("param").id);
    return c.body(null, 204);
  });

  adminRoute(api, services, restore(ofList), async ({ c, actor }) => {
    const view = await restoreView(db, actor, ofList, c.req.valid("param").id);
    return c.json({ view: shown(view, actor, ofList) }, 200);
  });
}

function mayShare(actor: Actor, { share }: AdminList): boolean {
  return hasAnyPermission(actor, [...share]);
}

function shown(view: ListView, actor: Actor, ofList: AdminList): SavedView {
  const { id, name, query, isShared, ownerName } = view;
  const mayChange = view.ownerId === actor.id || (isShared && mayShare(actor, ofList));
  return { id, name, query, isShared, ownerName, mayChange };
}
