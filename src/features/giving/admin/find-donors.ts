import { MAX_PEOPLE } from "~/admin/find/people-source";
import type { Place } from "~/admin/find/places";
import { givingApi } from "./giving-api";

/** Donors by parts of their name, email address, or phone number. */
export async function findDonors(q: string, signal: AbortSignal): Promise<Place[]> {
  const { items } = await givingApi.donors({ q, page: 1, pageSize: MAX_PEOPLE }, signal);
  return items.map(({ id, name, email, place }) => ({
    href: `/admin/giving/donors/${id}`,
    label: name || "A donor whose name cannot be read",
    detail: [email, place].filter(Boolean).join(", "),
  }));
}
