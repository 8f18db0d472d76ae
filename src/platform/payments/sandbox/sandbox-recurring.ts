import { and, asc, eq, gte, isNotNull } from "drizzle-orm";
import { sandboxCheckoutPath } from "~/platform/isomorphic/payment-addresses";
import type { Database } from "../../database/database";
import {
  type RecurringProvider,
  RecurringRefused,
  type ReportedCharge,
  type ReportedTerms,
} from "../recurring/recurring-provider";
import { changeSandboxAgreement } from "./change-sandbox-agreement";
import type { Sandbox } from "./sandbox";
import { sandboxCheckoutById } from "./sandbox-checkout-by-id";
import { type SandboxAgreement, type SandboxCheckout, sandboxAgreement, sandboxCheckout } from "./table";

/** The sandbox's agreements. Each monthly charge is a checkout without a page. */
export function sandboxRecurring({ db, now }: Sandbox): RecurringProvider {
  return {
    async createCheckout(order) {
      const checkoutId = await db.transaction((tx) => insertCheckout(tx, order, now()));
      return { checkoutId, url: new URL(order.returnUrl).origin + sandboxCheckoutPath(checkoutId) };
    },
    async fetchAgreement(reference) {
      const askedAt = new Date();
      const id =
        "agreementId" in reference
          ? reference.agreementId
          : (await sandboxCheckoutById(db, reference.checkoutId, now()))?.agreementId;
      const [agreement] = id
        ? await db.select().from(sandboxAgreement).where(eq(sandboxAgreement.id, id))
        : [];
      if (!agreement) return undefined;
      const checkouts = await checkoutsOf(db, agreement.id);
      return { ...termsOf(agreement, checkouts[0], now()), charges: checkouts.flatMap(chargeOf), askedAt };
    },
    async changeAgreement(agreementId, intent) {
      const changed = await changeSandboxAgreement(db, agreementId, intent, now());
      if (!changed) throw new RecurringRefused("This monthly payment is no longer active.");
    },
    async cardPage(agreementId, returnUrl) {
      const [first] = await checkoutsOf(db, agreementId);
      if (!first) throw new RecurringRefused("This monthly payment is no longer active.");
      return { url: new URL(returnUrl).origin + sandboxCheckoutPath(first.id) };
    },
    async listAgreements(since) {
      const agreements = await db.select().from(sandboxAgreement);
      const made = await db
        .select()
        .from(sandboxCheckout)
        .where(and(isNotNull(sandboxCheckout.agreementId), gte(sandboxCheckout.createdAt, since)));
      return {
        agreements: agreements
          .filter(({ state }) => state !== "open")
          .map((one) => termsOf(one, undefined, now())),
        charges: made.flatMap((one) =>
          chargeOf(one).map(({ checkoutId, state }) => ({
            checkoutId,
            state,
            agreementId: one.agreementId ?? "",
          })),
        ),
      };
    },
  };
}

type CheckoutOrder = Parameters<RecurringProvider["createCheckout"]>[0];

/** @returns the id of the agreement's first checkout, which is created if there is none */
async function insertCheckout(tx: Database, order: CheckoutOrder, createdAt: Date): Promise<string> {
  const { recurringId, amount, currency, description, returnUrl, cancelUrl, expiresAt } = order;
  const terms = { recurringId, amount, currency, description, createdAt };
  await tx.insert(sandboxAgreement).values(terms).onConflictDoNothing();
  const [agreement] = await tx
    .select()
    .from(sandboxAgreement)
    .where(eq(sandboxAgreement.recurringId, recurringId))
    .for("no key update");
  if (!agreement) throw new Error("The sandbox did not keep the agreement.");
  const [existing] = await checkoutsOf(tx, agreement.id);
  if (existing) return existing.id;
  const [made] = await tx
    .insert(sandboxCheckout)
    .values({
      agreementId: agreement.id,
      amount,
      currency,
      description,
      returnUrl,
      cancelUrl,
      expiresAt,
      createdAt,
    })
    .returning();
  if (!made) throw new Error("The sandbox did not keep the checkout.");
  return made.id;
}

type Reader = Pick<Sandbox["db"], "select">;

/** The first checkout, at which the payer agreed, comes first. */
function checkoutsOf(db: Reader, agreementId: string): Promise<SandboxCheckout[]> {
  return db
    .select()
    .from(sandboxCheckout)
    .where(eq(sandboxCheckout.agreementId, agreementId))
    .orderBy(asc(sandboxCheckout.createdAt));
}

function termsOf(agreement: SandboxAgreement, first: SandboxCheckout | undefined, now: Date): ReportedTerms {
  const { id, recurringId, amount, currency, state, nextChargeAt } = agreement;
  const isOver = first?.state === "expired" || (first?.state === "open" && first.expiresAt <= now);
  return {
    agreementId: state === "open" ? null : id,
    recurringId,
    amount,
    currency,
    state: state === "open" && isOver ? "expired" : state,
    nextChargeAt: state === "active" || state === "past-due" ? nextChargeAt : null,
  };
}

function chargeOf({ id, state, amount, currency, createdAt, paidAt }: SandboxCheckout): ReportedCharge[] {
  if (state === "open" || state === "expired") return [];
  const chargeId = state === "failed" ? null : id;
  return [{ checkoutId: id, state, chargeId, amount, currency, at: paidAt ?? createdAt }];
}
