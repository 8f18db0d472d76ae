import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import { FRESH_MS } from "~/server/admin-api/identity";
import { clearSessionCookie } from "~/server/admin-api/session-cookie";
import { sessionUser, signInAnswer } from "~/server/admin-api/session-schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { endSession } from "../sessions/end-session";
import { signIn } from "../sessions/sign-in";
import { answerSignedIn } from "./answer-signed-in";
import { callerOf } from "./caller-of";
import { countGuess } from "./count-guess";
import { jsonBody, signInRequest } from "./requests";
import { shownUser } from "./shown-user";

const sessionAnswer = z.object({
  user: sessionUser,
  session: z
    .object({ id: z.uuid(), freshUntil: z.iso.datetime(), expiresAt: z.iso.datetime() })
    .nullable()
    .describe("Null for a personal token."),
});

const base = { path: "/api/admin/session", tag: "Session" } as const;

const begin = {
  ...base,
  method: "post",
  access: "anyone",
  summary: "Signs a person in with email address, password and second factor",
  request: jsonBody(signInRequest),
  responses: { 200: json("Signed in.", signInAnswer), ...failures(422, 429) },
} as const;

const show = {
  ...base,
  method: "get",
  access: "signedIn",
  withoutEntry: true,
  beforeSecondFactor: "always",
  summary: "Who is signed in, and what they may do",
  responses: { 200: json("The person.", sessionAnswer) },
} as const;

const end = {
  ...base,
  method: "delete",
  access: "inPerson",
  withoutEntry: true,
  beforeSecondFactor: "always",
  summary: "Signs the person out in this browser",
  responses: { 204: { description: "Signed out." } },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof begin | typeof show | typeof end> {}
}

export function sessionApi(services: Services) {
  const { db } = services;
  const api = newApi();
  adminRoute(api, services, begin, async ({ c }) => {
    await countGuess(c, services);
    const signedIn = await signIn(services, c.req.valid("json"), callerOf(c));
    return c.json(await answerSignedIn(c, services, signedIn), 200);
  });
  adminRoute(api, services, show, async ({ c, user, session }) => {
    const answer = {
      user: await shownUser(services, { user, session }),
      session: session && {
        id: session.id,
        freshUntil: new Date(session.provenAt.getTime() + FRESH_MS).toISOString(),
        expiresAt: session.expiresAt.toISOString(),
      },
    };
    return c.json(answer, 200);
  });
  adminRoute(api, services, end, async ({ c, actor, session }) => {
    if (session) await endSession(db, actor, session.id);
    clearSessionCookie(c);
    return c.body(null, 204);
  });
  return api;
}
