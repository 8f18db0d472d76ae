import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { publishItem } from "~/content/actions/publish-item";
import { trashItem } from "~/content/actions/trash-item";
import { unpublishItem } from "~/content/actions/unpublish-item";
import type { ContentType } from "~/content/define-content-type";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv } from "../../../hono-env";
import type { Services } from "../../../services";
import { failures, json } from "../../failures";
import { adminRoute } from "../admin-route";
import { mayPublish } from "./access";
import { jsonBody, named } from "./schemas";

const ACTIONS = { publish: publishItem, unpublish: unpublishItem, trash: trashItem };

const order = z.strictObject({
  action: z.enum(["publish", "unpublish", "trash"]),
  items: z
    .array(named.extend({ id: z.uuid() }))
    .min(1)
    .max(200),
});

const outcome = z.object({
  results: z.array(
    z.union([
      z.object({ id: z.uuid(), revision: z.int() }),
      z.object({
        id: z.uuid(),
        error: z.object({
          code: z.string(),
          message: z.string(),
          errors: z.array(z.object({ propertyName: z.string(), message: z.string() })).optional(),
        }),
      }),
    ]),
  ),
});

/** `POST …/bulk`: one action on many records, each in a transaction of its own. */
export function addBulk(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db } = services;
  adminRoute(
    api,
    services,
    {
      method: "post",
      path: `/api/admin/${type.apiName}/bulk`,
      tags: [type.label.many],
      access: mayPublish(type),
      summary: "Publishes, unpublishes or trashes several",
      request: jsonBody(order),
      responses: { 200: json("Of each in the order asked.", outcome), ...failures(422) },
    },
    async ({ c, actor }) => {
      const { action, items } = c.req.valid("json");
      if (type.singleton && action === "trash")
        throw new AppError("BAD_REQUEST", `${type.label.one} cannot be trashed.`);
      const results: z.infer<typeof outcome>["results"] = [];
      for (const target of items) {
        try {
          const { id, revision } = await ACTIONS[action]({ db, actor }, type, target);
          results.push({ id, revision });
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          const { code, message, more } = error;
          results.push({ id: target.id, error: { code, message, errors: more.errors } });
        }
      }
      return c.json({ results }, 200);
    },
  );
}
