interface ByteRange {
  /** The first and the last byte that are asked for, counted from 0. */
  first: number;
  last: number;
}

/**
 * Which part of a file a `Range` header asks for (RFC 9110, section 14). Null where the whole file is the answer: nothing was
 * asked, several parts, or nothing that is understood.
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
