import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

export interface Visit {
  /** How many answers to the question under a page were accepted. */
  accepted: number;
  /** Statuses and error codes of responses to reads and answers that failed. */
  refused: unknown[];
  /** The longest time between two responses, including the next request. */
  longestPauseMs: number;
}

/** Visitors who read a page and answer the question under it, one request after another, until `stop`. */
export function visit(address: string, { writes = true } = {}): { stop(): Promise<Visit> } {
  const port = new URL(address).port;
  const refused: unknown[] = [];
  let accepted = 0;
  let longestPauseMs = 0;
  let isOver = false;
  const ended = (async () => {
    for (let last = performance.now(), visitor = 0; !isOver; await delay(20)) {
      visitor += 1;
      const status = await (visitor % 4 === 0 && writes
        ? answerQuestion(port, visitor)
        : readPage(port)
      ).catch((error: NodeJS.ErrnoException) => error.code);
      if (status === 303) accepted += 1;
      else if (status !== 200) refused.push(status);
      longestPauseMs = Math.max(longestPauseMs, performance.now() - last);
      last = performance.now();
    }
  })();
  return {
    async stop() {
      isOver = true;
      await ended;
      return { accepted, refused, longestPauseMs };
    },
  };
}

function readPage(port: string): Promise<number | undefined> {
  return ask(port, { path: "/robots.txt" });
}

function answerQuestion(port: string, visitor: number): Promise<number | undefined> {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    // Together they send more than the limit per network.
    "x-forwarded-for": `10.1.${visitor >> 8}.${visitor & 255}`,
  };
  return ask(port, { path: "/feedback", method: "POST", headers }, "answer=yes&path=/careers");
}

/**
 * On a new connection, like a new visitor's browser.
 * @returns the status
 */
function ask(port: string, options: object, body = ""): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const pageRequest = request({ host: "127.0.0.1", port, agent: false, ...options }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode));
    });
    pageRequest.on("error", reject);
    pageRequest.end(body);
  });
}
