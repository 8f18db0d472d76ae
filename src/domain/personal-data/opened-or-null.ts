import { UnreadableSeal } from "~/platform/crypto/sealer";

/** What `open` opens; null where no known secret does: it can be read by nobody any more. */
export function openedOrNull<Opened>(open: () => Opened): Opened | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof UnreadableSeal) return null;
    throw error;
  }
}
