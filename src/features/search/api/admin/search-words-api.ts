import { z } from "@hono/zod-openapi";
import { contentTypeNamed } from "~/content/registry";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import { inAddress } from "~/server/api/numbers";
import type { Services } from "~/server/services";
import { changePlainWords } from "../../change-plain-words";
import { plainWordList } from "../../plain-word-list";
import { deleteMiss, searchCounts } from "../../shared/search-counts";
import { COUNTED_DAYS, countedSince } from "./counted-since";

const access = { anyOf: ["permissionSettingsManager"] } as const;
const PAGE_SIZE = 25;

const counts = z.object({
  days: z.int(),
  searches: z.int(),
  withoutResults: z.int(),
  misses: z.array(z.object({ words: z.string(), count: z.int() })),
});

const plainWord = z.object({
  words: z.string(),
  itemId: z.string(),
  apiName: z.string(),
  label: z.string().describe("What kind of record it is."),
  title: z.string(),
  url: z.string(),
});

const change = z.object({
  words: z.string().trim().min(1, "Enter the words that people type.").max(MAX_LINE_LENGTH),
  url: z.string().startsWith("/", "Choose what should be found."),
});

const changed = json("Done; it is public.", z.object({ ok: z.literal(true) }));

const count = {
  method: "get",
  path: "/api/admin/search/counts",
  access,
  summary: `How much was searched in ${COUNTED_DAYS} days, and searches without results that occurred more than once`,
  responses: { 200: json("Counts, without anything of who searched.", counts) },
} as const;

const forget = {
  method: "delete",
  path: "/api/admin/search/misses",
  access,
  summary: "Removes words from the searches without results",
  request: { query: z.object({ words: z.string().min(1) }) },
  responses: { 200: json("Forgotten.", z.object({ ok: z.literal(true) })), ...failures(422) },
} as const;

const list = {
  method: "get",
  path: "/api/admin/search/words",
  access,
  summary: "The words people use, and the record that each finds",
  request: {
    query: z.object({ q: z.string().default(""), page: inAddress.page }),
  },
  responses: {
    200: json(
      `In the order of the alphabet, ${PAGE_SIZE} a page.`,
      z.object({ items: z.array(plainWord), total: z.int(), page: z.int(), pageSize: z.int() }),
    ),
    ...failures(422),
  },
} as const;

const add = {
  method: "post",
  path: "/api/admin/search/words",
  access,
  summary: "Adds words that find a record, and publishes it; requires the permission to publish it",
  request: { body: { content: { "application/json": { schema: change } }, required: true } },
  responses: { 201: changed, ...failures(404, 409, 422) },
} as const;

const remove = {
  method: "delete",
  path: "/api/admin/search/words",
  access,
  summary: "Removes words that find a record, and publishes it",
  request: { query: change },
  responses: { 200: changed, ...failures(404, 409, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<typeof count | typeof forget | typeof list | typeof add | typeof remove> {}
}

/** The API of searches without results, and of the words that lead to records. */
export function searchWordsApi(services: Services) {
  const api = newApi();
  const { db } = services;

  adminRoute(api, services, count, async ({ c }) => {
    return c.json({ days: COUNTED_DAYS, ...(await searchCounts(db, countedSince(services))) }, 200);
  });

  adminRoute(api, services, forget, async ({ c }) => {
    await deleteMiss(db, c.req.valid("query").words);
    return c.json({ ok: true as const }, 200);
  });

  adminRoute(api, services, list, async ({ c }) => {
    const { q, page } = c.req.valid("query");
    const { items, total } = await plainWordList(db, { q, page, pageSize: PAGE_SIZE });
    const shown = items.map(({ type, ...word }) => {
      const { apiName, label } = contentTypeNamed(type);
      return { ...word, apiName, label: label.one };
    });
    return c.json({ items: shown, total, page, pageSize: PAGE_SIZE }, 200);
  });

  adminRoute(api, services, add, async ({ c, actor }) => {
    const { words, url } = c.req.valid("json");
    await changePlainWords({ db, actor }, url, { add: words });
    await deleteMiss(db, words.toLowerCase());
    return c.json({ ok: true as const }, 201);
  });

  adminRoute(api, services, remove, async ({ c, actor }) => {
    const { words, url } = c.req.valid("query");
    await changePlainWords({ db, actor }, url, { remove: words });
    return c.json({ ok: true as const }, 200);
  });
  return api;
}
