import { downloadFile } from "~/admin/content/api/download-file";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import type { BodyOf, QueryOf } from "~/site/browser/request/client";

/** The calls of the foundation's screens. Each throws an `ApiError` where the server refused. */
export const givingApi = {
  overview: () => api.get("/api/admin/giving/overview"),
  gifts: (body: BodyOf<"post", "/api/admin/giving/gifts/search">, signal?: AbortSignal) =>
    api.post("/api/admin/giving/gifts/search", { body, signal }),
  gift: (id: string) => api.get("/api/admin/giving/gifts/{id}", { params: { id } }).then(({ gift }) => gift),
  exportGifts: (body: BodyOf<"post", "/api/admin/giving/gifts/export">) =>
    downloadFile("/api/admin/giving/gifts/export", "gifts.csv", { body }),
  enterCheck: (body: BodyOf<"post", "/api/admin/giving/gifts">, idempotencyKey: string) =>
    api.post("/api/admin/giving/gifts", { body, idempotencyKey }),
  refund: (id: string, body: BodyOf<"post", "/api/admin/giving/gifts/{id}/refunds">) =>
    api.post("/api/admin/giving/gifts/{id}/refunds", { params: { id }, body }),
  resendReceipt: (id: string) => api.post("/api/admin/giving/gifts/{id}/receipt", { params: { id } }),
  donors: (body: BodyOf<"post", "/api/admin/giving/donors/search">, signal?: AbortSignal) =>
    api.post("/api/admin/giving/donors/search", { body, signal }),
  donor: (id: string) =>
    api.get("/api/admin/giving/donors/{id}", { params: { id } }).then(({ donor }) => donor),
  monthly: (query: QueryOf<"get", "/api/admin/giving/monthly">, signal?: AbortSignal) =>
    api.get("/api/admin/giving/monthly", { query, signal }),
  changeMonthly: (id: string, kind: "pause" | "resume" | "stop") =>
    api.post("/api/admin/giving/monthly/{id}/changes", { params: { id }, body: { kind } }),
  cards: () => api.get("/api/admin/giving/cards").then(({ cards }) => cards),
  notePrinted: (giftIds: string[]) => api.post("/api/admin/giving/cards", { body: { giftIds } }),
  reconcile: () => api.post("/api/admin/giving/reconciliation"),
};

/** After something changed: every figure of giving may be another. */
export const refreshGiving = () => queryClient.invalidateQueries({ queryKey: ["giving"] });
