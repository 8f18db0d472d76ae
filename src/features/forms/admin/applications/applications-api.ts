import { api } from "~/admin/requests/api";
import type { BodyOf } from "~/site/browser/request/client";
import type { ApplicationState } from "../../applications/application-state";

/** The calls of the screens of patients' applications. Each throws an `ApiError` where the server refused. */
export const applicationsApi = {
  search: (body: BodyOf<"post", "/api/admin/patient-applications/search">, signal?: AbortSignal) =>
    api.post("/api/admin/patient-applications/search", { body, signal }),
  people: () => api.get("/api/admin/patient-applications/people").then(({ items }) => items),
  read: (id: string) =>
    api.get("/api/admin/patient-applications/{id}", { params: { id } }).then(({ item }) => item),
  setState: (id: string, state: ApplicationState) =>
    api.put("/api/admin/patient-applications/{id}/state", { params: { id }, body: { state } }),
  assign: (id: string, userId: string | null) =>
    api.put("/api/admin/patient-applications/{id}/assignee", { params: { id }, body: { userId } }),
  note: (id: string, text: string) =>
    api.post("/api/admin/patient-applications/{id}/notes", { params: { id }, body: { text } }),
  message: (id: string, text: string) =>
    api.post("/api/admin/patient-applications/{id}/messages", { params: { id }, body: { text } }),
  remove: (id: string) => api.del("/api/admin/patient-applications/{id}", { params: { id } }),
};
