import { createHash } from "node:crypto";
import { EVERYTHING_TAG } from "../page-reads";

/** Characters of a key. If two tags have the same key, a purge removes a page too many, nothing else. */
const KEY_LENGTH = 8;

/** A page with more keys is stored under those of whole types: caches accept headers of about 8 kB. */
const MAX_KEYS = 300;

/**
 * The keys under which a shared cache stores a page that depends on these tags. Keys are short and reveal
 * nothing about the records.
 */
export function keysOfPage(tags: ReadonlySet<string>): string[] {
  const own = tags.size < MAX_KEYS ? tags : typesOf(tags);
  return [EVERYTHING_TAG, ...own].map(keyOf);
}

/**
 * The keys of everything that is outdated after an announcement of these tags. They include the types,
 * because a page with many tags is stored under its types only.
 */
export function keysOfAnnouncement(tags: Iterable<string>): string[] {
  const announced = [...tags];
  return [...new Set([...announced, ...typesOf(announced)].map(keyOf))];
}

/** Tags begin with the name of their type, which ends at the first other character. */
function typesOf(tags: Iterable<string>): Set<string> {
  return new Set([...tags].map((tag) => /^[\w-]*/.exec(tag)?.[0] ?? tag));
}

function keyOf(tag: string): string {
  return createHash("sha256").update(tag).digest("base64url").slice(0, KEY_LENGTH);
}
