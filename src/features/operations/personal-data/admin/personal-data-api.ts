import { api } from "~/admin/requests/api";
import type { AnswerOf } from "~/site/browser/request/client";

/** A person's data in one area of the site. */
export type FoundArea = AnswerOf<"post", "/api/admin/personal-data/search">["areas"][number];

/** The result of erasing an area. */
export type ErasedArea = AnswerOf<"post", "/api/admin/personal-data/erasure">["areas"][number];

/** The requests of the screen. The email is in the body, so that no browser history contains it. */
export const personalDataApi = {
  search: (email: string) => api.post("/api/admin/personal-data/search", { body: { email } }),
  copy: (email: string) => api.post("/api/admin/personal-data/export", { body: { email } }),
  erase: (email: string) => api.post("/api/admin/personal-data/erasure", { body: { email } }),
};
