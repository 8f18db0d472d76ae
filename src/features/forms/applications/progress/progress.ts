import type { Sealer } from "~/platform/crypto/sealer";

export interface Progress {
  /** The fields, each with all its values. */
  values: Record<string, string[]>;
  /** The index of the current page. */
  page: number;
}

export const PROGRESS_PURPOSE = "form-progress";

export function sealProgress(sealer: Sealer, progress: Progress): string {
  return sealer.seal(JSON.stringify(progress), PROGRESS_PURPOSE);
}

/** @throws UnreadableSeal if `APP_SECRET` was lost */
export function openProgress(sealer: Sealer, sealed: string): Progress {
  return JSON.parse(sealer.open(sealed, PROGRESS_PURPOSE)) as Progress;
}
