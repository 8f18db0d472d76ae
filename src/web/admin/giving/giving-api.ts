import type {
  AcknowledgementCard,
  DonorDetail,
  DonorList,
  GiftDetail,
  GiftList,
  GivingOverview,
  MonthlyList,
} from "~/domain/giving/wire";
import type { PaymentsFound } from "~/domain/overview/wire";
import { api } from "../requests/api";
import { queryClient } from "../requests/query-client";

const path = "/api/admin/giving";

/** The calls of the foundation's screens. Each throws an `ApiError` where the server refused. */
export const givingApi = {
  overview: () => api.get<GivingOverview>(`${path}/overview`),
  gifts: (query: URLSearchParams, signal?: AbortSignal) =>
    api.get<GiftList>(`${path}/gifts`, { query, signal }),
  gift: (id: string) => api.get<{ gift: GiftDetail }>(`${path}/gifts/${id}`).then(({ gift }) => gift),
  csvAddress: (query: URLSearchParams) => `${path}/gifts.csv?${query}`,
  enterCheck: (check: Record<string, string | number | boolean | null>, idempotencyKey: string) =>
    api.post<{ id: string }>(`${path}/gifts`, check, { idempotencyKey }),
  refund: (id: string, refund: { key: string; amount: number; reason: string }) =>
    api.post(`${path}/gifts/${id}/refunds`, refund),
  resendReceipt: (id: string) => api.post(`${path}/gifts/${id}/receipt`),
  donors: (query: URLSearchParams, signal?: AbortSignal) =>
    api.get<DonorList>(`${path}/donors`, { query, signal }),
  donor: (id: string) => api.get<{ donor: DonorDetail }>(`${path}/donors/${id}`).then(({ donor }) => donor),
  monthly: (query: URLSearchParams, signal?: AbortSignal) =>
    api.get<MonthlyList>(`${path}/monthly`, { query, signal }),
  changeMonthly: (id: string, kind: "pause" | "resume" | "stop") =>
    api.post(`${path}/monthly/${id}/changes`, { kind }),
  cards: () => api.get<{ cards: AcknowledgementCard[] }>(`${path}/cards`).then(({ cards }) => cards),
  notePrinted: (giftIds: string[]) => api.post<{ printed: number }>(`${path}/cards`, { giftIds }),
  reconcile: () => api.post<PaymentsFound>(`${path}/reconciliation`),
};

/** After something changed: every figure of giving may be another. */
export const refreshGiving = () => queryClient.invalidateQueries({ queryKey: ["giving"] });
