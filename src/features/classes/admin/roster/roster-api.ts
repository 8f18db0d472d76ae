import { api } from "~/admin/requests/api";
import type { OtherClass, Roster } from "../../registrations/wire";
import type { MessageRequest, RefundChoice, WalkInRequest } from "./requests";

const ofClass = (id: string) => `/api/admin/classes/${id}`;
const one = (id: string) => `/api/admin/registrations/${id}`;

/** The calls of the staff's screens of a class. Each throws an `ApiError` where the server refused. */
export const rosterApi = {
  read: (classId: string, signal?: AbortSignal) =>
    api.get<Roster>(`${ofClass(classId)}/registrations`, { signal }),
  csvAddress: (classId: string, { withAnswers }: { withAnswers: boolean }) =>
    `${ofClass(classId)}/registrations.csv${withAnswers ? "?answers=true" : ""}`,
  walkIn: (classId: string, walkIn: WalkInRequest, idempotencyKey: string) =>
    api.post(
      `${ofClass(classId)}/registrations`,
      { ...walkIn, isHere: true, evenIfFull: true },
      { idempotencyKey },
    ),
  message: (classId: string, message: MessageRequest, idempotencyKey: string) =>
    api.post<{ recipients: number }>(`${ofClass(classId)}/messages`, { ...message }, { idempotencyKey }),
  cancelClass: (classId: string) => api.post(`${ofClass(classId)}/cancellation`, {}),
  otherClasses: (classId: string) =>
    api.get<{ items: OtherClass[] }>(`${ofClass(classId)}/other-classes`).then(({ items }) => items),
  note: (id: string, note: string) => api.put(`${one(id)}/note`, { note }),
  move: (id: string, classId: string) =>
    api.put<{ refund: number; owed: number }>(`${one(id)}/class`, { classId }),
  cancel: (id: string, refund: RefundChoice) =>
    api.post<{ refund: number }>(`${one(id)}/cancellation`, { refund }),
  offer: (id: string) => api.post(`${one(id)}/offer`, {}),
  seat: (id: string) => api.post(`${one(id)}/seat`, { evenIfFull: true }),
  place: (id: string, position: number) => api.put(`${one(id)}/place`, { position }),
  privateAnswers: (id: string) =>
    api
      .get<{ answers: { label: string; answer: string }[] }>(`${one(id)}/answers`)
      .then(({ answers }) => answers),
};
