import type { PageMessage, PageSource } from "../../offline/messages";

const RETRY_MS = 5_000;

/**
 * Asks the service worker where the page came from. For a kept page, it asks again until the site itself has said
 * whether there is an emergency, because the first request after a reconnect can fail.
 * @param keptAt the current value: ms since 1970, or null
 * @param tell called with each answer
 * @returns a function that stops asking
 */
export function requestPageSource(
  worker: Pick<ServiceWorker, "postMessage">,
  keptAt: number | null,
  tell: (answer: PageSource) => void,
): () => void {
  let last: PageSource | undefined;
  let port: MessagePort | undefined;

  function ask(): void {
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = ({ data }: MessageEvent<PageSource>) => {
      last = data;
      tell(data);
    };
    const message: PageMessage = { type: "HOW_ANSWERED", keptAt: last?.keptAt ?? keptAt };
    worker.postMessage(message, [port2]);
  }

  ask();
  const asking = setInterval(() => {
    const isWaiting = last !== undefined && last.keptAt !== null && !last.isCurrent;
    if (isWaiting) ask();
  }, RETRY_MS);
  return () => {
    clearInterval(asking);
    port?.close();
  };
}
