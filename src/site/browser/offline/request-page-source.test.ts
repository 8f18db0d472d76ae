import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PageSource } from "../../offline/messages";
import { requestPageSource } from "./request-page-source";

const KEPT_AT = 1_000_000;
const WARNING = { title: "Tornado warning", text: "Stay.", url: "", until: null };

let sentMessages: { keptAt: number | null; port: MessagePort }[];
let responses: PageSource[];

const worker = {
  postMessage(message: { keptAt: number | null }, [port]: MessagePort[]) {
    if (port) sentMessages.push({ keptAt: message.keptAt, port });
  },
} as unknown as ServiceWorker;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  sentMessages = [];
  responses = [];
});
afterEach(() => {
  for (const { port } of sentMessages) port.close();
  vi.useRealTimers();
});

/** Sends the worker's answer to the last question, and waits until the page has received it. */
async function answer(source: PageSource): Promise<void> {
  const before = responses.length;
  sentMessages.at(-1)?.port.postMessage(source);
  await vi.waitUntil(() => responses.length > before);
}

test("a kept page asks repeatedly until the site has said whether there is an emergency, and says how old it is", async () => {
  const stop = requestPageSource(worker, null, (source) => responses.push(source));
  await answer({ keptAt: KEPT_AT, incident: null, isCurrent: false });
  vi.advanceTimersByTime(5_000);
  await answer({ keptAt: KEPT_AT, incident: null, isCurrent: false });
  vi.advanceTimersByTime(5_000);
  await answer({ keptAt: KEPT_AT, incident: WARNING, isCurrent: true });
  vi.advanceTimersByTime(60_000);
  expect(sentMessages.map(({ keptAt }) => keptAt)).toEqual([null, KEPT_AT, KEPT_AT]);
  expect(responses.at(-1)?.incident).toEqual(WARNING);
  stop();
});

test("a page from the network asks once", async () => {
  const stop = requestPageSource(worker, null, (source) => responses.push(source));
  await answer({ keptAt: null, incident: null, isCurrent: false });
  vi.advanceTimersByTime(60_000);
  expect(sentMessages).toHaveLength(1);
  stop();
});

test("a page stops asking after it was left", async () => {
  const stop = requestPageSource(worker, KEPT_AT, (source) => responses.push(source));
  await answer({ keptAt: KEPT_AT, incident: null, isCurrent: false });
  stop();
  vi.advanceTimersByTime(60_000);
  expect(sentMessages.map(({ keptAt }) => keptAt)).toEqual([KEPT_AT]);
});
