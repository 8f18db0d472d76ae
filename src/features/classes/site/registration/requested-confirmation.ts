import { zonedInstant } from "~/content/values/zoned-instant";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import { SIGNATURE, signedStatus } from "../../registrations/registration-success-path";
import type { RegisteredClass } from "../site-events";

/** The query parameters of a confirmation. */
export const confirmationParameters = [
  "registration-success",
  "class-type",
  "start-date",
  "end-date",
  "title",
  "waitlisted",
  SIGNATURE,
] as const;

/**
 * The confirmation that an address requests, or null. Anyone can make up such an address, so it confirms a seat only
 * if the site signed it.
 * @param timeZone IANA name of the hospital's time zone, for dates given as epoch milliseconds
 */
export function requestedConfirmation(
  parameters: URLSearchParams,
  timeZone: string,
  keyedHash: KeyedHash,
): RegisteredClass | null {
  if (!parameters.has("registration-success")) return null;
  const text = (name: (typeof confirmationParameters)[number]) =>
    (parameters.get(name) ?? "").slice(0, MAX_LINE_LENGTH);
  return {
    classType: text("class-type"),
    startDate: withOffset(text("start-date"), timeZone),
    endDate: withOffset(text("end-date"), timeZone),
    title: text("title"),
    status: signedStatus(parameters, keyedHash),
  };
}

/** ISO 8601 with an offset. The input can also be epoch milliseconds. */
function withOffset(date: string, timeZone: string): string {
  if (!/^\d{1,15}$/.test(date)) return date;
  const instant = new Date(Number(date));
  return Number.isNaN(instant.getTime()) ? "" : zonedInstant(instant, timeZone);
}
