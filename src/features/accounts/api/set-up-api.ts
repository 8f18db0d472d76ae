import { adminRoute } from "~/server/admin-api/admin-route";
import { signInAnswer } from "~/server/admin-api/session-schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { setUpAdministrator } from "../set-up/set-up-administrator";
import { answerSignedIn } from "./answer-signed-in";
import { callerOf } from "./caller-of";
import { countGuess } from "./count-guess";
import { jsonBody, setUpRequest } from "./requests";

const setUp = {
  method: "post",
  path: "/api/admin/set-up",
  access: "anyone",
  tag: "Session",
  summary: "Creates an administrator, with the link that the start printed, and signs them in",
  request: jsonBody(setUpRequest),
  responses: { 200: json("Made and signed in.", signInAnswer), ...failures(404, 422, 429) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof setUp> {}
}

/** The API that creates the first administrator, with the one-time link that the server printed. */
export function setUpApi(services: Services) {
  const api = newApi();
  adminRoute(api, services, setUp, async ({ c }) => {
    await countGuess(c, services);
    const signedIn = await setUpAdministrator(services, c.req.valid("json"), callerOf(c));
    return c.json(await answerSignedIn(c, services, signedIn), 200);
  });
  return api;
}
