import { z } from "zod";
import { type Sealer, UnreadableSeal } from "~/platform/crypto/sealer";

const PURPOSE = "registration-handed-over";
const SHOWN_MS = 3_600_000;

const schema = z.object({ title: z.string(), to: z.string(), at: z.number() });
/** What was handed over, to whom by name, and when (milliseconds). */
type HandOver = z.infer<typeof schema>;

/**
 * For the address that confirms a hand-over: the link of whoever gave the seat away opens nothing any more, and what an address says in
 * clear proves nothing.
 */
export function sealHandOver(sealer: Sealer, handOver: HandOver): string {
  return sealer.seal(JSON.stringify(handOver), PURPOSE);
}

/** Null where it is not ours, or more than an hour old. */
export function openHandOver(sealer: Sealer, sealed: string, now: Date): HandOver | null {
  try {
    const handOver = schema.parse(JSON.parse(sealer.open(sealed, PURPOSE)));
    return +now - handOver.at < SHOWN_MS ? handOver : null;
  } catch (error) {
    if (error instanceof UnreadableSeal) return null;
    throw error;
  }
}
