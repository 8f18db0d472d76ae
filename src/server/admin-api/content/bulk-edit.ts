import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { changesRecord, editField, readFieldEdit, undoFieldEdit } from "~/content/actions/edit-field";
import type { ContentType } from "~/content/define-content-type";
import { type BulkEditOutcome, bulkEditOutcome } from "~/content/item-schemas";
import { jsonBody, named } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit } from "./access";
import { failureOf } from "./failure-of";
import { pathFor } from "./path-for";

const items = z
  .array(named.extend({ id: z.uuid() }))
  .min(1)
  .max(200);

const order = z.strictObject({
  items,
  field: z.string().max(100).describe("A field’s name."),
  value: z.unknown().describe("Its new value in each record."),
  dryRun: z.boolean().default(false).describe("Changes nothing, and returns what would change."),
});

const edit = (type: ContentType) =>
  ({
    method: "post",
    path: pathFor("/api/admin/{type}/bulk-edit", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "Changes one field of several working copies",
    request: jsonBody(order),
    responses: {
      200: json("Of each in the order asked.", bulkEditOutcome),
      ...failures(422),
    },
  }) as const;

const undo = (type: ContentType) =>
  ({
    method: "post",
    path: pathFor("/api/admin/{type}/bulk-edit/undo", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "Undoes a change of several working copies that nobody changed since",
    request: jsonBody(z.strictObject({ items })),
    responses: {
      200: json("Of each in the order asked.", bulkEditOutcome),
      ...failures(422),
    },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<ReturnType<typeof edit> | ReturnType<typeof undo>> {}
}

type Target = z.infer<typeof items>[number];
type Results = BulkEditOutcome["results"];

/** `POST …/bulk-edit` and `POST …/bulk-edit/undo`: each record in its own transaction. */
export function addBulkEdit(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db } = services;

  adminRoute(api, services, edit(type), async ({ c, actor }) => {
    const body = c.req.valid("json");
    const fieldEdit = readFieldEdit(type, { field: body.field, value: body.value });
    const act = body.dryRun ? changesRecord : editField;
    const results = await each(body.items, async (target) => {
      const { item, isChanged } = await act({ db, actor }, type, target, fieldEdit);
      return { id: item.id, revision: item.revision, status: item.status, isChanged };
    });
    return c.json({ results }, 200);
  });

  adminRoute(api, services, undo(type), async ({ c, actor }) => {
    const results = await each(c.req.valid("json").items, async (target) => {
      const { id, revision, status } = await undoFieldEdit({ db, actor }, type, target);
      return { id, revision, status, isChanged: true };
    });
    return c.json({ results }, 200);
  });
}

/** One after the other; a failure is listed and does not stop the others. */
async function each(
  targets: readonly Target[],
  act: (target: Target) => Promise<Results[number]>,
): Promise<Results> {
  const results: Results = [];
  for (const target of targets)
    results.push(await act(target).catch((error: unknown) => failureOf(target.id, error)));
  return results;
}
