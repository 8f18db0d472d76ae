import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv } from "../hono-env";

/** More than any form of the site with every field filled. */
const MAX_BYTES = 1024 * 1024;
/** More than any photograph of 40 megapixels or document that is taken. What is within is read only after who sends it is known. */
const MAX_UPLOAD_BYTES = 60 * 1024 * 1024;
/** A form that staff built may ask for files: two of the largest, and what is typed. */
const MAX_FORM_BYTES = 22 * 1024 * 1024;
const BUILT_FORM = /^\/(api\/form|forms)\/[\w-]+(\/page\/\d+)?$/;
const UPLOAD = /^\/api\/admin\/(images|files)\/(upload|[\w-]+\/replacement)$/;

/** Refuses larger bodies, also those that do not say beforehand how large they are. */
export function limitBody() {
  const limited = limit(MAX_BYTES);
  const limitedForm = limit(MAX_FORM_BYTES);
  const limitedUpload = limit(MAX_UPLOAD_BYTES);
  return createMiddleware<HonoEnv>((c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    if (BUILT_FORM.test(c.req.path)) return limitedForm(c, next);
    return UPLOAD.test(c.req.path) ? limitedUpload(c, next) : limited(c, next);
  });
}

function limit(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError() {
      // The rest of the body is not read, so the connection cannot serve another request.
      throw new AppError("TOO_LARGE", "That is more than is taken here.", {
        headers: { connection: "close" },
      });
    },
  });
}
