import type { Sealer } from "~/platform/crypto/sealer";

/** The purpose for sealing a staff note about a gift. */
export const MEMO = "gift-memo";

/** Null for an empty note. */
export function sealMemo(sealer: Sealer, memo: string): string | null {
  return memo === "" ? null : sealer.seal(memo, MEMO);
}

/**
 * Empty if there is none.
 * @throws UnreadableSeal if `APP_SECRET` was lost
 */
export function openMemo(sealer: Sealer, { memo }: { memo: string | null }): string {
  return memo === null ? "" : sealer.open(memo, MEMO);
}
