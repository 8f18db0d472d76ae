import { createMiddleware } from "hono/factory";
import { importLimits } from "~/content/import/import-limits";
import { AppError } from "~/platform/errors/app-error";
import { MB } from "~/platform/isomorphic/sizes";
import type { HonoEnv, WebContext } from "../hono-env";

/** More than any form of the site with every field filled in, and any record of its content. */
const DEFAULT_MAX_BYTES = 1 * MB;

/** The largest body of requests to some addresses. */
export interface BodyLimit {
  /** Matches the whole path. */
  path: RegExp;
  bytes: number;
}

/** Spreadsheets in base64, which takes a third more, with room for the other properties. */
const IMPORTS: BodyLimit = {
  path: /^\/api\/admin\/[\w-]+\/imports$/,
  bytes: (4 / 3) * importLimits.bytes + MB,
};

/**
 * Refuses larger bodies: before reading if the sender gives the length, otherwise as soon as more arrives.
 * Reads nothing itself, so a request that is refused for another reason is not read at all.
 * @param others the features' own limits
 */
export function limitBody(others: readonly BodyLimit[]) {
  const limits = [...others, IMPORTS];
  return createMiddleware<HonoEnv>(async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD" || !c.req.raw.body) return next();
    const { bytes } = limits.find(({ path }) => path.test(c.req.path)) ?? { bytes: DEFAULT_MAX_BYTES };
    await withinBytes(c, bytes, next);
  });
}

/**
 * Lets a handler read a limited number of bytes of the body.
 * @throws AppError TOO_LARGE, instead of the handler's result for a truncated body
 */
export async function withinBytes(c: WebContext, bytes: number, next: () => Promise<void>): Promise<void> {
  const { headers, body } = c.req.raw;
  const length = headers.get("content-length");
  // Node refuses a body that is longer than declared, and requests with both headers.
  if (length !== null) {
    if (Number(length) > bytes) throw tooLarge();
    return next();
  }
  if (!body) return next();
  let received = 0;
  const source = body.getReader();
  // Not a pipe: that would cancel the source, which closes the connection before the response.
  const counted = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await source.read();
      received += value?.length ?? 0;
      if (done) controller.close();
      else if (received > bytes) controller.error(tooLarge());
      else controller.enqueue(value);
    },
  });
  c.req.raw = new Request(c.req.raw, { body: counted, duplex: "half" } as RequestInit);
  await next();
  if (received > bytes) throw tooLarge();
}

function tooLarge(): AppError {
  // The rest of the body is not read, so the connection cannot be reused.
  return new AppError("TOO_LARGE", "This request is too large.", { headers: { connection: "close" } });
}
