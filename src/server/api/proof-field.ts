import { z } from "@hono/zod-openapi";
import { machineFields } from "../isomorphic/machine-fields";

/** The bot check's proof in the documented body of a public form. */
export const proofField = {
  [machineFields.proof]: z
    .string()
    .optional()
    .describe("The bot check's proof. The names `altcha` and `cf-turnstile-response` work too."),
};
