import { api } from "~/admin/requests/api";

const PATH = "/api/admin/personal-data";

/** What is kept of a person, an area each. */
export interface FoundArea {
  area: string;
  records: { id: string; what: string; at: string; obstacle: string | null }[];
}

/** What became of it. */
export interface ErasedArea {
  area: string;
  records: number;
  kept: string[];
}

/** What the screen asks the server for; the address goes in the body, so that no history holds it. */
export const personalDataApi = {
  search: (email: string) => api.post<{ areas: FoundArea[] }>(`${PATH}/search`, { email }),
  copy: (email: string) => api.post<object>(`${PATH}/export`, { email }),
  erase: (email: string) => api.post<{ areas: ErasedArea[] }>(`${PATH}/erasure`, { email }),
};
