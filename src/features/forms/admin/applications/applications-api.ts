import { api } from "~/admin/requests/api";
import type { BodyOf } from "~/site/browser/request/client";
import type { ApplicationState } from "../../applications/application-state";

const ALL = "/api/admin/patient-applications";
const ONE = "/api/admin/patient-applications/{id}";

/** The requests of the applications' screens. Each throws an `ApiError` if the server refuses. */
export const applicationsApi = {
  search: (body: BodyOf<"post", "/api/admin/patient-applications/search">, signal?: AbortSignal) =>
    api.post(`${ALL}/search`, { body, signal }),
  people: () => api.get(`${ALL}/people`).then(({ items }) => items),
  read: (id: string) => api.get(ONE, { params: { id } }).then(({ item }) => item),
  setState: (id: string, state: ApplicationState) =>
    api.put(`${ONE}/state`, { params: { id }, body: { state } }),
  assign: (id: string, userId: string | null) =>
    api.put(`${ONE}/assignee`, { params: { id }, body: { userId } }),
  note: (id: string, text: string) => api.post(`${ONE}/notes`, { params: { id }, body: { text } }),
  message: (id: string, text: string) => api.post(`${ONE}/messages`, { params: { id }, body: { text } }),
  remove: (id: string) => api.del(ONE, { params: { id } }),
};
