import Stripe from "stripe";
import { fetchWithTimeout } from "../../network/fetch-with-timeout";

/** Timeout of one request with its whole response. */
const TIMEOUT_MS = 8_000;
/** A retry has the same idempotency key. A payer waits for both: 17 seconds at most, including the pause. */
const RETRIES = 1;
/** A page of 100 checkouts has about 500 KB. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/**
 * The SDK, without telemetry about this machine. Its own timeout restarts with every byte, so a slow response
 * would never end; ours covers the whole response.
 * @param apiBase replaces Stripe's address, without a path; passed in parts, because the SDK would always use
 * port 443
 * @param withinMs timeout of one request with its whole response, in milliseconds
 */
export function stripeClient(key: string, apiBase?: string, withinMs = TIMEOUT_MS): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined;
  const isPlain = base?.protocol === "http:";
  const fetchAnswer: typeof fetch = (address, init) =>
    fetchWithTimeout(String(address), init ?? {}, { withinMs, maxBytes: MAX_ANSWER_BYTES });
  return new Stripe(key, {
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchAnswer),
    timeout: withinMs,
    maxNetworkRetries: RETRIES,
    protocol: base && (isPlain ? "http" : "https"),
    host: base?.hostname,
    port: base && (base.port || (isPlain ? 80 : 443)),
  });
}
