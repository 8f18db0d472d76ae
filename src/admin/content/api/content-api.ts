import type { BulkAction, BulkEditOutcome, ChoiceList, ItemList, ListItem } from "~/content/item-schemas";
import type { AnswerOf, QueryOf } from "~/site/browser/request/client";
import { api } from "../../requests/api";

const ALL = "/api/admin/{type}";
const ONE = "/api/admin/{type}/{id}";

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

/** The query of a list: the parameters of every list, and the type's own filters. */
export type ListQuery = QueryOf<"get", "/api/admin/{type}">;

/** Every content type that the signed-in person may work with. */
export async function fetchTypes() {
  const { types } = await api.get("/api/admin/types");
  return types;
}

/** The generic calls for one content type. Each throws an `ApiError` where the server refused. */
export function contentApi(type: string) {
  const one = (id: string) => ({ type, id });
  return {
    list: async (query: ListQuery, signal?: AbortSignal) =>
      asItems(await api.get(ALL, { params: { type }, query, signal })),
    read: (id: string) => api.get(ONE, { params: one(id) }).then(itemIn),
    /**
     * @param id the id of the new record, so that a repeated request creates it once; without it, the server
     * makes one
     * @param idempotencyKey a repeated request with the same key gets the first response
     */
    create: (data: Values, id?: string, idempotencyKey?: string) =>
      api.post(ALL, { params: { type }, body: { id, data }, idempotencyKey }).then(itemIn),
    /** @param idempotencyKey a repeated request with the same key gets the first response */
    save: ({ id, revision }: Target, data: Values, idempotencyKey?: string) =>
      api.patch(ONE, { params: one(id), body: { revision, data }, idempotencyKey }).then(itemIn),
    trash: ({ id, revision }: Target) => api.del(ONE, { params: one(id), body: { revision } }).then(itemIn),
    /** Takes it out of the trash. It is public again if it was before. */
    untrash: ({ id, revision }: Target, asDraft = false) =>
      api.post(`${ONE}/restoration`, { params: one(id), body: { revision, asDraft } }).then(itemIn),
    ...publicationCalls(type),
    duplicate: (id: string) => api.post(`${ONE}/duplicate`, { params: one(id) }).then(itemIn),
    relation: (id: string, relation: string) =>
      api.get(`${ONE}/relations/{relation}`, { params: { type, id, relation } }),
    changeRelation: (id: string, relation: string, body: { version: string; ids: string[] }) =>
      api.put(`${ONE}/relations/{relation}`, { params: { type, id, relation }, body }),
    /** Newest first; the first page is 1. */
    revisions: (id: string, page: number) =>
      api.get(`${ONE}/revisions`, { params: one(id), query: { page } }),
    revision: (id: string, n: number) =>
      api.get(`${ONE}/revisions/{n}`, { params: { type, id, n } }).then(({ revision }) => revision),
    restore: ({ id, revision }: Target, n: number) =>
      api
        .post(`${ONE}/revisions/{n}/restoration`, {
          params: { type, id, n },
          body: { revision },
        })
        .then(itemIn),
    checklist: (id: string) => api.get(`${ONE}/checklist`, { params: one(id) }),
    uses: (id: string) => api.get(`${ONE}/uses`, { params: one(id) }),
    arrive: (id: string) => api.put(`${ONE}/presence`, { params: one(id) }).then(({ others }) => others),
    leave: (id: string) => api.del(`${ONE}/presence`, { params: one(id) }),
    /** @param confirmLive how many public records the person agreed to; refused if the number has changed */
    bulk: (action: BulkAction, items: Target[], confirmLive?: number) =>
      api.post(`${ALL}/bulk`, { params: { type }, body: { action, items, confirmLive } }),
    /** How many of the records are public, so that an action unpublishes them. */
    countLive: (action: BulkAction, items: Target[]) =>
      api
        .post(`${ALL}/bulk`, { params: { type }, body: { action, items, dryRun: true } })
        .then(({ live }) => live),
    ...previewLinkCalls(type),
    ...editCalls(type),
    exportAddress: `/api/admin/${type}/export.csv`,
    listExportAddress: (shown: URLSearchParams) => `/api/admin/${type}/list.csv?${shown}`,
  };
}

export type PreviewLinks = AnswerOf<"get", "/api/admin/{type}/{id}/preview-links">["links"];

/** The calls for links that show a draft to people without an account. */
function previewLinkCalls(type: string) {
  const links = `${ONE}/preview-links` as const;
  return {
    previewLinks: (id: string) => api.get(links, { params: { type, id } }),
    /** @param days after which the link expires */
    makePreviewLink: (id: string, days: number) => api.post(links, { params: { type, id }, body: { days } }),
    revokePreviewLink: (id: string, linkId: string) =>
      api.del(`${links}/{linkId}`, { params: { type, id, linkId } }),
  };
}

/** One field, and its new value for several records. */
export interface FieldEdit {
  field: string;
  value: unknown;
}

/** The calls that edit one field of several working copies. */
function editCalls(type: string) {
  return {
    /** The changes that an edit would make; nothing is written. */
    previewEdit: (items: Target[], { field, value }: FieldEdit): Promise<BulkEditOutcome> =>
      api.post(`${ALL}/bulk-edit`, { params: { type }, body: { items, field, value, dryRun: true } }),
    editField: (items: Target[], { field, value }: FieldEdit): Promise<BulkEditOutcome> =>
      api.post(`${ALL}/bulk-edit`, { params: { type }, body: { items, field, value } }),
    /** @param items at the revisions that the edit wrote */
    undoEdit: (items: Target[]): Promise<BulkEditOutcome> =>
      api.post(`${ALL}/bulk-edit/undo`, { params: { type }, body: { items } }),
  };
}

/** The calls that decide what the public sees, and when. */
function publicationCalls(type: string) {
  const one = (id: string) => ({ type, id });
  return {
    publish: ({ id, revision }: Target) =>
      api.post(`${ONE}/publication`, { params: one(id), body: { revision } }).then(itemIn),
    unpublish: ({ id, revision }: Target) =>
      api.del(`${ONE}/publication`, { params: one(id), body: { revision } }).then(itemIn),
    requestReview: ({ id, revision }: Target) =>
      api.put(`${ONE}/review`, { params: one(id), body: { revision } }).then(itemIn),
    confirm: ({ id, revision }: Target) =>
      api.post(`${ONE}/confirmation`, { params: one(id), body: { revision } }).then(itemIn),
    schedule: ({ id, revision }: Target, { publishAt, unpublishAt }: Schedule) =>
      api
        .put(`${ONE}/schedule`, {
          params: one(id),
          body: { revision, publishAt, unpublishAt },
        })
        .then(itemIn),
    unschedule: ({ id, revision }: Target) =>
      api.del(`${ONE}/schedule`, { params: one(id), body: { revision } }).then(itemIn),
  };
}

const itemIn = <Item>({ item }: { item: Item }) => item;

/** A list of choices in the shape of a list of records: public, and only with the values that a picker shows. */
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
