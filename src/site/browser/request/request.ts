import { requireNoDraft } from "../draft/require-no-draft";
import { reportError } from "../errors/report-error";
import { clearSession } from "../store/client-store";
import { type Client, clientOf } from "./client";
import { createSend } from "./create-requests";
import type { ApiFailure } from "./failure";

/** Sends requests outside the API, such as a form to its page; see `createRequests` for results and errors. */
export const send = createSend({
  fetch: (...call) => fetch(...call),
  requireAllowed: requireNoDraft,
  clearSession,
  goToSignIn() {
    if (location.pathname !== "/admin") location.replace("/admin");
  },
  reportError,
});

const requests: Client<ApiFailure> = clientOf(send);

/**
 * See `createRequests` for results and errors.
 * @public
 */
export const { get, post, put, patch, del } = requests;
