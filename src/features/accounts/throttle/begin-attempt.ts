import { and, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { normalEmail } from "~/platform/mail/email-address";
import type { AccountServices, Caller } from "../account-services";
import { staffKnownOrigin, staffSignInAttempt, staffUser } from "../table";
import { countAttempt } from "./count-attempt";
import { deviceHash, networkHash } from "./devices";
import { FORGET_AFTER_MS, FROM_ANYWHERE, FROM_ONE_PLACE, PLACE_REMEMBERED_MS } from "./policy";

/** An attempt to authenticate that was already counted. */
export interface Attempt {
  /** Removes the attempt from the count. */
  succeeded(tx: Database): Promise<void>;
}

/**
 * Counts an attempt at the account with this email, even if there is no such account.
 * @throws AppError RATE_LIMITED with Retry-After after too many
 */
export async function beginAttempt(
  { db, keyedHash, now }: AccountServices,
  email: string,
  { address, deviceTokens }: Pick<Caller, "address" | "deviceTokens">,
): Promise<Attempt> {
  const account = normalEmail(email);
  const network = networkHash(keyedHash, address);
  const devices = deviceTokens.map((token) => deviceHash(keyedHash, token));
  const knownPlaces = await knownOrigins(db, account, [network, ...devices], now());
  const knownDevice = devices.find((device) => knownPlaces.has(device));
  const place = keyedHash("sign-in-attempt", `${knownDevice ?? network} ${account}`);
  const everywhere = knownPlaces.size > 0 ? undefined : keyedHash("sign-in-attempt", `anywhere ${account}`);

  await db.transaction(async (tx) => {
    await countAttempt(tx, place, FROM_ONE_PLACE, now());
    if (everywhere) await countAttempt(tx, everywhere, FROM_ANYWHERE, now());
  });

  return {
    async succeeded(tx) {
      await tx
        .delete(staffSignInAttempt)
        .where(
          or(eq(staffSignInAttempt.key, place), lt(staffSignInAttempt.lastAt, ago(now(), FORGET_AFTER_MS))),
        );
      if (!everywhere) return;
      await tx
        .update(staffSignInAttempt)
        .set({ failures: sql`greatest(${staffSignInAttempt.failures} - 1, 0)` })
        .where(eq(staffSignInAttempt.key, everywhere));
    },
  };
}

/** Those of the origins from which the account's owner has signed in before. */
async function knownOrigins(db: Database, email: string, origins: string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ originHash: staffKnownOrigin.originHash })
    .from(staffKnownOrigin)
    .innerJoin(staffUser, eq(staffUser.id, staffKnownOrigin.userId))
    .where(
      and(
        eq(staffUser.email, email),
        inArray(staffKnownOrigin.originHash, origins),
        gt(staffKnownOrigin.lastUsedAt, ago(now, PLACE_REMEMBERED_MS)),
      ),
    );
  return new Set(rows.map(({ originHash }) => originHash));
}

function ago(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
