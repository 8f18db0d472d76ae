import { zonedInstant } from "~/content/values/zoned-instant";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { ClassView } from "../class/class-views";

/** The query parameter with the signature. */
export const SIGNATURE = "signature";

/** The purpose of the keyed hash that signs the address. */
const PURPOSE = "registration-success";

type SignedStatus = "confirmed" | "waitlisted";

/**
 * The address after registering: the classes page with the confirmation in the query. The query has public facts about
 * the class and no names.
 */
export function registrationSuccessPath(
  { category, title, startsAt, endsAt }: Pick<ClassView, "category" | "title" | "startsAt" | "endsAt">,
  timeZone: string,
): string {
  const query = new URLSearchParams({
    "registration-success": "true",
    "class-type": category?.name ?? "",
    "start-date": zonedInstant(startsAt, timeZone),
    "end-date": zonedInstant(endsAt, timeZone),
    title,
  });
  return `/classes-and-education?${query}`;
}

/**
 * Adds the status of a registration to the address, and signs it. Anyone can make up an address, so an unsigned one
 * confirms nothing.
 */
export function signedSuccessPath(path: string, status: SignedStatus, keyedHash: KeyedHash): string {
  const [pathname, search] = path.split("?");
  const query = new URLSearchParams(search);
  if (status === "waitlisted") query.set("waitlisted", "true");
  query.set(SIGNATURE, keyedHash(PURPOSE, signedText(query)));
  return `${pathname}?${query}`;
}

/** @returns undefined if the signature is missing or wrong */
export function signedStatus(query: URLSearchParams, keyedHash: KeyedHash): SignedStatus | undefined {
  const isSigned = keyedHash.underEach(PURPOSE, signedText(query)).includes(query.get(SIGNATURE) ?? "");
  if (!isSigned) return undefined;
  return query.has("waitlisted") ? "waitlisted" : "confirmed";
}

/** The text that is signed. */
function signedText(query: URLSearchParams): string {
  return JSON.stringify(["title", "start-date", "waitlisted"].map((name) => query.get(name)));
}
