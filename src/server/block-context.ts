import type { BlockContext } from "~/content/blocks/block";
import { takesPayments } from "~/platform/payments/payment-mode";
import type { RequestContext } from "./context";

/** Values that the blocks of a page may read while it is rendered for a request. */
export async function blockContext({
  db,
  env,
  now,
  page: { validUntil },
  visibility,
}: Pick<RequestContext, "db" | "env" | "now" | "page" | "visibility">): Promise<BlockContext> {
  return {
    db,
    now: now(),
    timeZone: env.TZ_HOSPITAL,
    takesPayments: takesPayments(env),
    visibility: await visibility(),
    validUntil,
  };
}
