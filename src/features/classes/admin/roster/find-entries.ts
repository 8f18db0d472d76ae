import type { RosterEntry } from "../../api/admin/schemas";

/** Those of whom every word is part of the name, the email address, the phone, or the confirmation number, whatever its accents and spaces. */
export function findEntries(entries: readonly RosterEntry[], words: string): RosterEntry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const { firstName, lastName, email, phone, confirmationNumber } = entry;
    const text = plain(
      `${firstName} ${lastName} ${email} ${phone.replaceAll(/\D/g, "")} ${confirmationNumber}`,
    );
    return wanted.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
