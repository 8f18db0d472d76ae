import { createRoute } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { dayAt } from "~/content/values/day-at";
import { isSpeedMeasured } from "~/features/settings/shared/is-speed-measured";
import { failures } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { HonoEnv } from "~/server/hono-env";
import { requestContextFor } from "~/server/request-context";
import type { Services } from "~/server/services";
import { pageSpeedInput } from "../page-speed/input";
import { recordPageSpeed } from "../page-speed/record-page-speed";

const LIMIT = { name: "page-speed", times: 120, seconds: 600 };

const receive = createRoute({
  method: "post",
  path: "/api/page-speed",
  summary: "Receives how fast a page was for a visitor who agreed to be measured",
  request: { body: { required: true, content: { "application/json": { schema: pageSpeedInput } } } },
  responses: { 204: { description: "Accepted." }, ...failures(400, 403, 413, 415, 422, 429) },
});

/** Counts the speed of public pages while staff have this turned on. Accepts and drops everything else. */
export function pageSpeedApi(services: Services) {
  const { db, env, now, pages } = services;
  const api = newApi();
  // Counted before the body is read.
  const counted = createMiddleware<HonoEnv>(async (c, next) => {
    await requestContextFor(c, services).countUse(LIMIT);
    await next();
  });
  api.openapi({ ...receive, middleware: counted }, async (c) => {
    const measured = c.req.valid("json");
    const isWanted = !pages.declarations(measured.path).personal && (await isSpeedMeasured(db));
    if (isWanted) await recordPageSpeed(db, measured, dayAt(now(), env.TZ_HOSPITAL).iso);
    return c.body(null, 204);
  });
  return api;
}
