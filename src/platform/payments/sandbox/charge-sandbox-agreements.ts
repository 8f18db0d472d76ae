import { and, inArray, lte } from "drizzle-orm";
import type { RootDatabase } from "../../database/database";
import { defineJob } from "../../jobs/job";
import { changeSandboxAgreement } from "./change-sandbox-agreement";
import { sandboxAgreement } from "./table";

/** Charges the months that are due at the sandbox. */
export const chargeSandboxAgreementsJob = defineJob("charge-sandbox-agreements", { once: "always" });

/** Charges one month of every agreement that is due. */
export async function chargeSandboxAgreements({ db, now }: { db: RootDatabase; now(): Date }): Promise<void> {
  const due = await db
    .select({ id: sandboxAgreement.id })
    .from(sandboxAgreement)
    .where(
      and(
        inArray(sandboxAgreement.state, ["active", "past-due", "paused"]),
        lte(sandboxAgreement.nextChargeAt, now()),
      ),
    );
  for (const { id } of due) await changeSandboxAgreement(db, id, { kind: "next-month" }, now());
}
