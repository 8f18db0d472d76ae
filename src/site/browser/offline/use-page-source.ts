import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { PageMessage, PageSource } from "../../offline/messages";
import { connection } from "./connection";
import { requestPageSource } from "./request-page-source";
import { useOffline } from "./use-offline";

/**
 * How the present page was answered, according to the service worker; empty without a worker. Asked again on
 * every page, and whenever the connection changes.
 */
export function usePageSource(): PageSource {
  const [answered, setAnswered] = useState<PageSource>({ keptAt: null, incident: null, isCurrent: false });
  const { pathname } = useLocation();
  const offline = useOffline();
  const isNoted = useRef(false);
  /** `keptAt` of the page that was loaded as a document. */
  const keptAt = useRef<number | null>(null);
  /** Path of the page that was loaded as a document; null once the app has navigated. */
  const came = useRef<string | null>(pathname);
  useEffect(() => {
    const worker = navigator.serviceWorker?.controller;
    if (!worker) return;
    if (pathname !== came.current) came.current = null;
    const isDocument = came.current !== null;
    // The page was not requested as a document, which the worker could keep.
    if (!isDocument && !offline) {
      worker.postMessage({ type: "PAGE_SHOWN", path: pathname } satisfies PageMessage);
    }
    return requestPageSource(worker, isDocument ? keptAt.current : null, (data) => {
      keptAt.current = data.keptAt;
      setAnswered(isDocument ? data : { ...data, keptAt: null });
      if (data.keptAt !== null && !isNoted.current) connection.noteStoredPage();
      isNoted.current = true;
    });
  }, [pathname, offline]);
  return answered;
}
