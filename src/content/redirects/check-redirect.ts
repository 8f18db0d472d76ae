import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ChecklistEntry } from "../item-schemas";
import { applyRedirect, type RedirectRule } from "./apply-redirect";
import { pathOf } from "./path-of";
import { type RedirectMatch, redirect } from "./table";

/** A chain longer than this is a mistake; a rule that makes an address longer each time never ends. */
const MAX_STEPS = 20;

/** A redirect must not form a loop, alone or with others, and a rule must not match the whole site. */
export async function checkRedirect(
  data: { from: string; to: string; match?: RedirectMatch | null },
  tx: Database,
  id: string,
): Promise<ChecklistEntry[]> {
  if (data.from === "") return [];
  const rule: RedirectRule = { ...data, match: data.match ?? "exact" };
  const wrong = wrongForm(rule);
  if (wrong) return [{ severity: "hard", ...wrong }];
  if (!data.to.startsWith("/")) return [];
  const refuse = (message: string): ChecklistEntry[] => [{ severity: "hard", propertyName: "to", message }];
  for (const sample of samplesOf(rule)) {
    const passed = new Set([pathOf(sample)]);
    for (let at = applyRedirect(rule, sample); at?.startsWith("/"); at = await stepFrom(tx, id, rule, at)) {
      const path = pathOf(at);
      if (passed.size === 1 && passed.has(path)) return refuse("This address redirects to itself.");
      if (passed.has(path))
        return refuse("Together with another redirect, this would send visitors in a circle.");
      if (passed.size > MAX_STEPS) return refuse("This would send visitors through too many redirects.");
      passed.add(path);
    }
  }
  return [];
}

function wrongForm({ from, to, match }: RedirectRule): { propertyName: string; message: string } | undefined {
  const stars = from.split("*").length - 1;
  if (match !== "pattern" && stars > 0)
    return {
      propertyName: "from",
      message: "Only a pattern can contain *. Choose the pattern kind, or remove the *.",
    };
  if (match !== "pattern") return undefined;
  if (stars === 0 || stars > 3 || from.includes("**"))
    return {
      propertyName: "from",
      message: "A pattern must contain one to three *, and no two of them side by side.",
    };
  if (!/^\/[^/*]{2,}/.test(from))
    return {
      propertyName: "from",
      message: "Enter at least two characters before the *. Otherwise the pattern would match every address.",
    };
  if (/^https?:\/\/[^/]*\*/.test(to) || to.split("*").length - 1 > stars)
    return {
      propertyName: "to",
      message: "Use * here only if the old address contains one, and never in the host name.",
    };
  return undefined;
}

/** Sample addresses that the rule matches. */
function samplesOf({ from, match }: RedirectRule): string[] {
  if (match === "exact") return [from];
  return match === "prefix" ? [from, `${from}/x`] : [from.replaceAll("*", "x")];
}

/** Where the public redirects, including this one, lead from a path; undefined if it stays. */
async function stepFrom(
  tx: Database,
  id: string,
  own: RedirectRule,
  path: string,
): Promise<string | undefined> {
  const { from, to, match } = redirect;
  const others: RedirectRule[] = await tx
    .select({ from, to, match })
    .from(redirect)
    .where(and(ne(redirect.id, id), or(ne(match, "exact"), eq(from, pathOf(path)))))
    .orderBy(sql`${match} <> 'exact'`, desc(sql`length(${from})`));
  const exact = (rule: RedirectRule) => (rule.match === "exact" ? 0 : 1);
  const all = [...others, own].sort((a, b) => exact(a) - exact(b) || b.from.length - a.from.length);
  for (const rule of all) {
    const led = applyRedirect(rule, path.split(/[?#]/)[0] ?? "");
    if (led !== undefined) return led;
  }
  return undefined;
}
