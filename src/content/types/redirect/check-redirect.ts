import { eq, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ChecklistEntry } from "../../description";
import { pathOf } from "./path-of";
import { redirect } from "./table";

/** A redirect must not lead to itself, by itself or through others. */
export async function checkRedirect(
  data: { from: string; to: string },
  tx: Database,
  id: string,
): Promise<ChecklistEntry[]> {
  const refuse = (message: string): ChecklistEntry[] => [{ severity: "hard", propertyName: "to", message }];
  if (!data.to.startsWith("/") || data.from === "") return [];
  if (pathOf(data.to) === data.from) return refuse("This leads to itself.");
  const passed = new Set([data.from]);
  for (let at = pathOf(data.to); ; ) {
    if (passed.has(at)) return refuse("This leads back to where it begins, through another redirect.");
    passed.add(at);
    const [next] = await tx
      .select({ to: redirect.to })
      .from(redirect)
      .where(sql`${eq(redirect.from, at)} and ${redirect.id} <> ${id}`);
    if (!next?.to.startsWith("/")) return [];
    at = pathOf(next.to);
  }
}
