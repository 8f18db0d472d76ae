import { and, eq, gt } from "drizzle-orm";
import type { AccountServices } from "../account-services";
import { staffKnownOrigin } from "../table";
import { KNOWN_FOR_MS } from "./policy";

/** Whether somebody of the staff has signed in on this device. */
export async function isKnownDevice(
  { db, keyedHash, now }: AccountServices,
  deviceToken: string | undefined,
): Promise<boolean> {
  if (deviceToken === undefined) return false;
  const originHash = keyedHash("sign-in-origin", `device ${deviceToken}`);
  const since = new Date(now().getTime() - KNOWN_FOR_MS);
  const rows = db
    .select({ userId: staffKnownOrigin.userId })
    .from(staffKnownOrigin)
    .where(and(eq(staffKnownOrigin.originHash, originHash), gt(staffKnownOrigin.lastUsedAt, since)))
    .limit(1);
  return (await rows).length > 0;
}
