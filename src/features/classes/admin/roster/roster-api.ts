import { downloadFile } from "~/admin/content/api/download-file";
import { api } from "~/admin/requests/api";
import type { BodyOf } from "~/site/browser/request/client";
import type { RosterEntry } from "../../api/admin/schemas";

const CLASS = "/api/admin/classes/{id}";
const REGISTRATION = "/api/admin/registrations/{id}";

type DeskEntry = BodyOf<"post", "/api/admin/classes/{id}/registrations">;
type Edit = Omit<BodyOf<"put", "/api/admin/registrations/{id}/details">, "revision">;

/** The registration as the screen shows it. The server refuses the change if its revision has increased since. */
type ShownEntry = Pick<RosterEntry, "id" | "revision">;

/** The requests of the roster. Each throws an `ApiError` if the server refuses it. */
export const rosterApi = {
  read: (classId: string, signal?: AbortSignal, timeoutMs?: number) =>
    api.get(`${CLASS}/registrations`, { params: { id: classId }, signal, timeoutMs }),
  csvAddress: (classId: string, { withAnswers }: { withAnswers: boolean }) =>
    `/api/admin/classes/${classId}/registrations.csv${withAnswers ? "?answers=true" : ""}`,
  add: (classId: string, body: DeskEntry, idempotencyKey: string) =>
    api.post(`${CLASS}/registrations`, { params: { id: classId }, body, idempotencyKey }),
  message: (
    classId: string,
    body: BodyOf<"post", "/api/admin/classes/{id}/messages">,
    idempotencyKey: string,
  ) => api.post(`${CLASS}/messages`, { params: { id: classId }, body, idempotencyKey }),
  cancelClass: (classId: string) => api.post(`${CLASS}/cancellation`, { params: { id: classId } }),
  otherClasses: (classId: string) =>
    api.get(`${CLASS}/other-classes`, { params: { id: classId } }).then(({ items }) => items),
  find: (body: BodyOf<"post", "/api/admin/registrations/search">, signal?: AbortSignal) =>
    api.post("/api/admin/registrations/search", { body, signal }),
  exportList: (body: BodyOf<"post", "/api/admin/registrations/export">) =>
    downloadFile("/api/admin/registrations/export", "registrations.csv", { body }),
  detail: (id: string, signal?: AbortSignal) => api.get(REGISTRATION, { params: { id }, signal }),
  edit: ({ id, revision }: ShownEntry, { values, withPrivateAnswers, notify }: Edit) =>
    api.put(`${REGISTRATION}/details`, {
      params: { id },
      body: { revision, values, withPrivateAnswers, notify },
    }),
  note: ({ id, revision }: ShownEntry, note: string) =>
    api.put(`${REGISTRATION}/note`, { params: { id }, body: { note, revision } }),
  move: ({ id, revision }: ShownEntry, classId: string, evenIfFull: boolean) =>
    api.put(`${REGISTRATION}/class`, { params: { id }, body: { classId, evenIfFull, revision } }),
  /** @param refund "policy" applies the refund policy of the class, "full" refunds everything, 0 refunds nothing */
  cancel: ({ id, revision }: ShownEntry, refund: "policy" | "full" | 0) =>
    api.post(`${REGISTRATION}/cancellation`, { params: { id }, body: { refund, revision } }),
  cancelOne: ({ id, revision }: ShownEntry, person: number, refund: "policy" | "full" | 0) =>
    api.post(`${REGISTRATION}/people/{person}/cancellation`, {
      params: { id, person },
      body: { refund, revision },
    }),
  /** @param amount in cents; omit it to refund the rest */
  refund: ({ id, revision }: ShownEntry, amount: "full" | number, idempotencyKey: string) =>
    api.post(`${REGISTRATION}/refunds`, { params: { id }, body: { amount, revision }, idempotencyKey }),
  resend: (id: string, idempotencyKey: string) =>
    api.post(`${REGISTRATION}/confirmation`, { params: { id }, idempotencyKey }),
  undo: (id: string, correctionId: string, evenIfFull: boolean) =>
    api.post(`${REGISTRATION}/corrections/{correctionId}/undo`, {
      params: { id, correctionId },
      body: { evenIfFull },
    }),
  offer: (id: string) => api.post(`${REGISTRATION}/offer`, { params: { id } }),
  seat: (id: string) => api.post(`${REGISTRATION}/seat`, { params: { id }, body: { evenIfFull: true } }),
  place: (id: string, position: number) =>
    api.put(`${REGISTRATION}/place`, { params: { id }, body: { position } }),
  privateAnswers: (id: string) =>
    api.get(`${REGISTRATION}/answers`, { params: { id } }).then(({ answers }) => answers),
};
