import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { HowAnswered, PageMessage } from "~/web/worker/messages";

/** Whether the browser has a connection at all; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * How the page that is shown came here: null before that is known and where no worker answers for the site. Asked again on
 * every page and whenever the connection comes or goes.
 */
export function useHowAnswered(): HowAnswered | null {
  const [answered, setAnswered] = useState<HowAnswered | null>(null);
  const { pathname } = useLocation();
  const online = useOnline();
  const first = useRef(pathname);
  useEffect(() => {
    const worker = navigator.serviceWorker?.controller;
    if (!worker) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => setAnswered(data as HowAnswered);
    // The application leads to it without asking for a document that the worker could keep.
    if (pathname !== first.current && online) tell(worker, { type: "PAGE_SHOWN", path: pathname });
    first.current = pathname;
    tell(worker, { type: "HOW_ANSWERED" }, [port2]);
    return () => port1.close();
  }, [pathname, online]);
  return answered;
}

function tell(worker: ServiceWorker, message: PageMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports);
}

function listen(tell: () => void): () => void {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}
