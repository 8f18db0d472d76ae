import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface ReceivedPurge {
  method: string | undefined;
  authorization: string | undefined;
  /** The keys in the header `Surrogate-Key`. */
  keys: string[];
  body: unknown;
  /** The response. */
  status: number;
}

export interface PurgeReceiver {
  url: string;
  /** In the order of their arrival. */
  purges: ReceivedPurge[];
  /** Answers the next purges with 503. */
  refuse(times: number): void;
  /** Answers no purge until the returned function is called. */
  stall(): () => void;
  stop(): Promise<void>;
}

/** The purge interface of a shared cache: an HTTP server that records the requests. */
export async function purgeReceiver(): Promise<PurgeReceiver> {
  const purges: ReceivedPurge[] = [];
  let refusals = 0;
  let stalled: Promise<void> | undefined;
  const server = createServer(async (request, response) => {
    const { method, headers } = request;
    const body = await json(request);
    await stalled;
    const status = refusals > 0 ? 503 : 204;
    refusals = Math.max(0, refusals - 1);
    const keys = String(headers["surrogate-key"]).split(" ");
    purges.push({ method, authorization: headers.authorization, keys, body, status });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    purges,
    refuse(times) {
      refusals = times;
    },
    stall() {
      const { promise, resolve } = Promise.withResolvers<void>();
      stalled = promise;
      return () => {
        stalled = undefined;
        resolve();
      };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
