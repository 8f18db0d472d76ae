import { api } from "~/admin/requests/api";
import type { BodyOf } from "~/site/browser/request/client";

const CLASS = "/api/admin/classes/{id}";
const REGISTRATION = "/api/admin/registrations/{id}";

/** A walk-in to add. They are checked in at once. */
type WalkIn = Omit<BodyOf<"post", "/api/admin/classes/{id}/registrations">, "isHere" | "evenIfFull">;

/** The requests of the roster. Each throws an `ApiError` if the server refuses. */
export const rosterApi = {
  read: (classId: string, signal?: AbortSignal) =>
    api.get(`${CLASS}/registrations`, { params: { id: classId }, signal }),
  csvAddress: (classId: string, { withAnswers }: { withAnswers: boolean }) =>
    `/api/admin/classes/${classId}/registrations.csv${withAnswers ? "?answers=true" : ""}`,
  walkIn: (classId: string, walkIn: WalkIn, idempotencyKey: string) =>
    api.post(`${CLASS}/registrations`, {
      params: { id: classId },
      body: { ...walkIn, isHere: true, evenIfFull: true },
      idempotencyKey,
    }),
  message: (
    classId: string,
    body: BodyOf<"post", "/api/admin/classes/{id}/messages">,
    idempotencyKey: string,
  ) => api.post(`${CLASS}/messages`, { params: { id: classId }, body, idempotencyKey }),
  cancelClass: (classId: string) => api.post(`${CLASS}/cancellation`, { params: { id: classId } }),
  otherClasses: (classId: string) =>
    api.get(`${CLASS}/other-classes`, { params: { id: classId } }).then(({ items }) => items),
  note: (id: string, note: string) => api.put(`${REGISTRATION}/note`, { params: { id }, body: { note } }),
  move: (id: string, classId: string) =>
    api.put(`${REGISTRATION}/class`, { params: { id }, body: { classId } }),
  /** @param refund "policy" applies the refund policy of the class, "full" refunds everything, 0 refunds nothing */
  cancel: (id: string, refund: "policy" | "full" | 0) =>
    api.post(`${REGISTRATION}/cancellation`, { params: { id }, body: { refund } }),
  offer: (id: string) => api.post(`${REGISTRATION}/offer`, { params: { id } }),
  seat: (id: string) => api.post(`${REGISTRATION}/seat`, { params: { id }, body: { evenIfFull: true } }),
  place: (id: string, position: number) =>
    api.put(`${REGISTRATION}/place`, { params: { id }, body: { position } }),
  privateAnswers: (id: string) =>
    api.get(`${REGISTRATION}/answers`, { params: { id } }).then(({ answers }) => answers),
};
