import { z } from "@hono/zod-openapi";
import type { ContentType } from "~/content/define-content-type";
import type { ListSearch } from "~/content/listing/list-items";
import { sortNames } from "~/content/listing/list-order";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";

const unusedFilter = {
  unused: z.stringbool().optional().describe("Only records that nothing refers to."),
};

/** The filters and the order of every list, and the type's own filters; several values are separated by commas. */
export function listQuery(type: ContentType) {
  return z.object({
    q: z
      .string()
      .max(MAX_QUERY_LENGTH)
      .optional()
      .describe("Words that are all in the title or the address."),
    sort: z
      .enum(sortNames(type), { error: `The list can be sorted by ${sortNames(type).join(", ")}.` })
      .optional()
      .describe(
        "With a leading minus, descending. `upcoming`: today and what is next first, then the past. Default: `-updatedAt`.",
      ),
    status: z
      .enum(["draft", "live", "changed", "scheduled", "trashed"])
      .optional()
      .describe("`scheduled`: records with a scheduled publication or removal."),
    without: z
      .string()
      .max(200)
      .optional()
      .describe("Only records without a value in these columns or filters, separated by commas."),
    ...(type.protectedWhileUsed && unusedFilter),
    ...Object.fromEntries(
      (type.list.filters ?? []).map((name) => [
        name,
        z.string().max(2_000).optional().describe("Separated by commas."),
      ]),
    ),
  });
}

type ListQuery = z.output<ReturnType<typeof listQuery>>;

/**
 * The search in a request, without its page.
 * @param timeZone IANA name of the zone whose days the order `upcoming` uses
 */
export function searchOf(
  type: ContentType,
  query: ListQuery,
  timeZone: string,
): Omit<ListSearch, "page" | "pageSize"> {
  const values: Record<string, unknown> = query;
  const chosen = (type.list.filters ?? []).flatMap((name) => {
    const value = values[name];
    return typeof value === "string" && value !== "" ? [[name, value.split(",")] as const] : [];
  });
  return {
    q: query.q,
    sort: query.sort,
    status: query.status,
    unused: query.unused === true,
    without: query.without?.split(",").filter(Boolean),
    filters: Object.fromEntries(chosen),
    timeZone,
  };
}
