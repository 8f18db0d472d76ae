import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import { newToken } from "~/platform/crypto/new-token";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { newsletterSubscriber, type Subscriber } from "./table";

/** What it is sealed for. */
export const LINK = "newsletter-link";

/** A new link, as it is stored. It stays the same for good: one in a mail of last year still takes people off the list. */
export function newLink(sealer: Sealer): Pick<Subscriber, "link" | "linkTokenHash"> {
  const token = newToken();
  return { link: sealer.seal(token, LINK), linkTokenHash: hashToken(token) };
}

/** The token of somebody's link, for a mail to them. */
export function linkToken(sealer: Sealer, { link }: Pick<Subscriber, "link">): string {
  return sealer.open(link, LINK);
}

/**
 * The subscriber whose link it is, held until the caller's transaction ends.
 * @throws AppError NOT_FOUND
 */
export async function lockByLink(tx: Database, token: string): Promise<Subscriber> {
  const [row] = await tx
    .select()
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.linkTokenHash, hashToken(token)))
    .for("update");
  if (!row) throw noSuchLink();
  return row;
}

export function noSuchLink(): AppError {
  return new AppError("NOT_FOUND", "This link does not work. Please use the link in our latest newsletter.");
}
