import { getTableName } from "drizzle-orm";
import { watchTable } from "~/platform/cache/page-reads";
import type { BlockDefinition } from "./blocks/block";
import type { ContentType } from "./define-content-type";

/**
 * The content types and blocks of all features. The engine does not depend on them: commands that work with content
 * import app/register.ts, which registers them.
 */
const types = new Map<string, ContentType>();
const blocks = new Map<string, BlockDefinition>();
/** By the name of the table of published rows. */
const typeNames = new Map<string, string>();

/** @param added in an order in which each type refers only to earlier ones */
export function registerContentTypes(added: readonly ContentType[]): void {
  for (const type of added) {
    register(types, type);
    if (!type.table) continue;
    const table = getTableName(type.table);
    typeNames.set(table, type.name);
    watchTable(table, type.name);
  }
}

export function registerBlocks(added: readonly BlockDefinition[]): void {
  for (const block of added) register(blocks, block);
}

/** Every content type, in an order in which each refers only to earlier ones. */
export function contentTypes(): ContentType[] {
  return allOf(types);
}

/**
 * @throws Error for an unknown name, which is a defect, because names come from definitions and stored rows
 */
export function contentTypeNamed(name: string): ContentType {
  const type = filled(types).get(name);
  if (!type) throw new Error(`There is no content type “${name}”.`);
  return type;
}

/**
 * The name of the type whose published rows a table holds.
 * @throws Error for another table: a defect
 */
export function typeOfTable(table: string): string {
  const name = typeNames.get(table);
  if (name === undefined) throw new Error(`No content type publishes into the table “${table}”.`);
  return name;
}

/** Every block that a page can be composed of, by name. */
export function allBlocks(): BlockDefinition[] {
  return allOf(blocks).sort((a, b) => a.name.localeCompare(b.name));
}

/** Undefined for a block of an unknown kind. */
export function blockByName(name: string): BlockDefinition | undefined {
  return filled(blocks).get(name);
}

function register<T extends { name: string }>(registered: Map<string, T>, one: T): void {
  if (registered.has(one.name)) throw new Error(`“${one.name}” is registered twice.`);
  registered.set(one.name, one);
}

function allOf<T>(registered: Map<string, T>): T[] {
  return [...filled(registered).values()];
}

function filled<T>(registered: Map<string, T>): Map<string, T> {
  if (registered.size === 0) throw new Error("Nothing is registered yet: import ~/app/register first.");
  return registered;
}
