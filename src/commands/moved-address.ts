import type { Env } from "~/env";
import { createSealer, UnreadableSeal } from "~/platform/crypto/sealer";
import type { MoveRecord } from "~/platform/database/move/move-record";
import { StartupError } from "~/platform/startup-error";
import { presentSecret, previousSecrets } from "./app-secret";

/** Used in place of an address: the packaged PostgreSQL, in the data directory. */
export const PACKAGED = "packaged";
const PURPOSE = "database-move";

type Settings = Pick<Env, "APP_SECRET" | "APP_SECRET_PREVIOUS" | "DATA_DIR">;
type Moved = Extract<MoveRecord, { state: "moved" }>;

/**
 * The record in a moved database about where its contents are.
 * @param address of a PostgreSQL, or `PACKAGED`
 */
export async function movedRecord(env: Settings, address: string, at: Date): Promise<Moved> {
  return {
    state: "moved",
    at,
    place: placeOf(address),
    sealedAddress: (await sealer(env)).seal(address, PURPOSE),
  };
}

/**
 * The address in such a record.
 * @throws StartupError if no known secret opens it
 */
export async function openAddress(env: Settings, { place, at, sealedAddress }: Moved): Promise<string> {
  try {
    return (await sealer(env)).open(sealedAddress, PURPOSE);
  } catch (error) {
    if (!(error instanceof UnreadableSeal)) throw error;
    throw new StartupError(
      `This database was moved to ${place} on ${at.toISOString()}, and no known secret opens the address.`,
      settingsFor(place),
      { cause: error },
    );
  }
}

/** A database in words, without a password. */
export function placeOf(address: string): string {
  if (address === PACKAGED) return "the packaged PostgreSQL";
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}

/** Tells operators which settings to change from now on. */
export function settingsFor(place: string): string {
  return place === placeOf(PACKAGED)
    ? "Remove DATABASE_URL from the site’s settings."
    : `Set DATABASE_URL in the site’s settings to the address of ${place}, and DATABASE_LISTEN_URL if it is set.`;
}

async function sealer(env: Settings) {
  const secret = await presentSecret(env);
  if (secret === undefined)
    throw new StartupError(
      "The secret of this site was not found.",
      "Set DATA_DIR, and APP_SECRET if the site has one, as they are set for the site.",
    );
  return createSealer(secret, await previousSecrets(env));
}
