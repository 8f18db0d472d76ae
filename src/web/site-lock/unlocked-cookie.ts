import { timingSafeEqual } from "node:crypto";
import { createCookie } from "react-router";
import type { SiteLock } from "~/domain/site-lock/site-lock";
import type { Services } from "../services";

const DAYS = 7;

const cookie = createCookie("openward_unlocked", { httpOnly: true, sameSite: "lax", path: "/" });

type Known = Pick<Services, "keyedHash" | "now">;

/** What a browser keeps in which the password was right: nothing of the password, and worth nothing once it changes. @returns `Set-Cookie` */
export async function unlockedCookie(services: Known, lock: SiteLock, origin: string): Promise<string> {
  const until = +services.now() + DAYS * 86_400_000;
  return cookie.serialize(`${until}.${signature(services, lock, until)}`, {
    maxAge: DAYS * 86_400,
    secure: origin.startsWith("https:"),
  });
}

/** @param header the request's `Cookie` */
export async function isUnlocked(
  services: Known,
  lock: SiteLock,
  header: string | undefined,
): Promise<boolean> {
  const value: unknown = await cookie.parse(header ?? null);
  const [until = "", given = ""] = typeof value === "string" ? value.split(".") : [];
  if (!(Number(until) > +services.now())) return false;
  const right = Buffer.from(signature(services, lock, Number(until)));
  return given.length === right.length && timingSafeEqual(right, Buffer.from(given));
}

function signature({ keyedHash }: Known, { passwordHash }: SiteLock, until: number): string {
  return keyedHash("site-lock", `${until}.${passwordHash}`);
}
