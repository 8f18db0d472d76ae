import { useNavigate } from "react-router";
import { notifyDone } from "~/admin/screen/notify";
import { applicationsApi } from "./applications-api";

/** Opens the next application that is assigned to this person or to nobody. If there is none, opens the queue. */
export function useNextApplication(): (after?: string) => Promise<void> {
  const navigate = useNavigate();
  return async (after) => {
    const id = await applicationsApi.next(after);
    if (!id) notifyDone("No other application waits for you.");
    await navigate(id ? `/admin/patient-applications/${id}` : "/admin/patient-applications");
  };
}
