import type { Encoding } from "~/platform/cache/compress-text";

/**
 * Which of our two compressed forms the caller accepts, preferring Brotli, which is smaller. Undefined: send
 * it uncompressed.
 */
export function preferredEncoding(accept: string | undefined): Encoding | undefined {
  if (!accept) return undefined;
  if (takes(accept, "br")) return "br";
  return takes(accept, "gzip") ? "gzip" : undefined;
}

/** The name, with its weight if given. */
const NAMED = {
  br: /(?:^|[\s,])br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
  gzip: /(?:^|[\s,])gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
};

function takes(accept: string, encoding: Encoding): boolean {
  const match = NAMED[encoding].exec(accept);
  return match !== null && (match[1] === undefined || Number(match[1]) > 0);
}
