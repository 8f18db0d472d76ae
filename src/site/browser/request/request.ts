import { reportError } from "../errors/report-error";
import { clearSession } from "../store/client-store";
import { createRequests } from "./create-requests";

const requests = createRequests({
  fetch: (...call) => fetch(...call),
  clearSession,
  goToSignIn() {
    if (location.pathname !== "/admin") location.replace("/admin");
  },
  reportError,
});

/**
 * See `createRequests` for what they answer and throw.
 * @public
 */
export const { get, post, put, patch, del } = requests;
