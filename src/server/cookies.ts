import { parse, serialize } from "hono/utils/cookie";

/**
 * Every cookie that the server sets. All but `paid` are HttpOnly. On an https site each is named with `__Host-`, so that browsers take it from
 * this host alone, over https alone: no other host of the domain can plant or overwrite one. Browsers want the path `/` for that. On
 * plain http (a laptop) the prefix is refused by browsers: there the plain name and the narrower path count.
 */
const COOKIES = {
  /** Half of a staff session; the other half is the Bearer value. */
  session: { name: "openward_session", path: "/api/admin", sameSite: "Strict" },
  /** A device on which a staff member has signed in. Grants no access. */
  device: { name: "openward_device", path: "/api/admin", sameSite: "Strict" },
  /** The password of a locked site was entered. */
  unlocked: { name: "openward_unlocked", path: "/", sameSite: "Lax" },
  /** A payment was started in this browser; one cookie per payment. */
  payer: { name: "openward_payer", path: "/", sameSite: "Lax" },
  /** A gift was begun in this browser. */
  gift: { name: "openward_gift", path: "/donate", sameSite: "Lax" },
  /** Leads a donor from the payment provider back to their private page. */
  givingReturn: { name: "openward_giving_return", path: "/giving/return", sameSite: "Lax" },
  /** A payment that was begun in this browser has arrived: script forgets what was typed for it. Says nothing else. */
  paid: { name: "openward_paid", path: "/", sameSite: "Lax" },
} as const;

export type CookieKind = keyof typeof COOKIES;

interface Place {
  kind: CookieKind;
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
  const { path, sameSite } = COOKIES[place.kind];
  const secure = isHttps(place);
  const scope = { path: secure ? "/" : path, httpOnly: place.kind !== "paid", sameSite, secure };
  return serialize(cookieName(place), value, { ...life, ...scope });
}

/** Deletes the cookie. @returns the header `Set-Cookie` */
export function endCookie(place: Place): string {
  return writeCookie(place, "", { maxAge: 0 });
}

function cookieName(place: Place): string {
  const { name } = COOKIES[place.kind];
  const own = place.subject === undefined ? name : `${name}_${place.subject}`;
  return isHttps(place) ? `__Host-${own}` : own;
}

function isHttps({ origin }: Place): boolean {
  return origin.startsWith("https:");
}
