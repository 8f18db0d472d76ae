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

/** How many of the newest registrations a search decrypts. A hospital has that many in several years. */
const MAX_SEARCHED = 20_000;
/** How many rows to decrypt before other requests get their turn. */
const BATCH = 500;

/** The only columns that a search loads, because it decrypts most rows and then skips them. */
const columns = {
  id: registration.id,
  classId: registration.classId,
  status: registration.status,
  number: registration.number,
  person: registration.person,
  createdAt: registration.createdAt,
};
type SearchedRow = Pick<Registration, keyof typeof columns>;

export interface RegistrationFilter {
  /** Parts of a name, an email, a phone, or a confirmation number. Absent for all registrations. */
  q?: string | undefined;
  status?: RegistrationStatus | undefined;
}

interface Search {
  /** Encrypted. The caller decrypts only the rows that it shows. */
  rows: SearchedRow[];
  /** How many rows no known secret can decrypt. */
  unreadable: number;
  /** Whether there may be more matches. */
  isCut: boolean;
}

interface PageRequest extends RegistrationFilter {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Stops the search when the page is full. `total` then counts only the matches so far. */
  isQuick?: boolean;
}

/**
 * Registrations for all classes, newest first. Personal data is encrypted and has no index, so a search decrypts the
 * newest registrations in batches and compares them. Without a search, the list has all registrations.
 */
export async function registrationsPage(
  services: DomainServices,
  { q, status, page, pageSize, isQuick = false }: PageRequest,
): Promise<FoundRegistrations> {
  const from = (page - 1) * pageSize;
  if (q !== undefined) {
    const limit = isQuick ? from + pageSize : MAX_SEARCHED;
    const { rows, unreadable, isCut } = await search(services, { q, status }, limit);
    const items = await itemsOf(services, rows.slice(from, from + pageSize));
    return { items, total: rows.length, page, pageSize, unreadable, isCut };
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
  return { items: await itemsOf(services, rows), total, page, pageSize, unreadable: 0, isCut: false };
}

/**
 * Like `registrationsPage`, without pages.
 * @param limit the maximum number of results
 */
export async function allRegistrations(
  services: DomainServices,
  filter: RegistrationFilter,
  limit: number,
): Promise<{ items: FoundRegistration[]; isCut: boolean }> {
  const { rows, isCut } = await search(services, filter, limit);
  return { items: await itemsOf(services, rows), isCut };
}

async function itemsOf(services: DomainServices, rows: readonly SearchedRow[]): Promise<FoundRegistration[]> {
  const ids = [...new Set(rows.map(({ classId }) => classId))];
  const snapshots = await services.db
    .select()
    .from(notifiedSnapshot)
    .where(inArray(notifiedSnapshot.classId, ids));
  const classes = new Map(snapshots.map((event) => [event.classId, event]));
  return rows.map((row) => {
    const person = personOf(services, row);
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

/** Null if no known secret decrypts it. */
function personOf({ sealer }: DomainServices, row: SearchedRow): Person | null {
  return openedOrNull(() => openPerson(sealer, row));
}

async function search(
  services: DomainServices,
  { q, status }: RegistrationFilter,
  limit: number,
): Promise<Search> {
  const words = q === undefined ? null : plain(q).split(/\s+/).filter(Boolean);
  const result: Search = { rows: [], unreadable: 0, isCut: false };
  let below: number | undefined;
  for (let searched = 0; searched < MAX_SEARCHED; searched += BATCH) {
    const rows = await batchBelow(services, status, below);
    for (const row of rows) {
      const person = words && personOf(services, row);
      if (words === null || (person && matches(row, person, words))) result.rows.push(row);
      else if (person === null) result.unreadable += 1;
      if (result.rows.length > limit) {
        result.rows.pop();
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

/** Condition: not erased, and with that status. */
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

/** Lower case without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
