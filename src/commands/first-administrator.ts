import { newLink } from "~/domain/accounts/links/new-link";
import { hasAdministrator } from "~/domain/accounts/set-up/has-administrator";
import { makeAdministrator } from "~/domain/accounts/set-up/make-administrator";
import type { Env } from "~/env";
import { systemActor } from "~/platform/audit/actor";
import type { RootDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { StartupError } from "~/platform/startup-error";
import { progress } from "./progress";

/** Any fixed number: of nodes that start together, one makes the administrator. */
const LOCK = 5_620_180_448;

/**
 * Where there is no administrator yet, makes the one that ADMIN_EMAIL and ADMIN_PASSWORD name. Afterwards both are ignored: they
 * change nobody's password.
 *
 * @returns the token of a one-time link to make one in the browser, where there still is none
 * @throws StartupError when ADMIN_PASSWORD is too easy to guess
 */
export async function firstAdministrator(
  db: RootDatabase,
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Pick<Env, "ADMIN_EMAIL" | "ADMIN_PASSWORD">,
  now: Date,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(${LOCK})`);
    if (await hasAdministrator(tx)) return undefined;
    if (!email || !password) return newLink(tx, "set-up", null, now);
    try {
      await makeAdministrator(tx, systemActor("start"), { email, password, name: "Administrator" }, now);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new StartupError(
        "The setting ADMIN_PASSWORD is too easy to guess.",
        "Use several words that do not belong together, and start again.",
      );
    }
    progress("Administrator: made, as ADMIN_EMAIL says.");
  });
}

/** The token goes behind the #, which browsers send nowhere: no proxy's log has it. */
export function setUpAddress(site: string, token: string): string {
  return `${site}/admin/set-up#${token}`;
}
