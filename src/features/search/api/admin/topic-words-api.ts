import { z } from "@hono/zod-openapi";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { addTopicWord } from "../../add-topic-word";
import { deleteMiss, searchCounts } from "../../shared/search-counts";
import { tryTopicWord } from "../../try-topic-word";
import { linkedTopics, suggestedTopics } from "../../vocabulary/suggested-topics";
import { countedSince } from "./counted-since";

const access = { anyOf: ["permissionSettingsManager"] } as const;

const topic = z.object({
  id: z.string(),
  topic: z.string().describe("Its key."),
  name: z.string().describe("As in “We do not offer …”."),
  pages: z.array(z.string()).describe("Its pages, the best first; empty if the hospital does not offer it."),
});

const shown = z.object({
  pages: z.array(z.object({ title: z.string(), url: z.string() })).describe("The first three."),
  notOffered: z.array(z.string()).describe("What search says that the hospital does not offer."),
});

const trial = z.object({
  tried: z.int().describe("How many queries were tried."),
  changes: z.array(
    z.object({
      query: z.string(),
      source: z
        .enum(["words", "miss", "graded"])
        .describe("The words themselves, a recent search without results, or a graded query."),
      effect: z.enum(["gain", "loss", "other"]),
      before: shown,
      after: shown,
    }),
  ),
});

const words = z.string().trim().min(1, "Enter the words that people type.").max(MAX_LINE_LENGTH);

const wordsBody = {
  content: { "application/json": { schema: z.object({ words }) } },
  required: true,
} as const;

const list = {
  method: "get",
  path: "/api/admin/search/topics",
  access,
  summary: "The published search topics, and those that searches without results may belong to",
  responses: {
    200: json(
      "Suggestions are by the words of each search without results.",
      z.object({
        topics: z.array(topic),
        suggestions: z.record(z.string(), z.array(topic)).describe("The likeliest first, at most three."),
      }),
    ),
  },
} as const;

/** In the request body, because visitors may have typed the words, which must not be logged. */
const attempt = {
  method: "post",
  path: "/api/admin/search/topics/{id}/trial",
  access,
  summary: "Which searches would find something else with these words in the topic; stores nothing",
  request: { params: idParam, body: wordsBody },
  responses: { 200: json("The changes.", trial), ...failures(404, 422) },
} as const;

const add = {
  method: "post",
  path: "/api/admin/search/topics/{id}/words",
  access,
  summary: "Adds words to a published topic, and publishes it",
  request: { params: idParam, body: wordsBody },
  responses: { 201: json("Done; it is public.", done), ...failures(404, 409, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list | typeof attempt | typeof add> {}
}

/** The API for adding words to topics of the vocabulary. */
export function topicWordsApi(services: Services) {
  const api = newApi();
  const { db, visibility } = services;
  const recentMisses = async () => {
    const { misses } = await searchCounts(db, countedSince(services));
    return misses.map((miss) => miss.words);
  };

  adminRoute(api, services, list, async ({ c }) => {
    const [topics, misses] = await Promise.all([linkedTopics(db), recentMisses()]);
    const suggestions = Object.fromEntries(await suggestedTopics(db, misses, topics));
    return c.json({ topics, suggestions }, 200);
  });

  adminRoute(api, services, attempt, async ({ c }) => {
    const { id } = c.req.valid("param");
    const scope = { db, visibility: await visibility.current() };
    const tried = { id, words: c.req.valid("json").words, misses: await recentMisses() };
    return c.json(await tryTopicWord(scope, tried), 200);
  });

  adminRoute(api, services, add, async ({ c, actor }) => {
    const added = c.req.valid("json").words;
    await addTopicWord({ db, actor }, c.req.valid("param").id, added);
    await deleteMiss(db, added.toLowerCase());
    return c.json({ ok: true as const }, 201);
  });
  return api;
}
