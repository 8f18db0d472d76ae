import { z } from "@hono/zod-openapi";
import { AppError } from "~/platform/errors/app-error";
import { adminRoute, requireSession } from "~/server/admin-api/admin-route";
import { signInAnswer } from "~/server/admin-api/session-schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { CHALLENGE_MINUTES } from "../passkeys/challenge";
import { passkeySignInOptions, proveWithPasskey } from "../passkeys/prove-with-passkey";
import { reauthenticate } from "../sessions/reauthenticate";
import { renewProof } from "../sessions/renew-proof";
import { beginSession } from "../sessions/sign-in";
import { answerSignedIn } from "./answer-signed-in";
import { callerOf } from "./caller-of";
import { countGuess } from "./count-guess";
import { jsonBody, passkeyAnswer, passwordProof } from "./requests";
import { passkeySignInChallenge } from "./schemas";

const base = { method: "post", tag: "Session" } as const;

const challenge = {
  ...base,
  path: "/api/admin/session/passkey-challenge",
  access: "anyone",
  summary: `The options for signing in, or confirming an identity, with a passkey; valid for ${CHALLENGE_MINUTES} minutes`,
  responses: { 200: json("For the browser.", passkeySignInChallenge), ...failures(429) },
} as const;

const passkeySignIn = {
  ...base,
  path: "/api/admin/session/passkey",
  access: "anyone",
  summary: "Signs a person in with a passkey, which is both factors at once",
  request: jsonBody(passkeyAnswer),
  responses: { 200: json("Signed in.", signInAnswer), ...failures(422, 429) },
} as const;

const reauthentication = {
  ...base,
  path: "/api/admin/session/reauthentication",
  access: "inPerson",
  beforeSecondFactor: "always",
  summary: "Confirms the identity of the signed-in person, with password and second factor or a passkey",
  request: jsonBody(z.union([passwordProof, passkeyAnswer])),
  responses: {
    200: json("Until when that counts.", z.object({ freshUntil: z.iso.datetime() })),
    ...failures(422, 429),
  },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<typeof challenge | typeof passkeySignIn | typeof reauthentication> {}
}

/** The API for signing in with a passkey, and for reauthentication. */
export function proofApi(services: Services) {
  const api = newApi();
  adminRoute(api, services, challenge, async ({ c }) => {
    await countGuess(c, services);
    return c.json(await passkeySignInOptions(services, c.get("origin")), 200);
  });
  adminRoute(api, services, passkeySignIn, async ({ c }) => {
    await countGuess(c, services);
    const caller = callerOf(c);
    const signedIn = await proveWithPasskey(services, c.req.valid("json"), caller, (tx, user) =>
      beginSession(tx, services, { user, twoFactor: true, by: "passkey" }, caller),
    );
    return c.json(await answerSignedIn(c, services, signedIn), 200);
  });
  adminRoute(api, services, reauthentication, async ({ c, user, session }) => {
    const { id } = requireSession(session);
    const given = c.req.valid("json");
    const freshUntil =
      "password" in given
        ? await reauthenticate(services, user, id, given, callerOf(c))
        : await proveWithPasskey(services, given, callerOf(c), (tx, owner) => {
            if (owner.id !== user.id)
              throw new AppError("VALIDATION_FAILED", "This passkey belongs to another account.");
            return renewProof(tx, id, services.now(), { twoFactor: true });
          });
    return c.json({ freshUntil: freshUntil.toISOString() }, 200);
  });
  return api;
}
