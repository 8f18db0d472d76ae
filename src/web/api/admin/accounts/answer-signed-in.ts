import type { SignedIn } from "~/domain/accounts/sessions/sign-in";
import type { SignInAnswer } from "~/domain/accounts/wire";
import type { WebContext } from "../../../hono-env";
import type { Services } from "../../../services";
import { setDeviceCookie } from "../device-cookie";
import { setSessionCookie } from "../session-cookie";
import { shownUser } from "./shown-user";

/** Gives the browser its new session: the cookie here, the other half in the answer. */
export async function answerSignedIn(
  c: WebContext,
  services: Pick<Services, "db" | "secondFactor">,
  { user, session, deviceTokens }: SignedIn,
): Promise<SignInAnswer> {
  setSessionCookie(c, session.token, session.expiresAt);
  setDeviceCookie(c, deviceTokens);
  return { user: await shownUser(services, { user, session }), apiToken: session.apiToken };
}
