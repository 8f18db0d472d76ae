import { tz } from "@date-fns/tz";
import { addMonths } from "date-fns";
import { and, eq } from "drizzle-orm";
import type { Database, RootDatabase } from "../../database/database";
import type { AgreementChange } from "../recurring/recurring-provider";
import { sendSandboxEvent } from "./send-sandbox-event";
import { type SandboxAgreement, sandboxAgreement, sandboxCheckout } from "./table";

/** Actions on a sandbox agreement: those that the site requests, and those that a tester can choose. */
export type SandboxAgreementAction =
  | AgreementChange
  | { kind: "next-month" }
  | { kind: "next-month-fails" }
  | { kind: "mend-card" };

/**
 * Applies the action and reports it by webhook.
 * @returns undefined if the agreement no longer exists
 */
export async function changeSandboxAgreement(
  db: RootDatabase,
  id: string,
  intent: SandboxAgreementAction,
  now: Date,
): Promise<SandboxAgreement | undefined> {
  return db.transaction(async (tx) => {
    const before = await lockAgreement(tx, id);
    if (!before || before.state === "open" || before.state === "ended") return undefined;
    const [after] = await tx
      .update(sandboxAgreement)
      .set(await changeOf(tx, before, intent, now))
      .where(eq(sandboxAgreement.id, id))
      .returning();
    await sendSandboxEvent(tx, { agreementId: id, type: `agreement.${intent.kind}` }, now);
    return after;
  });
}

export async function lockAgreement(tx: Database, id: string): Promise<SandboxAgreement | undefined> {
  const [row] = await tx
    .select()
    .from(sandboxAgreement)
    .where(eq(sandboxAgreement.id, id))
    .for("no key update");
  return row;
}

/** The same day in the next month, or the last day of a shorter month. */
export function monthAfter(moment: Date): Date {
  return new Date(+addMonths(moment, 1, { in: tz("UTC") }));
}

async function changeOf(
  tx: Database,
  before: SandboxAgreement,
  intent: SandboxAgreementAction,
  now: Date,
): Promise<Partial<SandboxAgreement>> {
  const nextChargeAt = monthAfter(before.nextChargeAt ?? now);
  switch (intent.kind) {
    case "amount":
      return { amount: intent.amount };
    case "pause":
      return { state: "paused" };
    case "resume":
      return { state: "active" };
    case "stop":
      return { state: "ended", nextChargeAt: null };
    case "mend-card":
      await settleFailed(tx, before, now);
      return { state: before.state === "past-due" ? "active" : before.state };
    case "next-month":
      if (before.state === "paused") return { nextChargeAt };
      await charge(tx, before, "paid", now);
      return { nextChargeAt };
    case "next-month-fails":
      if (before.state === "paused") return { nextChargeAt };
      await charge(tx, before, "failed", now);
      return { nextChargeAt, state: "past-due" };
  }
}

async function charge(
  tx: Database,
  of: SandboxAgreement,
  state: "paid" | "failed",
  now: Date,
): Promise<void> {
  const { id: agreementId, amount, currency, description } = of;
  const [first] = await tx.select().from(sandboxCheckout).where(eq(sandboxCheckout.agreementId, agreementId));
  if (!first) throw new Error("Nobody agreed to this.");
  const { returnUrl, cancelUrl } = first;
  await tx.insert(sandboxCheckout).values({
    agreementId,
    amount,
    currency,
    description,
    returnUrl,
    cancelUrl,
    state,
    expiresAt: now,
    createdAt: now,
    paidAt: state === "paid" ? now : null,
  });
}

/** Charges failed months to the new card. */
async function settleFailed(tx: Database, { id }: SandboxAgreement, now: Date): Promise<void> {
  await tx
    .update(sandboxCheckout)
    .set({ state: "paid", paidAt: now })
    .where(and(eq(sandboxCheckout.agreementId, id), eq(sandboxCheckout.state, "failed")));
}
