import { api } from "~/admin/requests/api";
import type { ApplicationState } from "../../applications/application-state";
import type { ApplicationDetail, ApplicationList } from "../../applications/wire";

const PATH = "/api/admin/patient-applications";
const one = (id: string) => `${PATH}/${id}`;

interface Asked {
  q: string;
  state?: ApplicationState;
  assignedTo?: string;
  page: number;
  pageSize: number;
}

/** The calls of the screens of patients' applications. Each throws an `ApiError` where the server refused. */
export const applicationsApi = {
  search: (asked: Asked, signal?: AbortSignal) =>
    api.post<ApplicationList>(`${PATH}/search`, { ...asked }, { signal }),
  people: () =>
    api.get<{ items: { id: string; name: string }[] }>(`${PATH}/people`).then(({ items }) => items),
  read: (id: string) => api.get<{ item: ApplicationDetail }>(one(id)).then(({ item }) => item),
  setState: (id: string, state: ApplicationState) => api.put(`${one(id)}/state`, { state }),
  assign: (id: string, userId: string | null) => api.put(`${one(id)}/assignee`, { userId }),
  note: (id: string, text: string) => api.post(`${one(id)}/notes`, { text }),
  message: (id: string, text: string) => api.post(`${one(id)}/messages`, { text }),
  remove: (id: string) => api.del(one(id)),
};
