import { api } from "~/admin/requests/api";
import type { BodyOf } from "~/site/browser/request/client";

const CLASS = "/api/admin/classes/{id}";
const REGISTRATION = "/api/admin/registrations/{id}";

/** Somebody who comes to the door, and is there. */
type WalkIn = Omit<BodyOf<"post", "/api/admin/classes/{id}/registrations">, "isHere" | "evenIfFull">;

/** The calls of the staff's screens of a class. Each throws an `ApiError` where the server refused. */
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
  /** @param refund by the policy of the class, everything, or so many cents */
  cancel: (id: string, refund: "policy" | "full" | 0) =>
    api.post(`${REGISTRATION}/cancellation`, { params: { id }, body: { refund } }),
  offer: (id: string) => api.post(`${REGISTRATION}/offer`, { params: { id } }),
  seat: (id: string) => api.post(`${REGISTRATION}/seat`, { params: { id }, body: { evenIfFull: true } }),
  place: (id: string, position: number) =>
    api.put(`${REGISTRATION}/place`, { params: { id }, body: { position } }),
  privateAnswers: (id: string) =>
    api.get(`${REGISTRATION}/answers`, { params: { id } }).then(({ answers }) => answers),
};
