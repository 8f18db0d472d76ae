import type {
  BulkAction,
  BulkOutcome,
  Checklist,
  ChoiceList,
  ImportOutcome,
  Item,
  ItemList,
  ItemStatus,
  ListItem,
  Presence,
  Revision,
  RevisionDetail,
  TypeDescription,
  Use,
} from "~/content/description";
import { api } from "../../requests/api";

type Values = Record<string, unknown>;

/** One revision of one record, which every write names. */
export interface Target {
  id: string;
  revision: number;
}

/** Both times of a schedule, ISO 8601 with offset; null removes one. */
export interface Schedule {
  publishAt: string | null;
  unpublishAt: string | null;
}

/** The records that refer to one, in order; a change names the version that it is based on. */
export interface RelationList {
  items: { id: string; revision: number; title: string; status: ItemStatus }[];
  version: string;
}

interface RevisionList {
  revisions: Revision[];
  total: number;
  page: number;
  pageSize: number;
}

/** Every content type that the signed-in person may work with. */
export async function fetchTypes(): Promise<TypeDescription[]> {
  const { types } = await api.get<{ types: TypeDescription[] }>("/api/admin/types");
  return types;
}

/** The generic API calls for one content type. Each throws an `ApiError` if the server refuses. */
export function contentApi(apiName: string) {
  const all = `/api/admin/${apiName}`;
  const one = (id: string) => `${all}/${id}`;
  const item = (answer: Promise<{ item: Item }>) => answer.then((said) => said.item);
  return {
    list: async (query: URLSearchParams, signal?: AbortSignal) =>
      asItems(await api.get<ItemList | ChoiceList>(all, { query, signal })),
    read: (id: string) => item(api.get(one(id))),
    /**
     * @param id the new record's id, so that a repeated request creates nothing more; by default the server
     * makes one
     */
    create: (data: Values, id?: string) => item(api.post(all, { ...(id && { id }), data })),
    save: ({ id, revision }: Target, data: Values) => item(api.patch(one(id), { revision, data })),
    trash: ({ id, revision }: Target) => item(api.del(one(id), { revision })),
    /** Takes it out of the trash, and publishes it again if it was public. */
    untrash: ({ id, revision }: Target, asDraft = false) =>
      item(api.post(`${one(id)}/restoration`, { revision, asDraft })),
    publish: ({ id, revision }: Target) => item(api.post(`${one(id)}/publication`, { revision })),
    unpublish: ({ id, revision }: Target) => item(api.del(`${one(id)}/publication`, { revision })),
    requestReview: ({ id, revision }: Target) => item(api.put(`${one(id)}/review`, { revision })),
    confirm: ({ id, revision }: Target) => item(api.post(`${one(id)}/confirmation`, { revision })),
    schedule: ({ id, revision }: Target, schedule: Schedule) =>
      item(api.put(`${one(id)}/schedule`, { revision, ...schedule })),
    unschedule: ({ id, revision }: Target) => item(api.del(`${one(id)}/schedule`, { revision })),
    duplicate: (id: string) => item(api.post(`${one(id)}/duplicate`, {})),
    relation: (id: string, name: string) => api.get<RelationList>(`${one(id)}/relations/${name}`),
    changeRelation: (id: string, name: string, list: { version: string; ids: string[] }) =>
      api.put<RelationList>(`${one(id)}/relations/${name}`, list),
    /** Newest first; the first page is 1. */
    revisions: (id: string, page: number) =>
      api.get<RevisionList>(`${one(id)}/revisions`, { query: new URLSearchParams({ page: String(page) }) }),
    revision: (id: string, number: number) =>
      api
        .get<{ revision: RevisionDetail }>(`${one(id)}/revisions/${number}`)
        .then(({ revision }) => revision),
    restore: ({ id, revision }: Target, number: number) =>
      item(api.post(`${one(id)}/revisions/${number}/restoration`, { revision })),
    checklist: (id: string) => api.get<Checklist>(`${one(id)}/checklist`),
    uses: (id: string) => api.get<{ uses: Use[]; hidden: number }>(`${one(id)}/uses`),
    arrive: (id: string) =>
      api.put<{ others: Presence[] }>(`${one(id)}/presence`).then(({ others }) => others),
    leave: (id: string) => api.del(`${one(id)}/presence`),
    /**
     * @param confirmLive the number of public records that the person agreed to; refused if it has changed
     */
    bulk: (action: BulkAction, items: Target[], confirmLive?: number) =>
      api.post<BulkOutcome>(`${all}/bulk`, { action, items, confirmLive }),
    /** The number of public records that an action would take off the site. */
    countLive: (action: BulkAction, items: Target[]) =>
      api.post<BulkOutcome>(`${all}/bulk`, { action, items, dryRun: true }).then(({ live }) => live),
    importCsv: (csv: string, commit: boolean) => api.post<ImportOutcome>(`${all}/import`, { csv, commit }),
    exportAddress: `${all}/export.csv`,
  };
}

/** Converts a list of choices to a list of records: public, and with only what a picker shows. */
function asItems(list: ItemList | ChoiceList): ItemList {
  const { references } = list;
  const items = list.items.map((item): ListItem => {
    if ("revision" in item) return item;
    const { thumbSrc, alt, url = null } = references[item.id] ?? {};
    return {
      id: item.id,
      title: item.title,
      url,
      values: { thumbSrc, alt },
      revision: 0,
      slug: null,
      status: "live",
      updatedAt: "",
      updatedByName: "",
      publishedAt: null,
      reviewRequestedAt: null,
      schedule: null,
    };
  });
  return { ...list, items };
}
