import { eq } from "drizzle-orm";
import type { Database } from "../../database/database";
import { type SandboxCheckout, sandboxCheckout } from "./table";

/** A checkout as its page shows it: after its deadline it is `expired`, even if that is not recorded yet. */
export async function sandboxCheckoutById(
  db: Database,
  id: string,
  now: Date,
): Promise<SandboxCheckout | undefined> {
  const [row] = await db.select().from(sandboxCheckout).where(eq(sandboxCheckout.id, id));
  if (row?.state === "open" && row.expiresAt <= now) return { ...row, state: "expired" };
  return row;
}
