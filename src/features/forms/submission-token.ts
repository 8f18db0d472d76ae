import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { type FormSubmission, formSubmission } from "./table";

type Linked = Pick<FormSubmission, "id" | "linkVersion">;

/**
 * The token of a submission's private link, with 256 bits. It is derived from `APP_SECRET`, so every email can contain
 * the link although the database stores only its hash.
 */
function submissionToken(keyedHash: KeyedHash, { id, linkVersion }: Linked): string {
  return keyedHash("submission-link", `${id} ${linkVersion}`);
}

/** The stored hash of a token. */
export function submissionTokenHash(keyedHash: KeyedHash, linked: Linked): string {
  return hashToken(submissionToken(keyedHash, linked));
}

/**
 * The path of a submission's private page, which only the sender may get. Tokens change with `APP_SECRET`, so this also
 * stores the hash of the current token.
 */
export async function submissionPath(
  tx: Database,
  { keyedHash }: Pick<DomainServices, "keyedHash">,
  row: Linked & Pick<FormSubmission, "tokenHash">,
): Promise<string> {
  const tokenHash = submissionTokenHash(keyedHash, row);
  if (tokenHash !== row.tokenHash)
    await tx
      .update(formSubmission)
      .set({ tokenHash, revision: formSubmission.revision })
      .where(eq(formSubmission.id, row.id));
  return `/application/${submissionToken(keyedHash, row)}`;
}
