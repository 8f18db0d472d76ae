import { eq } from "drizzle-orm";
import { systemActor } from "~/platform/audit/actor";
import { recordRefusal } from "~/platform/audit/record-refusal";
import { AppError } from "~/platform/errors/app-error";
import { normalEmail } from "~/platform/mail/email-address";
import { networkName } from "~/platform/network/network-name";
import type { AccountServices, Caller } from "../account-services";
import { staffUser } from "../table";
import { ProofRefused, type RefusalReason } from "./proof-refused";

const UNKNOWN = "unknown";

/**
 * If the error is a failed attempt to sign in or reauthenticate, records it.
 * @param account the account's id, or the email that was entered; only the account's id is stored
 */
export async function recordRefusedSignIn(
  services: AccountServices,
  account: { id?: string; email?: string },
  { address, requestId }: Pick<Caller, "address" | "requestId">,
  error: unknown,
): Promise<void> {
  const reason = reasonOf(error);
  if (!reason) return;
  const id = account.id ?? (await idOf(services, account.email)) ?? UNKNOWN;
  const refusal = {
    action: "session.refused",
    actor: { ...systemActor("sign-in"), requestId },
    subjectType: "staff_user",
    subjectId: id,
    account: id,
    network: networkName(services.keyedHash, address),
    reason,
  } as const;
  await recordRefusal(services.db, refusal, services.now());
}

function reasonOf(error: unknown): RefusalReason | undefined {
  if (error instanceof ProofRefused) return error.reason;
  return error instanceof AppError && error.code === "RATE_LIMITED" ? "too many attempts" : undefined;
}

async function idOf({ db }: AccountServices, email: string | undefined): Promise<string | undefined> {
  if (email === undefined) return undefined;
  const [user] = await db
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(eq(staffUser.email, normalEmail(email)));
  return user?.id;
}
