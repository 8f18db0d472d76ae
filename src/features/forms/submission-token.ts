import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { type FormSubmission, formSubmission } from "./table";

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

/**
 * The path of a submission's private page, for the sender alone. After APP_SECRET was changed the tokens are others: the one that
 * is sent now is the one that works.
 */
export async function submissionPath(
  tx: Database,
  { keyedHash }: Pick<DomainServices, "keyedHash">,
  row: Linked & Pick<FormSubmission, "tokenHash">,
): Promise<string> {
  const tokenHash = submissionTokenHash(keyedHash, row);
  if (tokenHash !== row.tokenHash)
    await tx.update(formSubmission).set({ tokenHash }).where(eq(formSubmission.id, row.id));
  return `/application/${submissionToken(keyedHash, row)}`;
}
