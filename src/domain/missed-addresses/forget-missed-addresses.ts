import { lt } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { defineJob } from "~/platform/jobs/job";
import { missedAddress } from "./table";

const DAYS = 90;

/** Deletes addresses that nobody asked for in three months. */
export const forgetMissedAddressesJob = defineJob("forget-missed-addresses", { once: "always" });

export async function forgetMissedAddresses({ db, now }: { db: Database; now(): Date }): Promise<void> {
  await db.delete(missedAddress).where(lt(missedAddress.lastSeenAt, new Date(+now() - DAYS * 86_400_000)));
}
