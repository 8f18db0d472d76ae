import { MAX_PEOPLE } from "~/admin/find/people-source";
import type { Place } from "~/admin/find/places";
import { nameOf } from "./roster/name-of";
import { rosterApi } from "./roster/roster-api";

/** Registrations by name, email address, phone, or confirmation number of the person. */
export async function findRegistrants(q: string, signal: AbortSignal): Promise<Place[]> {
  const { items } = await rosterApi.find({ q, pageSize: MAX_PEOPLE, isQuick: true }, signal);
  return items.map(({ id, classId, firstName, lastName, title, when }) => ({
    href: `/admin/classes/${classId}/roster?person=${id}`,
    label: nameOf({ firstName, lastName, unreadable: false }),
    detail: [title, when.replace(/\s\|\s/, ", ")].filter(Boolean).join(", "),
  }));
}
