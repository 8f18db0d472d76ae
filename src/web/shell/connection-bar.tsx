import { lazy, Suspense, useEffect } from "react";
import { leadByDocument } from "../client/lead-by-document";
import { useHowAnswered, useOnline } from "../client/offline/use-connection";

const ConnectionNotice = lazy(() => import("./connection-notice"));

/**
 * Says that there is no connection, and what the hospital told everybody before there was none.
 *
 * @param shownIncident the title of what the page itself tells of
 */
export function ConnectionBar({ shownIncident }: { shownIncident: string | undefined }) {
  const online = useOnline();
  const answered = useHowAnswered();
  useEffect(() => {
    if (online) return;
    // Without a connection only whole pages are there: the application must not ask for a page's data.
    addEventListener("click", leadByDocument, true);
    return () => removeEventListener("click", leadByDocument, true);
  }, [online]);
  const keptAt = answered?.keptAt ?? null;
  if (online && keptAt === null) return null;
  const incident = answered?.incident?.title === shownIncident ? null : answered?.incident;
  return (
    <Suspense>
      <ConnectionNotice keptAt={keptAt} incident={incident ?? null} />
    </Suspense>
  );
}
