import { z } from "zod";
import { AppError } from "~/platform/errors/app-error";
import { ProviderUnavailable } from "~/platform/payments/payment-provider";
import type { RequestContext } from "~/server/context";

/**
 * A return also calls the payment provider, so it is rate limited. A page that waits for the provider reloads
 * automatically a few times.
 */
const LIMIT = { name: "payment-return", times: 60, seconds: 600 };

/**
 * Parses the id in a payer's return address, and counts the visit.
 * @throws AppError NOT_FOUND; RATE_LIMITED
 */
export async function returningId({ countUse }: RequestContext, id: string | undefined): Promise<string> {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw new AppError("NOT_FOUND", "There is no such payment.");
  await countUse(LIMIT);
  return parsed.data;
}

/**
 * Loads the current state from the payment provider. If the provider cannot be reached, returns the stored state; the
 * webhook updates it later.
 */
export async function syncOrRead<Row>(
  { log }: RequestContext,
  sync: () => Promise<Row>,
  read: () => Promise<Row>,
): Promise<Row> {
  try {
    return await sync();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error }, "the payment provider cannot be reached");
    return read();
  }
}
