import { logError } from "../errors/console";
import { isFailure } from "../request/failure";
import { get } from "../request/request";
import { useClientStore } from "../store/client-store";
import type { SpecialtyListItem } from "../store/stored-state";

/** Fetches the list of specialties for the menus and filters. A failure is only logged: the stored list serves on. */
export async function loadSpecialties(): Promise<void> {
  try {
    const answer = await get<{ specialties: SpecialtyListItem[] }>("/api/specialty/list");
    if (isFailure(answer)) throw new Error(answer.error.message);
    useClientStore.setState({ specialties: answer.specialties });
  } catch (error) {
    logError("Business categories error", error);
  }
}
