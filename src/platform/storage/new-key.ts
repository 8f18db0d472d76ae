import { randomBytes } from "node:crypto";
import { endingOf } from "./content-type-of";

/** A key for new bytes. 128 random bits: nobody finds a file by guessing, and no key is used twice. */
export function newKey(contentType: string): string {
  return `${randomBytes(16).toString("hex")}${endingOf(contentType)}`;
}
