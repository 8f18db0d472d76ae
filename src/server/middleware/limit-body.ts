import { createMiddleware } from "hono/factory";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv, WebContext } from "../hono-env";

const KB = 1024;
const MB = 1024 * KB;

/** More than any form of the site with every field filled in, and any record of its content. */
const MOST = 1 * MB;

/** Where more is taken, or nobody needs as much. The first that matches counts. */
const OTHERS: { path: RegExp; bytes: number }[] = [
  // Photographs of 40 megapixels, documents. They are read only after it is known who sends them.
  { path: /^\/api\/admin\/(images|files)\/(upload|[\w-]+\/replacement)$/, bytes: 60 * MB },
  // Forms that staff built may ask for files: two of the largest, and what is typed.
  { path: /^\/(api\/form|forms)\/[\w-]+(\/page\/\d+)?$/, bytes: 22 * MB },
  // What strangers send that is no form of ours is short.
  { path: /^\/api\/error$/, bytes: 64 * KB },
  { path: /^\/(site-lock$|feedback$|api\/newsletter\/unsubscribe\/)/, bytes: 16 * KB },
];

/**
 * Refuses larger bodies: before anything is read where the sender gives the length, else as soon as more has come. Nothing is read
 * here, so whoever is refused for another reason was not read at all.
 */
export function limitBody() {
  return createMiddleware<HonoEnv>(async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD" || !c.req.raw.body) return next();
    const { bytes } = OTHERS.find(({ path }) => path.test(c.req.path)) ?? { bytes: MOST };
    await withinBytes(c, bytes, next);
  });
}

/**
 * Lets a handler read so much of the body and no more.
 * @throws AppError TOO_LARGE, in place of whatever the handler made of a body that was cut off
 */
export async function withinBytes(c: WebContext, bytes: number, next: () => Promise<void>): Promise<void> {
  const { headers, body } = c.req.raw;
  const length = headers.get("content-length");
  // Node takes no body that is longer than it says, and none that gives both.
  if (length !== null) {
    if (Number(length) > bytes) throw tooLarge();
    return next();
  }
  if (!body) return next();
  let received = 0;
  const source = body.getReader();
  // No pipe: that would cancel the source, which ends the connection before the answer.
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
  // The rest of the body is not read, so the connection cannot serve another request.
  return new AppError("TOO_LARGE", "This request is too large.", { headers: { connection: "close" } });
}
