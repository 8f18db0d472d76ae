import { EMERGENCY_NOTICE } from "~/server/isomorphic/emergency-notice";
import { createConnection } from "./create-connection";

/** Whether this page can reach the hospital. */
export const connection = createConnection({
  hasNetwork: () => navigator.onLine,
  ask: async () => !document.hidden && isOurs(await requestSite()),
  onChange(tell) {
    addEventListener("online", tell);
    addEventListener("offline", tell);
    document.addEventListener("visibilitychange", tell);
    return () => {
      removeEventListener("online", tell);
      removeEventListener("offline", tell);
      document.removeEventListener("visibilitychange", tell);
    };
  },
});

/** The response is tiny, never cached, and unlike that of any other server. */
function requestSite(): Promise<Response | null> {
  return fetch(EMERGENCY_NOTICE, { cache: "no-store", credentials: "omit", redirect: "error" }).catch(
    () => null,
  );
}

/** A network that requires a sign-in answers everything with its own page. */
function isOurs(answer: Response | null): boolean {
  return answer?.headers.get("content-type")?.startsWith("application/json") ?? false;
}
