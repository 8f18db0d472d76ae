import { sessionUser } from "~/domain/accounts/session-user";
import type { SignedIn } from "~/domain/accounts/sessions/sign-in";
import type { SignInAnswer } from "~/domain/accounts/wire";
import type { WebContext } from "../../../hono-env";
import type { Services } from "../../../services";
import { setDeviceCookie } from "../device-cookie";
import { setSessionCookie } from "../session-cookie";

/** Gives the browser its new session: the cookie here, the other half in the answer. */
export async function answerSignedIn(
  c: WebContext,
  { db }: Pick<Services, "db">,
  { user, session, deviceToken }: SignedIn,
): Promise<SignInAnswer> {
  setSessionCookie(c, session.token, session.expiresAt);
  if (deviceToken) setDeviceCookie(c, deviceToken);
  return { user: await sessionUser(db, user), apiToken: session.apiToken };
}
