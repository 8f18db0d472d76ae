import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import { newToken } from "~/platform/crypto/new-token";
import type { Database } from "~/platform/database/database";
import { networkOf } from "~/platform/network/network-of";
import type { AccountServices, Caller } from "../account-services";
import { staffKnownOrigin } from "../table";
import { DEVICE_REMEMBERED_MS, PLACE_REMEMBERED_MS } from "./policy";

/**
 * The device cookie has a random value for each account that has signed in on the device. Values are stored as keyed
 * hashes; nothing about the browser itself is used. A value is never reused for another account, so that nobody can
 * plant one beforehand.
 */
const MAX_ACCOUNTS_ON_A_DEVICE = 8;

export function deviceHash(keyedHash: KeyedHash, deviceToken: string): string {
  return keyedHash("sign-in-origin", `device ${deviceToken}`);
}

export function networkHash(keyedHash: KeyedHash, address: string): string {
  return keyedHash("sign-in-origin", `network ${networkOf(address)}`);
}

/** Whether any staff member has signed in on this device within 90 days. */
export async function isKnownDevice(
  { db, keyedHash, now }: AccountServices,
  deviceTokens: readonly string[],
): Promise<boolean> {
  if (deviceTokens.length === 0) return false;
  const hashes = deviceTokens.map((token) => deviceHash(keyedHash, token));
  const since = new Date(now().getTime() - PLACE_REMEMBERED_MS);
  const rows = await db
    .select({ userId: staffKnownOrigin.userId })
    .from(staffKnownOrigin)
    .where(and(inArray(staffKnownOrigin.originHash, hashes), gt(staffKnownOrigin.lastUsedAt, since)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Stores the device and the network from which a person authenticated.
 * @returns the new value of the device cookie, and whether the account was not used on this device within a year
 */
export async function rememberDevice(
  tx: Database,
  { keyedHash, now }: Pick<AccountServices, "keyedHash" | "now">,
  userId: string,
  { address, deviceTokens }: Pick<Caller, "address" | "deviceTokens">,
): Promise<{ deviceTokens: string[]; isNew: boolean }> {
  const at = now();
  const longAgo = new Date(at.getTime() - DEVICE_REMEMBERED_MS);
  await tx
    .delete(staffKnownOrigin)
    .where(and(eq(staffKnownOrigin.userId, userId), lt(staffKnownOrigin.lastUsedAt, longAgo)));
  const rows = await tx
    .select({ originHash: staffKnownOrigin.originHash })
    .from(staffKnownOrigin)
    .where(eq(staffKnownOrigin.userId, userId));
  const knownPlaces = new Set(rows.map(({ originHash }) => originHash));
  const accountToken = deviceTokens.find((token) => knownPlaces.has(deviceHash(keyedHash, token)));
  const token = accountToken ?? newToken();
  const origins = [networkHash(keyedHash, address), deviceHash(keyedHash, token)];
  await tx
    .insert(staffKnownOrigin)
    .values(origins.map((originHash) => ({ userId, originHash, lastUsedAt: at })))
    .onConflictDoUpdate({
      target: [staffKnownOrigin.userId, staffKnownOrigin.originHash],
      set: { lastUsedAt: at },
    });
  const others = deviceTokens.filter((other) => other !== token);
  return {
    deviceTokens: [token, ...others].slice(0, MAX_ACCOUNTS_ON_A_DEVICE),
    isNew: accountToken === undefined,
  };
}
