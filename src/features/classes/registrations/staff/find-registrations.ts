import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import type { FoundRegistration, FoundRegistrations } from "../../api/admin/schemas";
import { formatSessions } from "../../class/format-sessions";
import { readSessions } from "../../class/sessions";
import { confirmationNumber } from "../confirmation-number";
import { openPerson, type Person } from "../person/person";
import { notifiedSnapshot, type Registration, registration } from "../table";

/** The newest registrations are searched: years of a hospital's classes. */
const MOST_SEARCHED = 20_000;
/** Decrypted at a time. Other requests run in between. */
const BATCH = 500;
const MOST_FOUND = 50;

/** What a search reads of a registration: most rows are decrypted only to be passed over. */
const columns = {
  id: registration.id,
  classId: registration.classId,
  status: registration.status,
  number: registration.number,
  person: registration.person,
};
type SearchedRow = Pick<Registration, keyof typeof columns>;

interface Search {
  found: { row: SearchedRow; person: Person }[];
  /** How many could not be decrypted with any known secret. */
  unreadable: number;
  /** Whether there may be more. */
  isCut: boolean;
}

/**
 * Registrations of any class whose name, email, phone, or confirmation number contains every word, newest first.
 * People are encrypted and no index reveals them, so the newest registrations are decrypted and compared in batches.
 */
export async function findRegistrations(services: DomainServices, q: string): Promise<FoundRegistrations> {
  const words = plain(q).split(/\s+/).filter(Boolean);
  const { found, unreadable, isCut } = await search(services, words);
  const ids = found.map(({ row }) => row.classId);
  const classes = await services.db
    .select()
    .from(notifiedSnapshot)
    .where(inArray(notifiedSnapshot.classId, ids));
  const items = found.map(({ row, person }): FoundRegistration => {
    const event = classes.find(({ classId }) => classId === row.classId);
    return {
      id: row.id,
      classId: row.classId,
      title: event?.title ?? "",
      when: event ? formatSessions(readSessions(event), services.timeZone) : "",
      place: event?.place ?? "",
      isOver: event !== undefined && event.endsAt <= services.now(),
      status: row.status,
      confirmationNumber: confirmationNumber(row),
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      phone: person.phone ?? "",
    };
  });
  return { items, unreadable, isCut };
}

async function search(services: DomainServices, words: readonly string[]): Promise<Search> {
  const result: Search = { found: [], unreadable: 0, isCut: false };
  let below: number | undefined;
  for (let searched = 0; searched < MOST_SEARCHED; searched += BATCH) {
    const rows = await batchBelow(services, below);
    for (const row of rows) {
      const person = openedOrNull(() => openPerson(services.sealer, row));
      if (person === null) result.unreadable += 1;
      else if (matches(row, person, words)) result.found.push({ row, person });
      if (result.found.length > MOST_FOUND) {
        result.found.pop();
        result.isCut = true;
        return result;
      }
    }
    if (rows.length < BATCH) return result;
    below = rows.at(-1)?.number;
    await nextTurn();
  }
  result.isCut = true;
  return result;
}

function batchBelow({ db }: DomainServices, below: number | undefined): Promise<SearchedRow[]> {
  return db
    .select(columns)
    .from(registration)
    .where(
      and(
        isNotNull(registration.person),
        isNull(registration.duplicateOf),
        below === undefined ? undefined : lt(registration.number, below),
      ),
    )
    .orderBy(desc(registration.number))
    .limit(BATCH);
}

function matches(row: SearchedRow, person: Person, words: readonly string[]): boolean {
  const { firstName, lastName, email, phone = "" } = person;
  const text = plain(
    `${firstName} ${lastName} ${email} ${phone} ${phone.replaceAll(/\D/g, "")} ${confirmationNumber(row)}`,
  );
  return words.every((word) => text.includes(word));
}

/** Without accents and case. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
