import { parse, serialize } from "hono/utils/cookie";

/**
 * A cookie that the server sets. On an https site its name starts with `__Host-`. Browsers then accept it only from this
 * host and only over https, so no other host of the domain can plant or overwrite it. The prefix requires the path `/`.
 * On plain http (a laptop), browsers refuse the prefix, so the cookie has its plain name and the path given here. A
 * feature lists its cookies in its `feature.ts`.
 */
export interface Cookie {
  name: `openward_${string}`;
  path: string;
  sameSite: "Strict" | "Lax";
  /** Without it, the cookie is HttpOnly. */
  scriptsReadIt?: true;
}

/** Half of a staff session; the other half is the Bearer value. */
export const SESSION_COOKIE: Cookie = { name: "openward_session", path: "/api/admin", sameSite: "Strict" };

/** A device on which a staff member has signed in. Grants no access. */
export const DEVICE_COOKIE: Cookie = { name: "openward_device", path: "/api/admin", sameSite: "Strict" };

interface Place {
  cookie: Cookie;
  /** Scheme and host at which the visitor reaches the site. */
  origin: string;
  /** For cookies that exist once per subject, such as a payment's id: letters, digits, and hyphens. */
  subject?: string;
}

/** The value that the browser sent for this cookie. @param header the request's `Cookie` */
export function readCookie(place: Place, header: string | null | undefined): string | undefined {
  const name = cookieName(place);
  return header ? parse(header, name)[name] : undefined;
}

/**
 * @param life how long the browser keeps it; by default until it is closed
 * @returns the header `Set-Cookie`
 */
export function writeCookie(
  place: Place,
  value: string,
  life: { maxAge?: number; expires?: Date } = {},
): string {
  const { path, sameSite, scriptsReadIt } = place.cookie;
  const secure = isHttps(place);
  const scope = { path: secure ? "/" : path, httpOnly: !scriptsReadIt, sameSite, secure };
  return serialize(cookieName(place), value, { ...life, ...scope });
}

/** Deletes the cookie. @returns the header `Set-Cookie` */
export function endCookie(place: Place): string {
  return writeCookie(place, "", { maxAge: 0 });
}

function cookieName(place: Place): string {
  const { name } = place.cookie;
  const own = place.subject === undefined ? name : `${name}_${place.subject}`;
  return isHttps(place) ? `__Host-${own}` : own;
}

function isHttps({ origin }: Place): boolean {
  return origin.startsWith("https:");
}
