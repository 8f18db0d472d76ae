import type { HowAnswered, PageMessage } from "../../offline/worker/messages";

const ASK_AGAIN_MS = 5_000;

/**
 * Asks the service worker how the page came here. For a page that was kept it asks again until the hospital itself has said whether there is
 * an emergency: the first request after the connection is back can fail.
 *
 * @param keptAt what is known from before: ms since 1970, or null
 * @param tell called with each answer
 * @returns stops asking and telling
 */
export function askHowAnswered(
  worker: Pick<ServiceWorker, "postMessage">,
  keptAt: number | null,
  tell: (answer: HowAnswered) => void,
): () => void {
  let last: HowAnswered | undefined;
  let port: MessagePort | undefined;

  function ask(): void {
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = ({ data }: MessageEvent<HowAnswered>) => {
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
  }, ASK_AGAIN_MS);
  return () => {
    clearInterval(asking);
    port?.close();
  };
}
