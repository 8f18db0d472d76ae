import Stripe from "stripe";
import { fetchWhole } from "../../network/fetch-whole";

/** For one request with its whole answer. */
const WITHIN_MS = 8_000;
/** A repetition carries the same idempotency key. A payer waits for both: 17 seconds at most with the pause between them. */
const RETRIES = 1;
/** A page of 100 checkouts has some 500 KB. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/**
 * The SDK, telling Stripe nothing of this machine. Its own time limit starts anew with every byte that arrives, so that an answer that
 * trickles in would never end: ours is for the whole answer.
 *
 * @param apiBase another address than Stripe's own, without a path; the SDK takes it in pieces and would go to port 443 always
 * @param withinMs how long one request may take with its whole answer, in milliseconds
 */
export function stripeClient(key: string, apiBase?: string, withinMs = WITHIN_MS): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined;
  const fetchAnswer: typeof fetch = (address, init) =>
    fetchWhole(String(address), init ?? {}, { withinMs, maxBytes: MAX_ANSWER_BYTES });
  return new Stripe(key, {
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchAnswer),
    timeout: withinMs,
    maxNetworkRetries: RETRIES,
    ...(base && {
      protocol: base.protocol === "http:" ? ("http" as const) : ("https" as const),
      host: base.hostname,
      port: base.port || (base.protocol === "http:" ? 80 : 443),
    }),
  });
}
