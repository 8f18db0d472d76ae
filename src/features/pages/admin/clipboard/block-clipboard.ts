import { ReadableError } from "~/site/browser/request/failure";
import type { StoredBlock } from "../stored-block";

const KEY = "openward.copied-blocks";
/** Set if the browser refused to write the copied blocks to the clipboard, so that the clipboard has older content. */
const STORED_ONLY_KEY = "openward.copied-blocks-only-here";
const FORMAT = "openward/blocks@1";
/** Copied text of this site starts with this. */
const START = `{"format":"${FORMAT}"`;

/** Ten times a page with every kind of block. */
const MAX_CHARACTERS = 1_000_000;

/** The browser APIs that may be missing or refuse access. */
interface BrowserStorage {
  clipboard: Pick<Clipboard, "readText" | "writeText"> | undefined;
  storage(): Pick<Storage, "getItem" | "setItem">;
}

const ofBrowser: BrowserStorage = {
  clipboard: globalThis.navigator?.clipboard,
  storage: () => localStorage,
};

/**
 * Copies blocks for another page or tab: to the clipboard if the browser allows it, and to storage, which needs no
 * permission.
 * @throws ReadableError if the browser refuses both
 */
export async function copyBlocks(blocks: readonly StoredBlock[], around = ofBrowser): Promise<void> {
  const written = textOf(blocks);
  const isInClipboard = await writeToClipboard(written, around);
  if (store(written, isInClipboard, around) || isInClipboard) return;
  throw new ReadableError(
    "Nothing was copied: your browser does not let this site use the clipboard. Allow it in the browser's settings for this site.",
  );
}

/**
 * Copies blocks to storage. The caller copies them to the clipboard.
 * @returns the text for the clipboard
 */
export function keepBlocks(blocks: readonly StoredBlock[], around = ofBrowser): string {
  const written = textOf(blocks);
  store(written, true, around);
  return written;
}

/**
 * The blocks that were copied last; empty if something else was copied since.
 * @throws ReadableError if they are too large
 */
export async function copiedBlocks(around = ofBrowser): Promise<StoredBlock[]> {
  const fromClipboard = await around.clipboard?.readText().catch(() => null);
  return pastedBlocks(fromClipboard || null, around);
}

/**
 * The blocks to paste; empty if something else was copied since.
 * @param text the clipboard's text; null if the browser does not provide it
 * @throws ReadableError if they are too large
 */
export function pastedBlocks(text: string | null, around = ofBrowser): StoredBlock[] {
  const blocks = readBlocks(text ?? "");
  if (blocks.length > 0) return blocks;
  const stored = text === null || read(STORED_ONLY_KEY, around) !== "" ? read(KEY, around) : "";
  return readBlocks(stored);
}

function textOf(blocks: readonly StoredBlock[]): string {
  return JSON.stringify({ format: FORMAT, blocks });
}

function writeToClipboard(text: string, { clipboard }: BrowserStorage): Promise<boolean> {
  if (!clipboard) return Promise.resolve(false);
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** @returns whether the browser stored the text */
function store(text: string, isInClipboard: boolean, { storage }: BrowserStorage): boolean {
  try {
    storage().setItem(KEY, text);
    storage().setItem(STORED_ONLY_KEY, isInClipboard ? "" : "yes");
    return true;
  } catch {
    // Storage is full or not allowed.
    return false;
  }
}

function read(key: string, { storage }: BrowserStorage): string {
  try {
    return storage().getItem(key) ?? "";
  } catch {
    return "";
  }
}

/**
 * The blocks in a pasted text; empty for any other text.
 * @throws ReadableError if they are too large
 */
export function readBlocks(text: string): StoredBlock[] {
  if (!text.startsWith(START)) return [];
  if (text.length > MAX_CHARACTERS)
    throw new ReadableError("Nothing was pasted: what you copied is too large. Copy fewer blocks at once.");
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isObject(parsed) || parsed.format !== FORMAT || !Array.isArray(parsed.blocks)) return [];
    return parsed.blocks.filter(isBlock);
  } catch {
    return [];
  }
}

function isBlock(value: unknown): value is StoredBlock {
  return isObject(value) && typeof value.type === "string" && isObject(value.props);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
