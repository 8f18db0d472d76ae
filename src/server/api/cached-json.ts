import type { TypedResponse } from "hono";
import type { PageScope } from "../context";
import type { WebContext } from "../hono-env";
import { answerCached } from "../page-cache/answer-cached";
import type { Services } from "../services";

/**
 * `answerCached` for an endpoint with schemas: the compiler checks the body against the documented schema.
 */
export async function cachedJson<Body>(
  c: WebContext,
  services: Services,
  query: Record<string, unknown>,
  make: (page: PageScope) => Promise<Body>,
): Promise<Response & TypedResponse<Body, 200, "json">> {
  // The cached response consists of bytes, so its type must be asserted here.
  return (await answerCached(c, services, query, make)) as Response & TypedResponse<Body, 200, "json">;
}
