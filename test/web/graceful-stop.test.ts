import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { pageFeedback } from "~/features/analytics/page-feedback/table";
import { testDatabase } from "../database";
import { type Site, startSite } from "../start-site";

const BODY = "answer=yes&path=/careers";

const { db, url } = await testDatabase();
const env = { DATABASE_URL: url, SEED: "empty" };
const [site, stuck] = [await startSite({ env }), await startSite({ env })];

test("finishes a running request, refuses new ones, and ends everything that was started", async () => {
  const request = await beginForm(site);
  const idle = (await openConnection(site)).resume();

  const idleClosed = once(idle, "close");

  const stopped = site.stop();
  await until(() => site.printed().includes("Stopping"));
  // The launcher says that it stops before the program has closed its port.
  await expect.poll(() => connectionError(site)).toBe("ECONNREFUSED");
  await idleClosed;
  request.write(BODY.slice(10));
  const answer = await readToEnd(request);

  expect(answer).toMatch(/^HTTP\/1\.1 303 /);
  expect(await stopped).toBe(0);
  expect(await db.select().from(pageFeedback)).toMatchObject([{ path: "/careers", count: 1 }]);
  expect(site.printed()).toContain("Stopped.");
});

test("a request that never ends delays the stop for ten seconds, not forever", {
  timeout: 90_000,
}, async () => {
  const request = await beginForm(stuck);
  request.on("error", () => {});
  const began = performance.now();
  expect(await stuck.stop()).toBe(0);
  const seconds = (performance.now() - began) / 1_000;
  expect(seconds).toBeGreaterThan(9);
  // Time beyond ten seconds is due to a busy machine.
  expect(seconds).toBeLessThan(30);
});

/** The code of the error with which a new connection fails; undefined if it is accepted. */
async function connectionError(site: Site): Promise<unknown> {
  try {
    (await openConnection(site)).destroy();
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

/** Sends a form up to the middle of its body. */
async function beginForm(site: Site): Promise<Socket> {
  const socket = await openConnection(site);
  const head = [
    "POST /feedback HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${BODY.length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${BODY.slice(0, 10)}`);
  // Requests are accepted in order: once a later one has a response, this one is being handled.
  await fetch(`${site.address}/healthz`);
  return socket;
}

async function openConnection(site: Site): Promise<Socket> {
  const socket = connect(Number(new URL(site.address).port), "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

async function readToEnd(socket: Socket): Promise<string> {
  let text = "";
  for await (const chunk of socket) text += chunk;
  return text;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(20);
}
