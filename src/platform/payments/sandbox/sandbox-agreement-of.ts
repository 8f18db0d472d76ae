import { eq } from "drizzle-orm";
import type { Database } from "../../database/database";
import { type SandboxAgreement, type SandboxCheckout, sandboxAgreement } from "./table";

/** The agreement whose first month a checkout is; undefined for a single payment. */
export async function sandboxAgreementOf(
  db: Database,
  { agreementId }: Pick<SandboxCheckout, "agreementId">,
): Promise<SandboxAgreement | undefined> {
  if (!agreementId) return undefined;
  const [row] = await db.select().from(sandboxAgreement).where(eq(sandboxAgreement.id, agreementId));
  return row;
}
