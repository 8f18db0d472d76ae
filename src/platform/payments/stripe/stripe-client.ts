import Stripe from "stripe";

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/**
 * The SDK, telling Stripe nothing of this machine.
 * @param apiBase another address than Stripe's own, without a path; the SDK takes it in pieces and would go to port 443 always
 */
export function stripeClient(key: string, apiBase?: string): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Stripe(key, {
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    ...(base && {
      protocol: base.protocol === "http:" ? ("http" as const) : ("https" as const),
      host: base.hostname,
      port: base.port || (base.protocol === "http:" ? 80 : 443),
    }),
  });
}
