import { adminRoute } from "~/server/admin-api/admin-route";
import { signInAnswer } from "~/server/admin-api/session-schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { acceptInvitation } from "../invitations/accept-invitation";
import { openInvitation } from "../invitations/open-invitation";
import { answerSignedIn } from "./answer-signed-in";
import { callerOf } from "./caller-of";
import { countGuess } from "./count-guess";
import { bearerOf } from "./identify-caller";
import { invitationAcceptance, jsonBody } from "./requests";
import { invitation } from "./schemas";

const base = { path: "/api/admin/invitation", access: "anyone", tag: "Session" } as const;

const show = {
  ...base,
  method: "get",
  summary:
    "Whom an invitation is for; its token goes into `Authorization: Bearer`, so that no address holds it",
  responses: {
    200: json("The person.", invitation),
    ...failures(404, 429),
  },
} as const;

const accept = {
  ...base,
  method: "put",
  summary: "Accepts an invitation: sets name and password, and signs the person in",
  request: jsonBody(invitationAcceptance),
  responses: { 200: json("Signed in.", signInAnswer), ...failures(404, 422, 429) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show | typeof accept> {}
}

export function invitationApi(services: Services) {
  const api = newApi();
  adminRoute(api, services, show, async ({ c }) => {
    await countGuess(c, services);
    return c.json(await openInvitation(services.db, bearerOf(c) ?? "", services.now()), 200);
  });
  adminRoute(api, services, accept, async ({ c }) => {
    await countGuess(c, services);
    const signedIn = await acceptInvitation(services, c.req.valid("json"), callerOf(c));
    return c.json(await answerSignedIn(c, services, signedIn), 200);
  });
  return api;
}
