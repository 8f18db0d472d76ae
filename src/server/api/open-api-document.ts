import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { HonoEnv } from "../hono-env";
import { answerCached } from "../page-cache/answer-cached";
import type { Services } from "../services";
import { json } from "./failures";

const PATH = "/api/openapi.json";

/**
 * `GET /api/openapi.json`: OpenAPI 3.1 of every endpoint, generated from the schemas that validate requests.
 */
export function openApiDocument(api: OpenAPIHono<HonoEnv>, services: Services): void {
  api.openAPIRegistry.registerPath({
    method: "get",
    path: PATH,
    summary: "This document: every address that programs may call",
    responses: { 200: json("OpenAPI 3.1.", z.looseObject({ openapi: z.string() })) },
  });
  api.get(PATH, (c) =>
    answerCached(c, services, {}, async () =>
      api.getOpenAPI31Document({
        openapi: "3.1.0",
        info: {
          title: "Openward",
          version: "1",
          description: "What the website's own pages call, and what a hospital's other systems may call.",
        },
        servers: [{ url: c.get("origin") }],
      }),
    ),
  );
}
