import { MAX_PEOPLE } from "~/admin/find/people-source";
import type { Place } from "~/admin/find/places";
import { applicationStates } from "../../applications/application-state";
import { applicationsApi } from "./applications-api";

/** Applications by parts of the applicant's name, email address, or phone number. */
export async function findApplicants(q: string, signal: AbortSignal): Promise<Place[]> {
  const { items } = await applicationsApi.search({ q, page: 1, pageSize: MAX_PEOPLE }, signal);
  return items.map(({ id, name, formName, state }) => ({
    href: `/admin/patient-applications/${id}`,
    label: name || "An applicant whose name cannot be read",
    detail: `${formName}, ${applicationStates[state]}`,
  }));
}
