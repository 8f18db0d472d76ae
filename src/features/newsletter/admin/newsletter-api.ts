import { downloadFile } from "~/admin/content/api/download-file";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import type { ImportOrder, SubscriberImport, SubscriberList } from "../wire";

const PATH = "/api/admin/newsletter";
const one = (id: string) => `${PATH}/subscribers/${id}`;

export const PAGE_SIZE = 50;

/** What the screens of the newsletter ask the server for. */
export const newsletterApi = {
  list: (search: Record<string, string>, page: number, signal: AbortSignal) =>
    api.post<SubscriberList>(
      `${PATH}/subscribers/search`,
      { ...search, page, pageSize: PAGE_SIZE },
      { signal },
    ),
  save: (search: Record<string, string>) =>
    downloadFile(`${PATH}/subscribers/export`, "newsletter.csv", { body: search }),
  add: (values: Record<string, string>) => api.post(`${PATH}/subscribers`, values),
  read: (order: ImportOrder) => api.post<SubscriberImport>(`${PATH}/import`, { ...order }),
  unsubscribe: (id: string) => api.put(`${one(id)}/unsubscription`),
  suppress: (id: string) => api.put(`${one(id)}/suppression`),
  lift: (id: string) => api.del(`${one(id)}/suppression`),
  erase: (id: string) => api.del(one(id)),
};

/** The list has changed: what is shown of it is read again. */
export function readAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["newsletter"] });
}
