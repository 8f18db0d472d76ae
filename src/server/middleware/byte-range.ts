interface ByteRange {
  /** The first and the last requested byte, counted from 0. */
  first: number;
  last: number;
}

/**
 * The part of a file that a `Range` header requests (RFC 9110, section 14). Null if the response is the whole
 * file: no range, several ranges, or one that cannot be parsed.
 * @param size of the file, in bytes
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "beyond" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Number(to);
    return length === 0 || size === 0 ? "beyond" : { first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return null;
  return first >= size ? "beyond" : { first, last };
}
