import { downloadFile } from "~/admin/content/api/download-file";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import type { PaymentsFound } from "~/features/operations/shared/wire";
import type {
  AcknowledgementCard,
  DonorDetail,
  DonorList,
  GiftDetail,
  GiftList,
  GivingOverview,
  MonthlyList,
} from "../wire";

const path = "/api/admin/giving";

/** What a list is narrowed to, and which page of it. */
export type Asked = Record<string, string | number> & { page: number; pageSize: number };

/** The calls of the foundation's screens. Each throws an `ApiError` where the server refused. */
export const givingApi = {
  overview: () => api.get<GivingOverview>(`${path}/overview`),
  gifts: (asked: Asked, signal?: AbortSignal) =>
    api.post<GiftList>(`${path}/gifts/search`, asked, { signal }),
  gift: (id: string) => api.get<{ gift: GiftDetail }>(`${path}/gifts/${id}`).then(({ gift }) => gift),
  exportGifts: (asked: Record<string, string>) =>
    downloadFile(`${path}/gifts/export`, "gifts.csv", { body: asked }),
  enterCheck: (check: Record<string, string | number | boolean | null>, idempotencyKey: string) =>
    api.post<{ id: string }>(`${path}/gifts`, check, { idempotencyKey }),
  refund: (id: string, refund: { key: string; amount: number; reason: string }) =>
    api.post(`${path}/gifts/${id}/refunds`, refund),
  resendReceipt: (id: string) => api.post(`${path}/gifts/${id}/receipt`),
  donors: (asked: Asked, signal?: AbortSignal) =>
    api.post<DonorList>(`${path}/donors/search`, asked, { signal }),
  donor: (id: string) => api.get<{ donor: DonorDetail }>(`${path}/donors/${id}`).then(({ donor }) => donor),
  monthly: (asked: Asked, signal?: AbortSignal) => {
    const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
    return api.get<MonthlyList>(`${path}/monthly`, { query, signal });
  },
  changeMonthly: (id: string, kind: "pause" | "resume" | "stop") =>
    api.post(`${path}/monthly/${id}/changes`, { kind }),
  cards: () => api.get<{ cards: AcknowledgementCard[] }>(`${path}/cards`).then(({ cards }) => cards),
  notePrinted: (giftIds: string[]) => api.post<{ printed: number }>(`${path}/cards`, { giftIds }),
  reconcile: () => api.post<PaymentsFound>(`${path}/reconciliation`),
};

/** After something changed: every figure of giving may be another. */
export const refreshGiving = () => queryClient.invalidateQueries({ queryKey: ["giving"] });
