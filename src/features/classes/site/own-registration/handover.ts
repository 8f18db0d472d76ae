import { z } from "zod";
import { type Sealer, UnreadableSeal } from "~/platform/crypto/sealer";

const PURPOSE = "registration-handed-over";
const VALID_MS = 3_600_000;

const schema = z.object({ title: z.string(), to: z.string(), at: z.number() });
/** A completed handover: the class, the recipient's name, and the time in milliseconds since 1970. */
type Handover = z.infer<typeof schema>;

/**
 * Seals a handover for the address of its confirmation. The former owner's link no longer works, and anyone could write
 * an address with plain text.
 */
export function sealHandover(sealer: Sealer, handOver: Handover): string {
  return sealer.seal(JSON.stringify(handOver), PURPOSE);
}

/** Null if the seal is invalid, or more than an hour old. */
export function openHandover(sealer: Sealer, sealed: string, now: Date): Handover | null {
  try {
    const handOver = schema.parse(JSON.parse(sealer.open(sealed, PURPOSE)));
    return +now - handOver.at < VALID_MS ? handOver : null;
  } catch (error) {
    if (error instanceof UnreadableSeal) return null;
    throw error;
  }
}
