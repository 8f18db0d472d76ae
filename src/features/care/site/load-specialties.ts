import { logError } from "~/site/browser/errors/console";
import { isFailure } from "~/site/browser/request/failure";
import { get } from "~/site/browser/request/request";
import { clientStore } from "~/site/browser/store/client-store";

/** Fetches the specialties for the menus and filters. A failure is only logged, and the stored list stays. */
export async function loadSpecialties(): Promise<void> {
  try {
    const answer = await get("/api/specialty/list");
    if (isFailure(answer)) throw new Error(answer.error.message);
    clientStore.setState({ specialties: answer.specialties });
  } catch (error) {
    logError("Business categories error", error);
  }
}
