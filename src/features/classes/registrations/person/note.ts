import type { Sealer } from "~/platform/crypto/sealer";
import type { Registration } from "../table";

export const NOTE = "registration-note";

/** Encrypts the staff's note, because it may contain personal data. */
export function sealNote(sealer: Sealer, note: string): string | null {
  return note.trim() === "" ? null : sealer.seal(note.trim(), NOTE);
}

/** The staff's note; empty if there is none. */
export function openNote(sealer: Sealer, { note }: Pick<Registration, "note">): string {
  return note === null ? "" : sealer.open(note, NOTE);
}
