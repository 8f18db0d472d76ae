import { createConnection } from "./create-connection";

/** The hospital's emergency status: tiny, never cached, and unlike any other server's response. */
const ASKED = "/incident.json";

/** Whether this page can reach the hospital. */
export const connection = createConnection({
  hasNetwork: () => navigator.onLine,
  ask: async () => !document.hidden && isOurs(await askHospital()),
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

function askHospital(): Promise<Response | null> {
  return fetch(ASKED, { cache: "no-store", credentials: "omit", redirect: "error" }).catch(() => null);
}

/** A network that requires a sign-in answers everything with its own page. */
function isOurs(answer: Response | null): boolean {
  return answer?.headers.get("content-type")?.startsWith("application/json") ?? false;
}
