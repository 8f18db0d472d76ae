/**
 * A copy of a value with a nested value replaced.
 * @param path names and indexes; if it does not exist, the result is the unchanged value
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

/** The nested value at a path of names and indexes; undefined if it does not exist. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (typeof value !== "object" || value === null) return undefined;
  return valueAt((value as Record<string, unknown>)[name], rest);
}
