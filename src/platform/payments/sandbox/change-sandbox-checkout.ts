import { eq } from "drizzle-orm";
import type { Database, RootDatabase } from "../../database/database";
import { defineJob } from "../../jobs/job";
import { sendJob } from "../../jobs/send-job";
import type { PaymentState } from "../table";
import { lockAgreement, monthAfter } from "./change-sandbox-agreement";
import { sendSandboxEvent } from "./send-sandbox-event";
import { type SandboxCheckout, sandboxAgreement, sandboxCheckout } from "./table";

/** Settles a delayed payment. */
export const settleSandboxCheckoutJob = defineJob<{ id: string }>("settle-sandbox-checkout");

/** How long a delayed payment takes; a bank takes days. */
const DELAY_MS = 60_000;

/** Actions on the sandbox's page, and actions that happen later. */
export type SandboxAction = "pay" | "decline" | "pay-later" | "fail-later" | "settle" | "bounce" | "expire";

interface Step {
  from: PaymentState;
  change(now: Date): Partial<SandboxCheckout>;
  /** The event that reports it; none while nothing is decided. */
  event?: string;
}

const delayedUntil = (now: Date) => new Date(+now + DELAY_MS);
const STEPS: Record<SandboxAction, Step> = {
  pay: {
    from: "open",
    change: (now) => ({ state: "paid", paidAt: now, declinedAt: null }),
    event: "checkout.completed",
  },
  decline: { from: "open", change: (now) => ({ declinedAt: now }) },
  "pay-later": {
    from: "open",
    change: (now) => ({
      state: "processing",
      outcome: "paid",
      settlesAt: delayedUntil(now),
      declinedAt: null,
    }),
    event: "checkout.completed",
  },
  "fail-later": {
    from: "open",
    change: (now) => ({
      state: "processing",
      outcome: "failed",
      settlesAt: delayedUntil(now),
      declinedAt: null,
    }),
    event: "checkout.completed",
  },
  settle: {
    from: "processing",
    change: () => ({ state: "paid", settlesAt: null }),
    event: "checkout.delayed_payment_succeeded",
  },
  bounce: {
    from: "processing",
    change: () => ({ state: "failed", settlesAt: null }),
    event: "checkout.delayed_payment_failed",
  },
  expire: { from: "open", change: () => ({ state: "expired" }), event: "checkout.expired" },
};

/** Applies an action to a checkout and reports it by webhook. No effect if it is too late. */
export async function changeSandboxCheckout(
  db: RootDatabase,
  id: string,
  intent: SandboxAction,
  now: Date,
): Promise<SandboxCheckout | undefined> {
  return db.transaction(async (tx) => {
    const [checkout] = await tx
      .select()
      .from(sandboxCheckout)
      .where(eq(sandboxCheckout.id, id))
      .for("no key update");
    const { from, change, event } = STEPS[intent];
    const isOver = checkout?.state === "open" && checkout.expiresAt <= now && intent !== "expire";
    if (!checkout || checkout.state !== from || isOver) return checkout;
    // Monthly payments cannot be delayed.
    if (checkout.agreementId && intent.endsWith("-later")) return checkout;
    const [changed] = await tx
      .update(sandboxCheckout)
      .set(change(now))
      .where(eq(sandboxCheckout.id, id))
      .returning();
    if (changed?.agreementId) await agree(tx, changed, now);
    else if (event) await sendSandboxEvent(tx, { checkoutId: id, type: event }, now);
    if (changed?.settlesAt) await settleAt(tx, id, changed.settlesAt);
    return changed;
  });
}

/** Runs the settlement job: applies the earlier choice, unless that was already done. */
export async function settleSandboxCheckout(db: RootDatabase, id: string, now: Date): Promise<void> {
  const [checkout] = await db.select().from(sandboxCheckout).where(eq(sandboxCheckout.id, id));
  if (checkout?.outcome)
    await changeSandboxCheckout(db, id, checkout.outcome === "paid" ? "settle" : "bounce", now);
}

/** The payer of the first month agrees to the others. */
async function agree(tx: Database, { agreementId, state }: SandboxCheckout, now: Date): Promise<void> {
  const agreement = agreementId && (await lockAgreement(tx, agreementId));
  if (!agreement || state !== "paid") return;
  await tx
    .update(sandboxAgreement)
    .set({ state: "active", nextChargeAt: monthAfter(now) })
    .where(eq(sandboxAgreement.id, agreement.id));
  await sendSandboxEvent(tx, { agreementId: agreement.id, type: "agreement.began" }, now);
}

async function settleAt(tx: Database, id: string, at: Date): Promise<void> {
  await sendJob(tx, settleSandboxCheckoutJob, { id }, { startAfter: at });
}
