import type { StoredBlock } from "./stored-block";

const KEY = "openward.copied-blocks";
const FORMAT = "openward/blocks@1";

/** Whatever of the browser's could be missing or refuse. */
interface Surroundings {
  clipboard: Pick<Clipboard, "readText" | "writeText"> | undefined;
  storage(): Pick<Storage, "getItem" | "setItem">;
}

const ofBrowser: Surroundings = {
  clipboard: globalThis.navigator?.clipboard,
  storage: () => localStorage,
};

/**
 * Takes blocks along to another page, also in another tab: by the clipboard where the browser lets us, and beside it by its storage,
 * which needs nobody's leave.
 */
export async function copyBlocks(blocks: readonly StoredBlock[], around = ofBrowser): Promise<void> {
  const written = JSON.stringify({ format: FORMAT, blocks });
  try {
    around.storage().setItem(KEY, written);
  } catch {
    // Full or refused: the clipboard may do.
  }
  await around.clipboard?.writeText(written).catch(() => {});
}

/** The blocks copied last; empty where what was copied last is something else, or nothing. */
export async function copiedBlocks(around = ofBrowser): Promise<StoredBlock[]> {
  const fromClipboard = await around.clipboard?.readText().catch(() => null);
  if (fromClipboard) return readBlocks(fromClipboard);
  try {
    return readBlocks(around.storage().getItem(KEY) ?? "");
  } catch {
    return [];
  }
}

/** Blocks that somebody pasted as text; empty for any other text. The server checks what is in them when they are saved. */
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
