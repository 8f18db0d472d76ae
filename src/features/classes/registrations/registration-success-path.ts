import { zonedInstant } from "~/content/values/zoned-instant";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { ClassView } from "../class/class-views";

/** The parameter with which an address proves its outcome. */
export const PROOF = "proof";

/** Of the keyed hash that is the proof. */
const PURPOSE = "registration-success";

type ProvenStatus = "confirmed" | "waitlisted";

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
 * The same address with the outcome of a registration, and a proof of it: anyone can write an address, but only the
 * site can say in one that somebody has a seat.
 */
export function provenSuccessPath(path: string, status: ProvenStatus, keyedHash: KeyedHash): string {
  const [pathname, search] = path.split("?");
  const query = new URLSearchParams(search);
  if (status === "waitlisted") query.set("waitlisted", "true");
  query.set(PROOF, keyedHash(PURPOSE, outcomeIn(query)));
  return `${pathname}?${query}`;
}

/** @returns undefined if the address proves no outcome */
export function provenStatus(query: URLSearchParams, keyedHash: KeyedHash): ProvenStatus | undefined {
  const isProven = keyedHash.underEach(PURPOSE, outcomeIn(query)).includes(query.get(PROOF) ?? "");
  if (!isProven) return undefined;
  return query.has("waitlisted") ? "waitlisted" : "confirmed";
}

/** What a proof vouches for. */
function outcomeIn(query: URLSearchParams): string {
  return JSON.stringify(["title", "start-date", "waitlisted"].map((name) => query.get(name)));
}
