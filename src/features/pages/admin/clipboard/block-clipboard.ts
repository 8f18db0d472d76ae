import { ReadableError } from "~/site/browser/request/failure";
import type { StoredBlock } from "../stored-block";

const KEY = "openward.copied-blocks";
const FORMAT = "openward/blocks@1";
/** Every copied text starts with this. Any other text is not ours. */
const START = `{"format":"${FORMAT}"`;

/** A page with every kind of block has a tenth of this. */
const MOST_CHARACTERS = 1_000_000;

/** The parts of the browser that may be missing or refuse access. */
interface Surroundings {
  clipboard: Pick<Clipboard, "readText" | "writeText"> | undefined;
  storage(): Pick<Storage, "getItem" | "setItem">;
}

const ofBrowser: Surroundings = {
  clipboard: globalThis.navigator?.clipboard,
  storage: () => localStorage,
};

/**
 * Copies blocks for another page or tab: to the clipboard, if the browser allows it, and to storage, which needs no
 * permission.
 */
export async function copyBlocks(blocks: readonly StoredBlock[], around = ofBrowser): Promise<void> {
  const written = keepBlocks(blocks, around);
  await around.clipboard?.writeText(written).catch(() => {});
}

/**
 * Copies blocks to storage only.
 * @returns the text for the clipboard
 */
export function keepBlocks(blocks: readonly StoredBlock[], around = ofBrowser): string {
  const written = JSON.stringify({ format: FORMAT, blocks });
  try {
    around.storage().setItem(KEY, written);
  } catch {
    // Full or refused: the clipboard may work.
  }
  return written;
}

/**
 * The blocks copied last; empty if something else was copied since.
 * @throws ReadableError if they are too large
 */
export async function copiedBlocks(around = ofBrowser): Promise<StoredBlock[]> {
  const fromClipboard = await around.clipboard?.readText().catch(() => null);
  return readBlocks(fromClipboard || storedText(around));
}

function storedText(around: Surroundings): string {
  try {
    return around.storage().getItem(KEY) ?? "";
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
  if (text.length > MOST_CHARACTERS)
    throw new ReadableError("Nothing was pasted: what you copied is too large. Copy fewer blocks at once.");
  try {
    const read: unknown = JSON.parse(text);
    if (!isObject(read) || read.format !== FORMAT || !Array.isArray(read.blocks)) return [];
    return read.blocks.filter(isBlock);
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
