import { clearSession } from "../../client/store/client-store";
import { api } from "../requests/api";

/** Ends the session here and on the server, and leads to the sign-in. Offline it still ends here. */
export async function signOut(): Promise<void> {
  await api.del("/api/admin/session").catch(() => undefined);
  clearSession();
  location.replace("/admin");
}
