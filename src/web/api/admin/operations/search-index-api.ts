import { z } from "@hono/zod-openapi";
import { count } from "drizzle-orm";
import { contentTypes } from "~/content/content-types";
import { rebuildSearch } from "~/content/search/rebuild-search";
import { searchDocument } from "~/content/tables";
import type { Services } from "../../../services";
import { json } from "../../failures";
import { newApi } from "../../new-api";
import { adminRoute } from "../admin-route";

const access = { anyOf: ["permissionSettingsManager"] } as const;

const index = z.object({
  types: z.array(z.object({ type: z.string(), label: z.string(), documents: z.int() })),
  total: z.int(),
});

/** What the site's search can find, and making its index anew. */
export function searchIndexApi(services: Services) {
  const api = newApi();
  const { db } = services;

  adminRoute(
    api,
    services,
    {
      ...{ method: "get", path: "/api/admin/search", access },
      summary: "How many records of each type the site's search finds",
      responses: { 200: json("The index.", index) },
    },
    async ({ c }) => {
      const rows = await db
        .select({ type: searchDocument.type, documents: count() })
        .from(searchDocument)
        .groupBy(searchDocument.type);
      const types = contentTypes
        .filter(({ search }) => search)
        .map(({ name, label }) => ({
          type: name,
          label: label.many,
          documents: rows.find(({ type }) => type === name)?.documents ?? 0,
        }));
      return c.json({ types, total: types.reduce((sum, { documents }) => sum + documents, 0) }, 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      ...{ method: "post", path: "/api/admin/search/rebuild", access },
      summary: "Writes the search index anew from what is published",
      responses: { 200: json("Done.", z.object({ documents: z.int() })) },
    },
    async ({ c, actor }) => c.json({ documents: await rebuildSearch(db, actor) }, 200),
  );
  return api;
}
