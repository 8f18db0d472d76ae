import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import { sessionUser, signInAnswer } from "~/server/admin-api/session-schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { changePassword } from "../passwords/change-password";
import { recordAccountEvent } from "../record-account-event";
import { renameSelf } from "../rename-self";
import { endSession } from "../sessions/end-session";
import { endSessions } from "../sessions/end-sessions";
import { ownSessions } from "../sessions/own-sessions";
import { answerSignedIn } from "./answer-signed-in";
import { callerOf } from "./caller-of";
import { accountChange, idParam, jsonBody, passwordChange } from "./requests";
import { sessionListItem } from "./schemas";
import { shownUser } from "./shown-user";

const base = { access: "inPerson", tag: "Own account" } as const;

const rename = {
  ...base,
  method: "patch",
  path: "/api/admin/account",
  summary: "Changes your own name",
  request: jsonBody(accountChange),
  responses: { 200: json("The person.", z.object({ user: sessionUser })), ...failures(422) },
} as const;

const password = {
  ...base,
  method: "put",
  path: "/api/admin/account/password",
  summary:
    "Changes one's own password; every session and personal token ends, this browser gets a new session",
  request: jsonBody(passwordChange),
  responses: { 200: json("Changed.", signInAnswer), ...failures(422, 429) },
} as const;

const sessions = {
  ...base,
  method: "get",
  path: "/api/admin/account/sessions",
  summary: "The person's sessions",
  responses: { 200: json("The last used first.", z.object({ items: z.array(sessionListItem) })) },
} as const;

const endOthers = {
  ...base,
  method: "delete",
  path: "/api/admin/account/sessions",
  summary: "Ends all of your other sessions",
  responses: { 204: { description: "Signed out." } },
} as const;

const endOne = {
  ...base,
  method: "delete",
  path: "/api/admin/account/sessions/{id}",
  summary: "Ends one of your sessions",
  request: { params: idParam },
  responses: { 204: { description: "Signed out." }, ...failures(404) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<
      typeof rename | typeof password | typeof sessions | typeof endOthers | typeof endOne
    > {}
}

export function accountApi(services: Services) {
  const { db, now } = services;
  const api = newApi();
  adminRoute(api, services, rename, async ({ c, actor, user, session }) => {
    const renamed = await renameSelf(services, actor, user, c.req.valid("json"));
    return c.json({ user: await shownUser(services, { user: renamed, session }) }, 200);
  });
  adminRoute(api, services, password, async ({ c, user, session }) => {
    const signedIn = await changePassword(services, user, c.req.valid("json"), callerOf(c), session);
    return c.json(await answerSignedIn(c, services, signedIn), 200);
  });
  adminRoute(api, services, sessions, async ({ c, user, session }) =>
    c.json({ items: await ownSessions(db, user.id, session?.id, now()) }, 200),
  );
  adminRoute(api, services, endOthers, async ({ c, actor, session }) => {
    await db.transaction(async (tx) => {
      const ended = await endSessions(tx, actor.id, session?.id);
      await recordAccountEvent(tx, actor, actor.id, "session.others_ended", { before: { sessions: ended } });
    });
    return c.body(null, 204);
  });
  adminRoute(api, services, endOne, async ({ c, actor }) => {
    await endSession(db, actor, c.req.valid("param").id);
    return c.body(null, 204);
  });
  return api;
}
