import { reportError } from "../errors/report-error";
import { clearSession } from "../store/client-store";
import { type Client, clientOf } from "./client";
import { createSend } from "./create-requests";
import type { ApiFailure } from "./failure";

/** Sends what is no endpoint of the API, such as a form to its page; see `createRequests` for what it answers and throws. */
export const send = createSend({
  fetch: (...call) => fetch(...call),
  clearSession,
  goToSignIn() {
    if (location.pathname !== "/admin") location.replace("/admin");
  },
  reportError,
});

const requests: Client<ApiFailure> = clientOf(send);

/**
 * See `createRequests` for what they answer and throw.
 * @public
 */
export const { get, post, put, patch, del } = requests;
