import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import { newToken } from "~/platform/crypto/new-token";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { newsletterSubscriber, type Subscriber } from "./table";

/** The purpose for sealing a link. */
export const LINK = "newsletter-link";

/** The column values of a new private link. It never changes, so the link in an old email still unsubscribes. */
export function newLink(sealer: Sealer): Pick<Subscriber, "link" | "linkTokenHash"> {
  const token = newToken();
  return { link: sealer.seal(token, LINK), linkTokenHash: hashToken(token) };
}

/** The token of a subscriber's link, for an email to them. */
export function linkToken(sealer: Sealer, { link }: Pick<Subscriber, "link">): string {
  return sealer.open(link, LINK);
}

/**
 * The subscriber of a private link, locked until the caller's transaction ends.
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
