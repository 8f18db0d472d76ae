import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { ContentContext } from "~/content/actions/content-context";
import { publishItem } from "~/content/actions/publish-item";
import { restoreItem } from "~/content/actions/restore-item";
import { trashItem } from "~/content/actions/trash-item";
import { unpublishItem } from "~/content/actions/unpublish-item";
import type { ContentType } from "~/content/define-content-type";
import { type BulkOutcome, bulkAction, bulkOutcome } from "~/content/item-schemas";
import { contentItem } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { jsonBody, named } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayPublish } from "./access";
import { failureOf } from "./failure-of";
import { pathFor } from "./path-for";

const ACTIONS = { publish: publishItem, unpublish: unpublishItem, trash: trashItem, restore: restoreItem };

const order = z.strictObject({
  action: bulkAction,
  items: z
    .array(named.extend({ id: z.uuid() }))
    .min(1)
    .max(200),
  dryRun: z.boolean().default(false).describe("Changes nothing, and returns how many of them are public."),
  confirmLive: z
    .int()
    .min(0)
    .optional()
    .describe(
      "How many public records the person agreed to; if it is another number by now, nothing is done.",
    ),
});

type Order = z.infer<typeof order>;
type Result = BulkOutcome["results"][number];

const act = (type: ContentType) =>
  ({
    method: "post",
    path: pathFor("/api/admin/{type}/bulk", { type: type.apiName }),
    tag: type.label.many,
    access: mayPublish(type),
    summary: "Publishes, unpublishes, trashes or restores several",
    request: jsonBody(order),
    responses: {
      200: json("Of each in the order asked; with `dryRun` of none.", bulkOutcome),
      ...failures(422),
    },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<ReturnType<typeof act>> {}
}

/** `POST …/bulk`: one action on many records, each in its own transaction. */
export function addBulk(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db } = services;
  adminRoute(api, services, act(type), async ({ c, actor }) => {
    const { action, items, dryRun, confirmLive } = c.req.valid("json");
    if (type.singleton && action === "trash")
      throw new AppError("BAD_REQUEST", `${type.label.one} cannot be trashed.`);
    const live = await countLive(db, type, items);
    if (dryRun) return c.json({ live, results: [] }, 200);
    if (confirmLive !== undefined && confirmLive !== live) throw otherNumber(live);
    return c.json({ live, results: await actOnAll({ db, actor }, type, action, items) }, 200);
  });
}

async function countLive(db: Database, type: ContentType, items: Order["items"]): Promise<number> {
  const ids = items.map(({ id }) => id);
  return db.$count(
    contentItem,
    and(
      eq(contentItem.type, type.name),
      inArray(contentItem.id, ids),
      isNotNull(contentItem.publishedRevision),
    ),
  );
}

function otherNumber(live: number): AppError {
  const message = `${live} of these are published by now. Review them before you continue.`;
  return new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "confirmLive", message }] });
}

/**
 * Runs the action on each. Restored records can refer to each other, and a record can be published only after those:
 * failures are retried as long as others succeed.
 */
async function actOnAll(
  context: ContentContext,
  type: ContentType,
  action: Order["action"],
  items: Order["items"],
): Promise<Result[]> {
  const results = new Map<number, Result>();
  let open = items.map((_, index) => index);
  for (;;) {
    const failed: number[] = [];
    for (const index of open) {
      const target = items[index] as (typeof items)[number];
      const result = await actOn(context, type, action, target);
      results.set(index, result);
      if ("error" in result) failed.push(index);
    }
    if (action !== "restore" || failed.length === 0 || failed.length === open.length) break;
    open = failed;
  }
  return items.flatMap((_, index) => results.get(index) ?? []);
}

async function actOn(
  context: ContentContext,
  type: ContentType,
  action: Order["action"],
  target: Order["items"][number],
): Promise<Result> {
  try {
    const { id, revision, status } = await ACTIONS[action](context, type, target);
    return { id, revision, status };
  } catch (error) {
    // In a bulk action, unpublished records are already in the wanted state.
    if (error instanceof AppError && error.code === "NOT_PUBLISHED") return unchanged(context.db, target.id);
    return failureOf(target.id, error);
  }
}

async function unchanged(db: Database, id: string): Promise<Result> {
  const { revision, status } = contentItem;
  const [item] = await db
    .select({ id: contentItem.id, revision, status })
    .from(contentItem)
    .where(eq(contentItem.id, id));
  if (!item) throw new AppError("NOT_FOUND", "There is no such record.");
  return item;
}
