import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { anyTag, isCollecting, registerRead, watchTable } from "~/platform/cache/page-reads";
import { typeOfTable } from "./registry";
import { searchDocument, searchPhrase, searchWord } from "./tables";

/**
 * Every query of published records registers here what it read: after each statement, once for each published table in
 * it. The page that is being rendered then depends on exactly that: it is dropped from every node's cache when one of
 * those records, lists, or addresses changes (`announceChange`). Outside of pages, as in jobs, registering does
 * nothing.
 */

/** A record's own values, or that it is not public. */
export const recordTag = (type: string, id: string): string => `${type}:${id}`;
/** Which records are in lists of the type, and their order. */
export const listTag = (type: string): string => `${type}[]`;
/** The same for the records that refer to one record. */
export const listOfTag = (type: string, ownerId: string): string => `${type}@${ownerId}`;
/** The record at an address. Tags are ASCII without commas. */
export const addressTag = (type: string, slug: string): string =>
  `${type}=${encodeURIComponent(slug.toWellFormed())}`;
/** The whole search index. */
export const SEARCH_SOURCE = "search";

for (const table of [searchDocument, searchPhrase, searchWord])
  watchTable(getTableName(table), SEARCH_SOURCE);

/** Registers records by id: those that were read, and those that were requested but do not exist. Null is ignored. */
export function readsRecords(table: PgTable, ids: Iterable<string | null>): void {
  register(table, (type) => [...ids].flatMap((id) => (id === null ? [] : recordTag(type, id))));
}

/**
 * Registers a list of the type's records: which there are, and in which order. What is shown of each is registered with
 * `readsRecords`.
 */
export function readsList(table: PgTable, shown: Iterable<string> = []): void {
  register(table, (type) => [listTag(type), ...[...shown].map((id) => recordTag(type, id))]);
}

/**
 * Registers a list of the type's records that refer to one of `owners`: a location's providers.
 * @param shown ids of the records whose values were read
 */
export function readsListOf(table: PgTable, owners: Iterable<string>, shown: Iterable<string> = []): void {
  register(table, (type) => [
    ...[...owners].map((owner) => listOfTag(type, owner)),
    ...[...shown].map((id) => recordTag(type, id)),
  ]);
}

/**
 * Registers that a record was looked for at an address.
 * @param found its id; left out where there is none
 */
export function readsAddress(table: PgTable, slug: string, found?: string): void {
  register(table, (type) => [
    addressTag(type, slug),
    ...(found === undefined ? [] : [recordTag(type, found)]),
  ]);
}

/** Registers that any change of any record of the type matters, for queries that cannot be more specific. */
export function readsAll(table: PgTable): void {
  register(table, (type) => [anyTag(type)]);
}

export function readsSearchIndex(): void {
  if (isCollecting()) registerRead(SEARCH_SOURCE, [anyTag(SEARCH_SOURCE)]);
}

function register(table: PgTable, tagsOf: (type: string) => Iterable<string>): void {
  if (!isCollecting()) return;
  const type = typeOfTable(getTableName(table));
  registerRead(type, tagsOf(type));
}
