import { lazy, Suspense, useEffect } from "react";
import { useOffline } from "~/site/browser/offline/use-offline";
import { usePageSource } from "~/site/browser/offline/use-page-source";
import { openAsDocument } from "~/site/browser/open-as-document";
import { useShellPart } from "~/site/use-shell-part";

const ConnectionNotice = lazy(() => import("./connection-notice"));

/**
 * Says that the hospital cannot be reached, and shows its last emergency notice; after that, that the page
 * may be outdated.
 */
export function ConnectionBar() {
  const shown = useShellPart("incident");
  const offline = useOffline();
  const { keptAt, incident: storedIncident } = usePageSource();
  useEffect(() => {
    if (!offline) return;
    // Without a connection only whole documents are available, so links load documents instead of page data.
    addEventListener("click", openAsDocument, true);
    return () => removeEventListener("click", openAsDocument, true);
  }, [offline]);
  if (!offline && keptAt === null) return null;
  const incident = storedIncident?.title === shown?.title ? null : storedIncident;
  return (
    <Suspense>
      <ConnectionNotice offline={offline} keptAt={keptAt} incident={incident} />
    </Suspense>
  );
}
