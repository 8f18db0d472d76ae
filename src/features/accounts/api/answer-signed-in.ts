import { setDeviceCookie } from "~/server/admin-api/device-cookie";
import { setSessionCookie } from "~/server/admin-api/session-cookie";
import type { SignInAnswer } from "~/server/admin-api/session-schemas";
import type { WebContext } from "~/server/hono-env";
import type { Services } from "~/server/services";
import type { SignedIn } from "../sessions/sign-in";
import { shownUser } from "./shown-user";

/** Answers a sign-in: sets the session cookie, and returns the bearer token in the response. */
export async function answerSignedIn(
  c: WebContext,
  services: Pick<Services, "db" | "secondFactor">,
  { user, session, deviceTokens }: SignedIn,
): Promise<SignInAnswer> {
  setSessionCookie(c, session.token, session.expiresAt);
  setDeviceCookie(c, deviceTokens);
  return { user: await shownUser(services, { user, session }), apiToken: session.apiToken };
}
