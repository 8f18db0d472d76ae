import { downloadFile } from "~/admin/content/api/download-file";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import type { BodyOf } from "~/site/browser/request/client";
import type { ImportOrder } from "../api/admin/schemas";

const ALL = "/api/admin/newsletter/subscribers";
const ONE = "/api/admin/newsletter/subscribers/{id}";

export const PAGE_SIZE = 50;

type Search = BodyOf<"post", "/api/admin/newsletter/subscribers/export">;

export const newsletterApi = {
  list: (search: Search, page: number, signal: AbortSignal) =>
    api.post(`${ALL}/search`, {
      body: { ...search, page, pageSize: PAGE_SIZE },
      signal,
    }),
  save: (search: Search) => downloadFile(`${ALL}/export`, "newsletter.csv", { body: search }),
  add: (body: BodyOf<"post", "/api/admin/newsletter/subscribers">) => api.post(ALL, { body }),
  read: (order: ImportOrder) => api.post("/api/admin/newsletter/import", { body: order }),
  unsubscribe: (id: string) => api.put(`${ONE}/unsubscription`, { params: { id } }),
  suppress: (id: string) => api.put(`${ONE}/suppression`, { params: { id } }),
  lift: (id: string) => api.del(`${ONE}/suppression`, { params: { id } }),
  erase: (id: string) => api.del(ONE, { params: { id } }),
};

/** Reloads the list after a change. */
export function reloadSubscribers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["newsletter"] });
}
