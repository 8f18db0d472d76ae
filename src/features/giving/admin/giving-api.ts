import { downloadFile } from "~/admin/content/api/download-file";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import type { BodyOf } from "~/site/browser/request/client";

const GIFTS = "/api/admin/giving/gifts";
const GIVING = "/api/admin/giving";

/** The requests of the foundation's screens. Each throws an `ApiError` if the server refuses. */
export const givingApi = {
  overview: () => api.get(`${GIVING}/overview`),
  gifts: (body: BodyOf<"post", "/api/admin/giving/gifts/search">, signal?: AbortSignal) =>
    api.post(`${GIFTS}/search`, { body, signal }),
  gift: (id: string) => api.get(`${GIFTS}/{id}`, { params: { id } }).then(({ gift }) => gift),
  exportGifts: (body: BodyOf<"post", "/api/admin/giving/gifts/export">) =>
    downloadFile(`${GIFTS}/export`, "gifts.csv", { body }),
  enterCheck: (body: BodyOf<"post", "/api/admin/giving/gifts">, idempotencyKey: string) =>
    api.post(GIFTS, { body, idempotencyKey }),
  enterChecks: (body: BodyOf<"post", "/api/admin/giving/gifts/batch">, idempotencyKey: string) =>
    api.post(`${GIFTS}/batch`, { body, idempotencyKey }),
  importGifts: (body: BodyOf<"post", "/api/admin/giving/gifts/import">) =>
    api.post(`${GIFTS}/import`, { body }),
  correctGift: (id: string, body: BodyOf<"put", "/api/admin/giving/gifts/{id}/details">) =>
    api.put(`${GIFTS}/{id}/details`, { params: { id }, body }),
  undoGiftCorrection: (id: string, body: BodyOf<"post", "/api/admin/giving/gifts/{id}/undo">) =>
    api.post(`${GIFTS}/{id}/undo`, { params: { id }, body }),
  correctDonor: (id: string, body: BodyOf<"put", "/api/admin/giving/donors/{id}/details">) =>
    api.put(`${GIVING}/donors/{id}/details`, { params: { id }, body }),
  undoDonorCorrection: (id: string, body: BodyOf<"post", "/api/admin/giving/donors/{id}/undo">) =>
    api.post(`${GIVING}/donors/{id}/undo`, { params: { id }, body }),
  refund: (id: string, body: BodyOf<"post", "/api/admin/giving/gifts/{id}/refunds">) =>
    api.post(`${GIFTS}/{id}/refunds`, { params: { id }, body }),
  resendReceipt: (id: string) => api.post(`${GIFTS}/{id}/receipt`, { params: { id } }),
  donors: (body: BodyOf<"post", "/api/admin/giving/donors/search">, signal?: AbortSignal) =>
    api.post(`${GIVING}/donors/search`, { body, signal }),
  exportDonors: (body: BodyOf<"post", "/api/admin/giving/donors/export">) =>
    downloadFile(`${GIVING}/donors/export`, "donors.csv", { body }),
  donor: (id: string) => api.get(`${GIVING}/donors/{id}`, { params: { id } }).then(({ donor }) => donor),
  mergeDonors: (id: string, body: BodyOf<"post", "/api/admin/giving/donors/{id}/merge">) =>
    api.post(`${GIVING}/donors/{id}/merge`, { params: { id }, body }),
  undoMerge: (id: string, mergeId: string) =>
    api.post(`${GIVING}/donors/{id}/merge/undo`, { params: { id }, body: { mergeId } }),
  statements: (year: number) => api.get(`${GIVING}/statements/{year}`, { params: { year: String(year) } }),
  startStatements: (year: number) =>
    api.post(`${GIVING}/statements/{year}`, { params: { year: String(year) } }),
  stopStatements: (year: number) =>
    api.post(`${GIVING}/statements/{year}/stop`, { params: { year: String(year) } }),
  paperStatements: (year: number, part: number) =>
    downloadFile(`${GIVING}/statements/${year}/paper/${part}`, `statements-${year}-${part}.pdf`),
  donorStatement: (id: string, year: number) =>
    downloadFile(`${GIVING}/donors/${id}/statements/${year}`, `gifts-${year}.pdf`),
  mailStatement: (id: string, year: number, idempotencyKey: string) =>
    api.post(`${GIVING}/donors/{id}/statements/{year}`, {
      params: { id, year: String(year) },
      idempotencyKey,
    }),
  addPledge: (
    id: string,
    body: BodyOf<"post", "/api/admin/giving/donors/{id}/pledges">,
    idempotencyKey: string,
  ) => api.post(`${GIVING}/donors/{id}/pledges`, { params: { id }, body, idempotencyKey }),
  setPledgeCanceled: (id: string, body: BodyOf<"put", "/api/admin/giving/pledges/{id}/state">) =>
    api.put(`${GIVING}/pledges/{id}/state`, { params: { id }, body }),
  addInKind: (
    id: string,
    body: BodyOf<"post", "/api/admin/giving/donors/{id}/in-kind">,
    idempotencyKey: string,
  ) => api.post(`${GIVING}/donors/{id}/in-kind`, { params: { id }, body, idempotencyKey }),
  setInKindVoided: (id: string, body: BodyOf<"put", "/api/admin/giving/in-kind/{id}/state">) =>
    api.put(`${GIVING}/in-kind/{id}/state`, { params: { id }, body }),
  inKindReceipt: (id: string, number: string) =>
    downloadFile(`${GIVING}/in-kind/${id}/receipt`, `receipt-${number}.pdf`),
  designations: () => api.get(`${GIVING}/designations`).then(({ designations }) => designations),
  addDesignation: (body: BodyOf<"post", "/api/admin/giving/designations">) =>
    api.post(`${GIVING}/designations`, { body }),
  editDesignation: (id: string, body: BodyOf<"put", "/api/admin/giving/designations/{id}">) =>
    api.put(`${GIVING}/designations/{id}`, { params: { id }, body }),
  deleteDesignation: (id: string, revision: number) =>
    api.del(`${GIVING}/designations/{id}`, { params: { id }, body: { revision } }),
  orderDesignations: (ids: string[]) => api.post(`${GIVING}/designation-order`, { body: { ids } }),
  monthly: (body: BodyOf<"post", "/api/admin/giving/monthly/search">, signal?: AbortSignal) =>
    api.post(`${GIVING}/monthly/search`, { body, signal }),
  exportMonthly: (body: BodyOf<"post", "/api/admin/giving/monthly/export">) =>
    downloadFile(`${GIVING}/monthly/export`, "monthly-gifts.csv", { body }),
  changeMonthly: (id: string, kind: "pause" | "resume" | "stop") =>
    api.post(`${GIVING}/monthly/{id}/changes`, { params: { id }, body: { kind } }),
  cards: () => api.get(`${GIVING}/cards`).then(({ cards }) => cards),
  notePrinted: (giftIds: string[]) => api.post(`${GIVING}/cards`, { body: { giftIds } }),
  reconcile: () => api.post(`${GIVING}/reconciliation`),
};

/** Reloads all data about giving. Call it after a change. */
export const refreshGiving = () => queryClient.invalidateQueries({ queryKey: ["giving"] });
