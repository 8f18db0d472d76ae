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

/** One revision of one record: what every write names. */
export interface Target {
  id: string;
  revision: number;
}

/** Both ends of a schedule, ISO 8601 with offset; null takes an end away. */
export interface Schedule {
  publishAt: string | null;
  unpublishAt: string | null;
}

/** The records that refer to one from the other side, in order; a change names the version that it was made on. */
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

/** The generic calls for one content type. Each throws an `ApiError` where the server refused. */
export function contentApi(apiName: string) {
  const all = `/api/admin/${apiName}`;
  const one = (id: string) => `${all}/${id}`;
  const item = (answer: Promise<{ item: Item }>) => answer.then((said) => said.item);
  return {
    list: async (query: URLSearchParams, signal?: AbortSignal) =>
      asItems(await api.get<ItemList | ChoiceList>(all, { query, signal })),
    read: (id: string) => item(api.get(one(id))),
    /** @param id the new record's, so that sending it again creates nothing more; made by the server where it is left out */
    create: (data: Values, id?: string) => item(api.post(all, { ...(id && { id }), data })),
    save: ({ id, revision }: Target, data: Values) => item(api.patch(one(id), { revision, data })),
    trash: ({ id, revision }: Target) => item(api.del(one(id), { revision })),
    /** Out of the trash, and public again where it was. */
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
    /** @param confirmLive how many public records the person agreed to; refused where it is another number by now */
    bulk: (action: BulkAction, items: Target[], confirmLive?: number) =>
      api.post<BulkOutcome>(`${all}/bulk`, { action, items, confirmLive }),
    /** How many of the records are public, so that an action takes them off the site. */
    countLive: (action: BulkAction, items: Target[]) =>
      api.post<BulkOutcome>(`${all}/bulk`, { action, items, dryRun: true }).then(({ live }) => live),
    importCsv: (csv: string, commit: boolean) => api.post<ImportOutcome>(`${all}/import`, { csv, commit }),
    exportAddress: `${all}/export.csv`,
  };
}

/** A list of choices in the shape of a list of records: public, and with nothing but what a picker shows. */
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
