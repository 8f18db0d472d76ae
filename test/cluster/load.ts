import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { solvedChallenge } from "../solve-challenge";

export interface Load {
  /** Ids of the registrations that the site acknowledged. */
  acknowledged: string[];
  reads: number;
  /** Responses that were errors, and requests without a response. Each was tried again. */
  failed: { reads: number; writes: number };
  /** The longest time from the first try to the response, in milliseconds. */
  longest: { read: number; write: number };
  /** Ends it after finishing requests that have begun. */
  stop(): Promise<void>;
}

const WRITERS = 3;
const READERS = 3;
/** Registering changes the list of classes, and so none of these. */
const PAGES = ["/", "/about-us", "/provider-search", "/donate", "/newsroom", "/patient-resources"];
const TIMEOUT_MS = 10_000;
const BETWEEN_TRIES_MS = 200;
const BETWEEN_READS_MS = 50;

/**
 * People who read pages and register for a class, at most three of each at a time. Each retries until it
 * succeeds, like a browser that sends the same form with the same key.
 */
export function startLoad(address: string, classId: string): Load {
  let isOver = false;
  const load: Omit<Load, "stop"> = {
    acknowledged: [],
    reads: 0,
    failed: { reads: 0, writes: 0 },
    longest: { read: 0, write: 0 },
  };

  async function untilAnswered(kind: "read" | "write", once: () => Promise<void>): Promise<void> {
    const began = performance.now();
    for (;;) {
      try {
        await once();
        break;
      } catch {
        load.failed[`${kind}s`] += 1;
        await delay(BETWEEN_TRIES_MS);
      }
    }
    load.longest[kind] = Math.max(load.longest[kind], performance.now() - began);
  }

  async function reader(first: number): Promise<void> {
    for (let next = first; !isOver; next++) {
      const path = PAGES[next % PAGES.length] ?? "/";
      await untilAnswered("read", () => read(address + path));
      load.reads += 1;
      await delay(BETWEEN_READS_MS);
    }
  }

  async function writer(): Promise<void> {
    while (!isOver) {
      const person = randomUUID();
      const network = randomNetwork();
      await untilAnswered("write", async () => {
        load.acknowledged.push(await register({ address, classId, person, network }));
      });
    }
  }

  const people = [
    ...Array.from({ length: READERS }, (_, at) => reader(at)),
    ...Array.from({ length: WRITERS }, writer),
  ];
  return Object.assign(load, {
    async stop() {
      isOver = true;
      await Promise.all(people);
    },
  });
}

async function read(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  if (!response.ok || !text.includes("</html>")) throw new Error(`${url}: ${response.status}`);
}

interface Attempt {
  address: string;
  classId: string;
  /** The key of all attempts of one person. */
  person: string;
  network: string;
}

/** @returns the registration's id; throws Error if the site did not acknowledge it */
async function register({ address, classId, person, network }: Attempt): Promise<string> {
  const body = new FormData();
  const fields = {
    firstName: person,
    lastName: "Miller",
    email: `${person}@patients.example`,
    address: "1 Main St",
    city: "Alder Creek",
    state: "NE",
    postalCode: "69199",
    altcha: await solvedChallenge(address),
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(`${address}/api/class/${classId}/register`, {
    method: "POST",
    body,
    headers: { "idempotency-key": person, accept: "application/json", "x-forwarded-for": network },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = (await response.json()) as { registration?: { id: string } };
  if (!response.ok || !answer.registration)
    throw new Error(`The registration got status ${response.status}.`);
  return answer.registration.id;
}

/** Limits count by the visitor's network. */
function randomNetwork(): string {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `100.${64 + (part() % 60)}.${part()}.${part()}`;
}
