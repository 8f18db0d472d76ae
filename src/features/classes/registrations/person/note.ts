import type { Sealer } from "~/platform/crypto/sealer";
import type { Registration } from "../table";

export const NOTE = "registration-note";

/** What staff note of somebody may say anything: it is sealed like what the person said. */
export function sealNote(sealer: Sealer, note: string): string | null {
  return note.trim() === "" ? null : sealer.seal(note.trim(), NOTE);
}

/** Empty where there is none. */
export function openNote(sealer: Sealer, { note }: Pick<Registration, "note">): string {
  return note === null ? "" : sealer.open(note, NOTE);
}
