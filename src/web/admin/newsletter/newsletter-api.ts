import type { ImportOrder, SubscriberImport, SubscriberList } from "~/domain/newsletter/wire";
import { api } from "../requests/api";
import { queryClient } from "../requests/query-client";

const PATH = "/api/admin/newsletter";
const one = (id: string) => `${PATH}/subscribers/${id}`;

export const PAGE_SIZE = 50;

/** What the screens of the newsletter ask the server for. */
export const newsletterApi = {
  list(search: URLSearchParams, page: number, signal: AbortSignal): Promise<SubscriberList> {
    const query = new URLSearchParams(search);
    query.set("page", String(page));
    query.set("pageSize", String(PAGE_SIZE));
    return api.get(`${PATH}/subscribers`, { query, signal });
  },
  csv: (search: URLSearchParams) => `${PATH}/subscribers.csv?${search}`,
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
