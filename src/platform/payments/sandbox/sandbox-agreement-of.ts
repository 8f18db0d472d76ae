import { eq } from "drizzle-orm";
import type { Database } from "../../database/database";
import { type SandboxAgreement, type SandboxCheckout, sandboxAgreement } from "./table";

/** What a checkout is the first month of; undefined where it is for once. */
export async function sandboxAgreementOf(
  db: Database,
  { agreementId }: Pick<SandboxCheckout, "agreementId">,
): Promise<SandboxAgreement | undefined> {
  if (!agreementId) return undefined;
  const [row] = await db.select().from(sandboxAgreement).where(eq(sandboxAgreement.id, agreementId));
  return row;
}
