import { api } from "~/admin/requests/api";
import type { AnswerOf } from "~/site/browser/request/client";

/** What is kept of a person, an area each. */
export type FoundArea = AnswerOf<"post", "/api/admin/personal-data/search">["areas"][number];

/** What became of it. */
export type ErasedArea = AnswerOf<"post", "/api/admin/personal-data/erasure">["areas"][number];

/** What the screen asks the server for; the address goes in the body, so that no history holds it. */
export const personalDataApi = {
  search: (email: string) => api.post("/api/admin/personal-data/search", { body: { email } }),
  copy: (email: string) => api.post("/api/admin/personal-data/export", { body: { email } }),
  erase: (email: string) => api.post("/api/admin/personal-data/erasure", { body: { email } }),
};
