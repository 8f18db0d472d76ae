import { hashToken } from "~/platform/crypto/hash-token";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { FormSubmission } from "../table";

type Linked = Pick<FormSubmission, "id" | "linkVersion">;

/**
 * The token of a submission's private link: 256 bits that only we can make, so that every mail can name the link and the database
 * still holds nothing but its hash.
 */
function submissionToken(keyedHash: KeyedHash, { id, linkVersion }: Linked): string {
  return keyedHash("submission-link", `${id} ${linkVersion}`);
}

/** The form in which the token is stored. */
export function submissionTokenHash(keyedHash: KeyedHash, linked: Linked): string {
  return hashToken(submissionToken(keyedHash, linked));
}
