/**
 * A copy of a value with another one somewhere within it.
 * @param path the names and indexes that lead there; where they lead nowhere, the value stays as it is
 */
export function withValueAt(value: unknown, path: readonly string[], inner: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return inner;
  if (Array.isArray(value)) {
    const at = Number(name);
    return at in value ? value.with(at, withValueAt(value[at], rest, inner)) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const before = (value as Record<string, unknown>)[name];
  return { ...value, [name]: withValueAt(before, rest, inner) };
}
