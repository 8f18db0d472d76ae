import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { HowAnswered, PageMessage } from "~/web/worker/messages";
import { connection } from "./connection";
import { useOffline } from "./use-offline";

/**
 * How the page that is shown came here, as the service worker tells it; nothing where none answers for the site. Asked again
 * on every page and whenever the hospital comes within reach or gets out of it.
 */
export function useHowAnswered(): HowAnswered {
  const [answered, setAnswered] = useState<HowAnswered>({ keptAt: null, incident: null });
  const { pathname } = useLocation();
  const offline = useOffline();
  const isNoted = useRef(false);
  /** The page that came as a document; null as soon as the application has led on. */
  const came = useRef<string | null>(pathname);
  useEffect(() => {
    const worker = navigator.serviceWorker?.controller;
    if (!worker) return;
    if (pathname !== came.current) came.current = null;
    const isDocument = came.current !== null;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<HowAnswered>) => {
      setAnswered(isDocument ? data : { ...data, keptAt: null });
      if (data.keptAt !== null && !isNoted.current) connection.noteKeptPage();
      isNoted.current = true;
    };
    // No document of it was asked for, which the worker could keep.
    if (!isDocument && !offline) tell(worker, { type: "PAGE_SHOWN", path: pathname });
    tell(worker, { type: "HOW_ANSWERED" }, [port2]);
    return () => port1.close();
  }, [pathname, offline]);
  return answered;
}

function tell(worker: ServiceWorker, message: PageMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports);
}
