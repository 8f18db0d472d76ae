import type { Env } from "~/env";
import type { AccountServices } from "~/features/accounts/account-services";
import { newLink } from "~/features/accounts/links/new-link";
import { hasAdministrator } from "~/features/accounts/set-up/has-administrator";
import { makeAdministrator } from "~/features/accounts/set-up/make-administrator";
import { systemActor } from "~/platform/audit/actor";
import { AppError } from "~/platform/errors/app-error";
import { StartupError } from "~/platform/startup-error";
import { progress } from "./progress";

/** Any fixed number. Of nodes that start together, one creates the administrator. */
const LOCK = 5_620_180_448;

/**
 * If there is no administrator yet, creates the one that ADMIN_EMAIL and ADMIN_PASSWORD name. Later starts
 * ignore both, and never change a password.
 * @returns the token of a one-time link to create one in the browser, if there is still none
 * @throws StartupError if ADMIN_PASSWORD is too short or too easy to guess
 */
export async function firstAdministrator(
  services: Pick<AccountServices, "db" | "sealer" | "env" | "now">,
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Pick<Env, "ADMIN_EMAIL" | "ADMIN_PASSWORD">,
): Promise<string | undefined> {
  return services.db.transaction(async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(${LOCK})`);
    if (await hasAdministrator(tx)) return undefined;
    if (!email || !password) return newLink(tx, "set-up", null, services.now());
    try {
      // No one is asked about the passkeys of an existing account during a start.
      const administrator = { email, password, name: "Administrator", passkeys: "remove" } as const;
      await makeAdministrator(tx, services, systemActor("start"), administrator);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [problem] = error.more.errors ?? [];
      throw new StartupError(
        "The setting ADMIN_PASSWORD cannot be used.",
        `${problem?.message ?? error.message} Change it, and start again.`,
      );
    }
    progress("Administrator: created, as ADMIN_EMAIL says.");
  });
}

/** The token is in the fragment, which browsers do not send, so no proxy logs it. */
export function setUpAddress(site: string, token: string): string {
  return `${site}/admin/set-up#${token}`;
}
