import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import type { FoundRegistration, FoundRegistrations } from "../../api/admin/schemas";
import { formatSessions } from "../../class/format-sessions";
import { readSessions } from "../../class/sessions";
import { confirmationNumber } from "../confirmation-number";
import { namesOf } from "../person/people-of";
import { openPerson, type Person } from "../person/person";
import { notifiedSnapshot, type Registration, type RegistrationStatus, registration } from "../table";

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
  createdAt: registration.createdAt,
};
type SearchedRow = Pick<Registration, keyof typeof columns>;

interface Found {
  row: SearchedRow;
  /** Null if no known secret opens it. */
  person: Person | null;
}

export interface RegistrationFilter {
  /** Parts of a name, an email, a phone, or a confirmation number. Without it: all registrations. */
  q?: string | undefined;
  status?: RegistrationStatus | undefined;
}

interface Search {
  found: Found[];
  /** How many could not be decrypted with any known secret. */
  unreadable: number;
  /** Whether there may be more. */
  isCut: boolean;
}

/**
 * Registrations of any class, newest first. People are encrypted and no index reveals them, so a search decrypts and
 * compares the newest registrations in batches, and ends after 50 hits. A list without a search has all of them.
 * @param page from 1
 */
export async function registrationsPage(
  services: DomainServices,
  { q, status, page, pageSize }: RegistrationFilter & { page: number; pageSize: number },
): Promise<FoundRegistrations> {
  const from = (page - 1) * pageSize;
  if (q !== undefined) {
    const { found, unreadable, isCut } = await search(services, { q, status }, MOST_FOUND);
    const items = await itemsOf(services, found.slice(from, from + pageSize));
    return { items, total: found.length, page, pageSize, unreadable, isCut };
  }
  const where = listed(status);
  const [rows, total] = await Promise.all([
    services.db
      .select(columns)
      .from(registration)
      .where(where)
      .orderBy(desc(registration.number))
      .limit(pageSize)
      .offset(from),
    services.db.$count(registration, where),
  ]);
  const found = rows.map((row) => opened(services, row));
  return { items: await itemsOf(services, found), total, page, pageSize, unreadable: 0, isCut: false };
}

/** As `registrationsPage`, without pages. @param most as many are returned */
export async function allRegistrations(
  services: DomainServices,
  filter: RegistrationFilter,
  most: number,
): Promise<{ items: FoundRegistration[]; isCut: boolean }> {
  const { found, isCut } = await search(services, filter, filter.q === undefined ? most : MOST_FOUND);
  return { items: await itemsOf(services, found), isCut };
}

async function itemsOf(services: DomainServices, found: readonly Found[]): Promise<FoundRegistration[]> {
  const ids = [...new Set(found.map(({ row }) => row.classId))];
  const snapshots = await services.db
    .select()
    .from(notifiedSnapshot)
    .where(inArray(notifiedSnapshot.classId, ids));
  const classes = new Map(snapshots.map((event) => [event.classId, event]));
  return found.map(({ row, person }) => {
    const event = classes.get(row.classId);
    return {
      id: row.id,
      classId: row.classId,
      title: event?.title ?? "",
      when: event ? formatSessions(readSessions(event), services.timeZone) : "",
      place: event?.place ?? "",
      isOver: event !== undefined && event.endsAt <= services.now(),
      status: row.status,
      confirmationNumber: confirmationNumber(row),
      firstName: person?.firstName ?? "",
      lastName: person?.lastName ?? "",
      email: person?.email ?? "",
      phone: person?.phone ?? "",
      registeredAt: row.createdAt.toISOString(),
      unreadable: person === null,
    };
  });
}

function opened({ sealer }: DomainServices, row: SearchedRow): Found {
  return { row, person: openedOrNull(() => openPerson(sealer, row)) };
}

async function search(
  services: DomainServices,
  { q, status }: RegistrationFilter,
  most: number,
): Promise<Search> {
  const words = q === undefined ? null : plain(q).split(/\s+/).filter(Boolean);
  const result: Search = { found: [], unreadable: 0, isCut: false };
  let below: number | undefined;
  for (let searched = 0; searched < MOST_SEARCHED; searched += BATCH) {
    const rows = await batchBelow(services, status, below);
    for (const row of rows) {
      const one = opened(services, row);
      if (words === null || (one.person && matches(row, one.person, words))) result.found.push(one);
      else if (one.person === null) result.unreadable += 1;
      if (result.found.length > most) {
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

/** Registrations of people who are still known. */
function listed(status: RegistrationStatus | undefined): SQL | undefined {
  return and(
    isNotNull(registration.person),
    isNull(registration.duplicateOf),
    status && eq(registration.status, status),
  );
}

function batchBelow(
  { db }: DomainServices,
  status: RegistrationStatus | undefined,
  below: number | undefined,
): Promise<SearchedRow[]> {
  return db
    .select(columns)
    .from(registration)
    .where(and(listed(status), below === undefined ? undefined : lt(registration.number, below)))
    .orderBy(desc(registration.number))
    .limit(BATCH);
}

function matches(row: SearchedRow, person: Person, words: readonly string[]): boolean {
  const { email, phone = "" } = person;
  const text = plain(
    `${namesOf(person).join(" ")} ${email} ${phone} ${phone.replaceAll(/\D/g, "")} ${confirmationNumber(row)}`,
  );
  return words.every((word) => text.includes(word));
}

/** Without accents and case. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
