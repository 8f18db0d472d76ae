import { api } from "~/admin/requests/api";
import type { BodyOf } from "~/site/browser/request/client";

/** Somebody who comes to the door, and is there. */
type WalkIn = Omit<BodyOf<"post", "/api/admin/classes/{id}/registrations">, "isHere" | "evenIfFull">;

/** The calls of the staff's screens of a class. Each throws an `ApiError` where the server refused. */
export const rosterApi = {
  read: (classId: string, signal?: AbortSignal) =>
    api.get("/api/admin/classes/{id}/registrations", { params: { id: classId }, signal }),
  csvAddress: (classId: string, { withAnswers }: { withAnswers: boolean }) =>
    `/api/admin/classes/${classId}/registrations.csv${withAnswers ? "?answers=true" : ""}`,
  walkIn: (classId: string, walkIn: WalkIn, idempotencyKey: string) =>
    api.post("/api/admin/classes/{id}/registrations", {
      params: { id: classId },
      body: { ...walkIn, isHere: true, evenIfFull: true },
      idempotencyKey,
    }),
  message: (
    classId: string,
    body: BodyOf<"post", "/api/admin/classes/{id}/messages">,
    idempotencyKey: string,
  ) => api.post("/api/admin/classes/{id}/messages", { params: { id: classId }, body, idempotencyKey }),
  cancelClass: (classId: string) =>
    api.post("/api/admin/classes/{id}/cancellation", { params: { id: classId } }),
  otherClasses: (classId: string) =>
    api.get("/api/admin/classes/{id}/other-classes", { params: { id: classId } }).then(({ items }) => items),
  note: (id: string, note: string) =>
    api.put("/api/admin/registrations/{id}/note", { params: { id }, body: { note } }),
  move: (id: string, classId: string) =>
    api.put("/api/admin/registrations/{id}/class", { params: { id }, body: { classId } }),
  /** @param refund by the policy of the class, everything, or so many cents */
  cancel: (id: string, refund: "policy" | "full" | 0) =>
    api.post("/api/admin/registrations/{id}/cancellation", { params: { id }, body: { refund } }),
  offer: (id: string) => api.post("/api/admin/registrations/{id}/offer", { params: { id } }),
  seat: (id: string) =>
    api.post("/api/admin/registrations/{id}/seat", { params: { id }, body: { evenIfFull: true } }),
  place: (id: string, position: number) =>
    api.put("/api/admin/registrations/{id}/place", { params: { id }, body: { position } }),
  privateAnswers: (id: string) =>
    api.get("/api/admin/registrations/{id}/answers", { params: { id } }).then(({ answers }) => answers),
};
