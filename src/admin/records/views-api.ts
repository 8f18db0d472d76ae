import { queryOptions } from "@tanstack/react-query";
import { api } from "../requests/api";
import { queryClient } from "../requests/query-client";

const ALL = "/api/admin/lists/{type}/views";
const ONE = "/api/admin/lists/{type}/views/{id}";

/** The data of a dialog about saved views. */
export interface ViewDialogProps {
  list: string;
  /** The visible list, as a query string without a page. */
  query: string;
  /** Whether the person may share views with all staff who may open the list. */
  mayShare: boolean;
  onClose(): void;
}

export interface ViewChanges {
  name?: string;
  query?: string;
  isShared?: boolean;
}

const keyOf = (list: string) => ["list-views", list];

/** The saved views that the person sees of a list. */
export function viewsQuery(list: string) {
  return queryOptions({
    queryKey: keyOf(list),
    queryFn: ({ signal }) => api.get(ALL, { params: { type: list }, signal }),
    staleTime: 60_000,
  });
}

/** Each call also reloads the menu of views. */
export const viewsApi = {
  async create(list: string, body: { name: string; query: string; isShared: boolean }) {
    await api.post(ALL, { params: { type: list }, body });
    await refresh(list);
  },
  async change(list: string, id: string, body: ViewChanges) {
    await api.patch(ONE, { params: { type: list, id }, body });
    await refresh(list);
  },
  async remove(list: string, id: string) {
    await api.del(ONE, { params: { type: list, id } });
    await refresh(list);
  },
  /** Undoes a deletion. */
  async restore(list: string, id: string) {
    await api.post(`${ONE}/restoration`, { params: { type: list, id } });
    await refresh(list);
  },
};

function refresh(list: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(list) });
}
