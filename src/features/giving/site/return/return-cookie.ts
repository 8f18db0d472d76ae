import { z } from "zod";
import { type Cookie, readCookie, writeCookie } from "~/server/cookies";

/** Leads donors back from the payment provider to their private page. */
export const RETURN_COOKIE: Cookie = {
  name: "openward_giving_return",
  path: "/giving/return",
  sameSite: "Lax",
};

const SECONDS = 3_600;
const privatePath = z.string().regex(/^(gift\/)?[\w-]{20,200}$/);

/**
 * The cookie that leads a donor back from the payment provider to their private page. The provider sees the return
 * address, which therefore must not contain the private link.
 * @param privatePage its path below `/giving/`
 * @returns the value of the `Set-Cookie` header
 */
export function returnCookie(privatePage: string, origin: string): string {
  return writeCookie({ cookie: RETURN_COOKIE, origin }, privatePath.parse(privatePage), { maxAge: SECONDS });
}

/** The path below `/giving/` in this browser's cookie, if it has one. */
export function readReturnCookie(request: Request, origin: string): string | undefined {
  const cookieValue = readCookie({ cookie: RETURN_COOKIE, origin }, request.headers.get("cookie"));
  return privatePath.safeParse(cookieValue).data;
}
