import { z } from "@hono/zod-openapi";
import { permissionFlags } from "~/platform/isomorphic/permissions";

/** One property for each permission, with the specification's names. */
export const permissionShape = Object.fromEntries(
  permissionFlags.map((flag) => [flag, z.boolean()]),
) as Record<(typeof permissionFlags)[number], z.ZodBoolean>;

/** Without `isAdmin` every permission is false. A person with `isAdmin` and every permission is an administrator. */
export const sessionUser = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    isAdmin: z.boolean().describe("Whether the person may enter the admin area."),
    ...permissionShape,
    hasTotp: z.boolean(),
    passkeyCount: z.int(),
    recoveryCodesLeft: z.int(),
    secondFactorStep: z
      .enum(["setUp", "confirm"])
      .nullable()
      .describe("What has to be done before any other call, where two-step sign-in is required."),
  })
  .openapi("SessionUser");

/** The signed-in person. */
export type SessionUser = z.output<typeof sessionUser>;

/** The response to every kind of sign-in. It also sets the session's cookie. */
export const signInAnswer = z
  .object({
    user: sessionUser,
    apiToken: z.string().describe("For `Authorization: Bearer`; this response also sets a cookie."),
  })
  .openapi("SignInAnswer");

export type SignInAnswer = z.output<typeof signInAnswer>;
