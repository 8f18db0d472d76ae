import { isSameText } from "~/platform/crypto/is-same-text";
import { type Cookie, readCookie, writeCookie } from "~/server/cookies";
import type { Services } from "~/server/services";
import type { SiteLock } from "./site-lock";

/** Set after someone entered the password of a locked site. */
export const UNLOCKED_COOKIE: Cookie = { name: "openward_unlocked", path: "/", sameSite: "Lax" };

const DAYS = 7;

type CookieServices = Pick<Services, "keyedHash" | "now">;

/**
 * The cookie of a browser in which the password was entered. Contains nothing of the password, and becomes invalid if
 * the password changes.
 * @returns the value of `Set-Cookie`
 */
export function unlockedCookie(services: CookieServices, lock: SiteLock, origin: string): string {
  const until = +services.now() + DAYS * 86_400_000;
  const value = `${until}.${signature(services, lock, until)}`;
  return writeCookie({ cookie: UNLOCKED_COOKIE, origin }, value, { maxAge: DAYS * 86_400 });
}

/** @param header the request's `Cookie` header */
export function isUnlocked(
  services: CookieServices,
  lock: SiteLock,
  origin: string,
  header: string | undefined,
): boolean {
  const [until = "", given = ""] =
    readCookie({ cookie: UNLOCKED_COOKIE, origin }, header)?.split(".", 2) ?? [];
  if (!(Number(until) > +services.now())) return false;
  return isSameText(given, signature(services, lock, Number(until)));
}

function signature({ keyedHash }: CookieServices, { passwordHash }: SiteLock, until: number): string {
  return keyedHash("site-lock", `${until}.${passwordHash}`);
}
