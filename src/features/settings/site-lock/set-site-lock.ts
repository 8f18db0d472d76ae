import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { announceTags } from "~/platform/cache/announce-tags";
import { EVERYTHING_TAG } from "~/platform/cache/page-reads";
import { hashPassword } from "~/platform/crypto/hash-password";
import type { RootDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { lockPasswordLimits } from "./password-limits";
import { SITE_LOCK_TAG, type SiteLock, siteLock } from "./site-lock";
import { siteLock as table } from "./table";

/** Colleagues share the password and type it on phones, so it may be shorter than an account's. */

export interface SiteLockInput {
  locked: boolean;
  /** A new password. Absent to keep the current one. */
  password?: string | undefined;
}

/**
 * Locks the whole site with one password, or unlocks it. After a new password, everyone must enter it again.
 * @throws AppError VALIDATION_FAILED if the site would be locked without a password, or with one that is too short
 */
export async function setSiteLock(
  { db, now }: { db: RootDatabase; now(): Date },
  actor: Actor,
  { locked, password }: SiteLockInput,
): Promise<SiteLock> {
  if (password !== undefined && password.length < lockPasswordLimits.shortest)
    throw refused(`Use at least ${lockPasswordLimits.shortest} characters.`);
  // Outside the transaction, because hashing takes a tenth of a second by design.
  const hash = password && (await hashPassword(password));
  return db.transaction(async (tx) => {
    const before = await siteLock(tx);
    const passwordHash = hash || before?.passwordHash;
    if (!passwordHash) throw refused("Choose a password first.");
    const values = { id: 1, locked, passwordHash, changedAt: now() };
    await tx.insert(table).values(values).onConflictDoUpdate({ target: table.id, set: values });
    await recordAudit(tx, actor, {
      action: locked ? "site.locked" : "site.unlocked",
      subjectType: "site",
      subjectId: "lock",
      after: { locked, password: hash ? "•••" : undefined },
      before: before ? { locked: before.locked } : undefined,
    });
    await announceTags(tx, [SITE_LOCK_TAG, EVERYTHING_TAG]);
    return values;
  });
}

function refused(message: string): AppError {
  return new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "password", message }] });
}
