/**
 * Whether two values of a record are equal. Compares lists and objects deeply; the order of an object's
 * properties does not matter.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((part, index) => sameValue(part, other[index]))
    );
  }
  const left = defined(one);
  const right = defined(other);
  return (
    left.size === right.size &&
    [...left].every(([name, value]) => right.has(name) && sameValue(value, right.get(name)))
  );
}

/** JSON has no `undefined`: a property with that value does not exist. */
function defined(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, part]) => part !== undefined));
}
