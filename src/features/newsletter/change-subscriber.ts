import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { recordErasures } from "~/platform/erasures/record-erasures";
import { leftErasure, suppressedErasure } from "./erasures";
import { newsletterSubscriber, type Subscriber } from "./table";

/** Updates a row that the caller has locked. */
export async function changeSubscriber(
  tx: Database,
  { id }: Pick<Subscriber, "id">,
  values: Partial<Subscriber>,
  now: Date,
): Promise<Subscriber> {
  const [row] = await tx
    .update(newsletterSubscriber)
    .set({ ...values, updatedAt: now })
    .where(eq(newsletterSubscriber.id, id))
    .returning();
  if (!row) throw new Error("A locked subscriber was gone.");
  if (values.state === "unsubscribed") await recordErasures(tx, leftErasure, [id]);
  if (values.state === "suppressed") await recordErasures(tx, suppressedErasure, [id]);
  return row;
}
