import type { Sealer } from "~/platform/crypto/sealer";

/** How far somebody came with a form. */
export interface Progress {
  /** By the names of fields: all values of each. */
  values: Record<string, string[]>;
  /** The number of the page they were on, from 0. */
  page: number;
}

export const PROGRESS_PURPOSE = "form-progress";

export function sealProgress(sealer: Sealer, progress: Progress): string {
  return sealer.seal(JSON.stringify(progress), PROGRESS_PURPOSE);
}

/** @throws UnreadableSeal when the secret was lost */
export function openProgress(sealer: Sealer, sealed: string): Progress {
  return JSON.parse(sealer.open(sealed, PROGRESS_PURPOSE)) as Progress;
}
