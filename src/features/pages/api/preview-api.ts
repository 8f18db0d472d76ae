import { z } from "@hono/zod-openapi";
import { previewBlocks } from "~/content/blocks/preview-blocks";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { takesPayments } from "~/platform/payments/payment-mode";
import { adminRoute } from "~/server/admin-api/admin-route";
import { mayEdit } from "~/server/admin-api/content/access";
import { jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { pageType } from "../page/definition";

const MAX_BLOCKS = 1_000;

const posted = z.object({
  blocks: z
    .array(
      z.object({
        id: z.string().min(1).max(80),
        type: z.string().min(1).max(80),
        props: z.record(z.string(), z.unknown()),
      }),
    )
    .max(MAX_BLOCKS),
});

const previewed = z.object({
  blocks: z.array(
    z.discriminatedUnion("outcome", [
      z.object({
        id: z.string(),
        outcome: z.literal("shown"),
        props: z.record(z.string(), z.unknown()).describe("As its component gets them."),
      }),
      z.object({ id: z.string(), outcome: z.literal("unknown") }),
      z.object({
        id: z.string(),
        outcome: z.literal("refused"),
        errors: z.array(z.object({ propertyName: z.string(), message: z.string() })),
      }),
    ]),
  ),
});

const preview = {
  method: "post",
  path: "/api/admin/pages/preview",
  tag: pageType.label.many,
  access: mayEdit(pageType),
  summary: "How blocks would look on a page, without saving them",
  request: jsonBody(posted),
  responses: { 200: json("Each block, in the order sent.", previewed), ...failures(422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof preview> {}
}

/** The API of the editor's canvas. Renders unsaved blocks and stores nothing. */
export function pagePreviewApi(services: Services) {
  const api = newApi();
  const { db, env, now } = services;

  adminRoute(api, services, preview, async ({ c }) => {
    const { blocks } = c.req.valid("json");
    const ignored = () => {};
    const context = {
      db,
      now: now(),
      timeZone: env.TZ_HOSPITAL,
      takesPayments: takesPayments(env),
      // Staff can edit every block, even if its feature is off.
      visibility: everythingVisible,
      reads: ignored,
      validUntil: ignored,
    };
    return c.json({ blocks: await previewBlocks(context, blocks) }, 200);
  });

  return api;
}
