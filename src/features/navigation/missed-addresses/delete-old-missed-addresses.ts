import { subDays } from "date-fns";
import { lt } from "drizzle-orm";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import type { Database } from "~/platform/database/database";
import { defineJob } from "~/platform/jobs/job";
import { missedAddress } from "./table";

/** Deletes missed addresses that nobody has requested for a long time. */
export const deleteOldMissedAddressesJob = defineJob("forget-missed-addresses", { once: "always" });

export async function deleteOldMissedAddresses({ db, now }: { db: Database; now(): Date }): Promise<void> {
  const { keptMissedAddressDays } = await retentionTimes(db);
  await db.delete(missedAddress).where(lt(missedAddress.lastSeenAt, subDays(now(), keptMissedAddressDays)));
}
