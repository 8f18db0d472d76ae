import type { GiftOrigin, GiftState } from "../table";

/** The states of a gift. Imports nothing, because the screen uses it too. */
export const GIFT_STATES = [
  "pending",
  "given",
  "partly-refunded",
  "refunded",
  "failed",
  "expired",
] as const satisfies GiftState[];

export const GIFT_ORIGINS = ["online", "check", "monthly"] as const satisfies GiftOrigin[];
