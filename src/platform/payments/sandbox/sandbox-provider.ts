import { eq, gte } from "drizzle-orm";
import { sandboxCheckoutPath } from "~/platform/isomorphic/payment-addresses";
import type { RootDatabase } from "../../database/database";
import type { PaymentProvider, ReportedCheckout } from "../payment-provider";
import type { PaymentState } from "../table";
import { changeSandboxCheckout } from "./change-sandbox-checkout";
import { giveSandboxRefund } from "./give-sandbox-refund";
import type { Sandbox } from "./sandbox";
import { sandboxRecurring } from "./sandbox-recurring";
import { readSandboxWebhook } from "./sandbox-webhook";
import { type SandboxCheckout, sandboxCheckout, sandboxRefund } from "./table";

/**
 * Our own payment provider for trying the site: everything happens, except that no money moves. Its records
 * are separate tables, which only this folder reads. Its webhooks are signed and processed like any others.
 */
export function sandboxProvider({ db, keyedHash, now }: Sandbox): PaymentProvider {
  return {
    name: "sandbox",
    isTest: true,
    recurring: sandboxRecurring({ db, keyedHash, now }),
    async createCheckout({ paymentId, amount, currency, description, returnUrl, cancelUrl, expiresAt }) {
      await db
        .insert(sandboxCheckout)
        .values({
          paymentId,
          amount,
          currency,
          description,
          returnUrl,
          cancelUrl,
          expiresAt,
          createdAt: now(),
        })
        .onConflictDoNothing({ target: sandboxCheckout.paymentId });
      const [made] = await db.select().from(sandboxCheckout).where(eq(sandboxCheckout.paymentId, paymentId));
      if (!made) throw new Error("The sandbox did not keep the checkout.");
      return { checkoutId: made.id, url: new URL(returnUrl).origin + sandboxCheckoutPath(made.id) };
    },
    async fetchCheckout(reference) {
      const id = "checkoutId" in reference ? reference.checkoutId : reference.chargeId;
      const [checkout] = await db.select().from(sandboxCheckout).where(eq(sandboxCheckout.id, id));
      return checkout && seen(checkout, await refundsOf(db, id), now());
    },
    async expireCheckout(checkoutId) {
      await changeSandboxCheckout(db, checkoutId, "expire", now());
    },
    async refund({ refundId, chargeId, amount }) {
      await giveSandboxRefund(db, { refundId, checkoutId: chargeId, amount }, now());
    },
    readWebhook: (body, header) => readSandboxWebhook(keyedHash, body, header, now()),
    async listSince(since) {
      const checkouts = await db.select().from(sandboxCheckout).where(gte(sandboxCheckout.createdAt, since));
      const refunds = await db.select().from(sandboxRefund).where(gte(sandboxRefund.createdAt, since));
      return {
        checkouts: checkouts.map((one) => seen(one, [], now())),
        refunds: refunds.map(({ id, checkoutId }) => ({
          providerRefundId: id,
          chargeId: checkoutId,
          state: "succeeded" as const,
        })),
      };
    },
  };
}

async function refundsOf(db: RootDatabase, checkoutId: string): Promise<ReportedCheckout["refunds"]> {
  const rows = await db.select().from(sandboxRefund).where(eq(sandboxRefund.checkoutId, checkoutId));
  return rows.map(({ id, refundId, amount }) => ({
    providerRefundId: id,
    refundId,
    amount,
    state: "succeeded",
    failure: null,
  }));
}

function seen(checkout: SandboxCheckout, refunds: ReportedCheckout["refunds"], now: Date): ReportedCheckout {
  const { id, paymentId, agreementId, amount, currency, state } = checkout;
  const hasCharge = state === "paid" || state === "processing";
  return {
    checkoutId: id,
    paymentId,
    amount,
    currency,
    refunds,
    state: stateAt(checkout, now),
    chargeId: hasCharge ? id : null,
    agreementId: agreementId || undefined,
  };
}

function stateAt({ state, expiresAt }: SandboxCheckout, now: Date): PaymentState {
  return state === "open" && expiresAt <= now ? "expired" : state;
}
