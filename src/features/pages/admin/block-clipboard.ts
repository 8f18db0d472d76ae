import type { StoredBlock } from "./stored-block";

const KEY = "openward.copied-blocks";
const FORMAT = "openward/blocks@1";

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
  const written = JSON.stringify({ format: FORMAT, blocks });
  try {
    around.storage().setItem(KEY, written);
  } catch {
    // Full or refused: the clipboard may work.
  }
  await around.clipboard?.writeText(written).catch(() => {});
}

/** The blocks copied last; empty if something else was copied since. */
export async function copiedBlocks(around = ofBrowser): Promise<StoredBlock[]> {
  const fromClipboard = await around.clipboard?.readText().catch(() => null);
  if (fromClipboard) return readBlocks(fromClipboard);
  try {
    return readBlocks(around.storage().getItem(KEY) ?? "");
  } catch {
    return [];
  }
}

/** The blocks in a pasted text; empty for any other text. The server validates them when they are saved. */
export function readBlocks(text: string): StoredBlock[] {
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
