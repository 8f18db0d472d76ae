import type { RosterEntry } from "../../api/admin/schemas";
import { othersOf } from "./name-of";

/**
 * The entries that contain every word in their names, email, phone, or confirmation number. Ignores accents and spaces.
 */
export function findEntries(entries: readonly RosterEntry[], words: string): RosterEntry[] {
  const searchWords = plain(words).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const { firstName, lastName, email, phone, confirmationNumber } = entry;
    const text = plain(
      `${firstName} ${lastName} ${othersOf(entry)} ${email} ${phone.replaceAll(/\D/g, "")} ${confirmationNumber}`,
    );
    return searchWords.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
