import { OpenAPIHono } from "@hono/zod-openapi";
import { AppError } from "~/platform/errors/app-error";
import { fieldErrors } from "~/platform/errors/field-errors";
import type { HonoEnv } from "../hono-env";

/** A part of the API. Input that does not match an endpoint's schemas is refused with all invalid fields. */
export function newApi() {
  return new OpenAPIHono<HonoEnv>({
    defaultHook(result) {
      if (result.success) return;
      throw new AppError("VALIDATION_FAILED", "Some values are not valid.", {
        errors: fieldErrors(result.error.issues),
      });
    },
  });
}
