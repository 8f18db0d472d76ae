import { downloadFile } from "~/admin/content/api/download-file";
import { api } from "~/admin/requests/api";
import type { BodyOf } from "~/site/browser/request/client";
import type { ApplicationState } from "../../applications/application-state";

const ALL = "/api/admin/patient-applications";
const ONE = "/api/admin/patient-applications/{id}";
const MERGE = "/api/admin/patient-applications/{id}/merge/{otherId}";

/** An application at the revision that the screen shows. */
interface ShownApplication {
  id: string;
  revision: number;
}

/** The requests of the applications' screens. Each throws an `ApiError` if the server refuses it. */
export const applicationsApi = {
  search: (body: BodyOf<"post", "/api/admin/patient-applications/search">, signal?: AbortSignal) =>
    api.post(`${ALL}/search`, { body, signal }),
  exportList: (body: BodyOf<"post", "/api/admin/patient-applications/export">) =>
    downloadFile(`${ALL}/export`, "applications.csv", { body }),
  people: () => api.get(`${ALL}/people`).then(({ items }) => items),
  next: (after?: string) => api.get(`${ALL}/next`, { query: { after } }).then(({ id }) => id),
  read: (id: string) => api.get(ONE, { params: { id } }).then(({ item }) => item),
  setState: ({ id, revision }: ShownApplication, state: ApplicationState) =>
    api.put(`${ONE}/state`, { params: { id }, body: { state, revision } }),
  assign: ({ id, revision }: ShownApplication, userId: string | null) =>
    api.put(`${ONE}/assignee`, { params: { id }, body: { userId, revision } }),
  note: (id: string, text: string) => api.post(`${ONE}/notes`, { params: { id }, body: { text } }),
  message: ({ id, revision }: ShownApplication, text: string) =>
    api.post(`${ONE}/messages`, { params: { id }, body: { text, revision } }),
  remove: (id: string) => api.del(ONE, { params: { id } }),
  candidates: (id: string, q: string, signal?: AbortSignal) =>
    api.post(`${ONE}/merge-candidates`, { params: { id }, body: { q }, signal }).then(({ items }) => items),
  mergePreview: (id: string, otherId: string, signal?: AbortSignal) =>
    api.get(MERGE, { params: { id, otherId }, signal }),
  merge: (
    id: string,
    otherId: string,
    body: BodyOf<"put", "/api/admin/patient-applications/{id}/merge/{otherId}">,
  ) => api.put(MERGE, { params: { id, otherId }, body }),
  undoMerge: (id: string, otherId: string) => api.del(MERGE, { params: { id, otherId } }),
};
