import type { Field, Fields, NestedField } from "./field";

/** Every field of a record, at any depth, that has no fields in it, with its path. A table is one such field. */
export function leafFields(fields: Fields, values: Record<string, unknown>): NestedField[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    leavesOf({ path: name, field, value: values[name] ?? field.empty }),
  );
}

function leavesOf({ path, field, value, block }: NestedField): NestedField[] {
  const nested = isMadeOfFields(field) && !field.isEmpty(value) ? field.nested(value) : [];
  if (nested.length === 0) return [{ path, field, value, block }];
  return nested.flatMap((inner) =>
    leavesOf({ ...inner, path: `${path}.${inner.path}`, block: inner.block ?? block }),
  );
}

function isMadeOfFields({ kind }: Field): boolean {
  return kind === "ITEM_ARRAY" || kind === "SLIDE_ARRAY" || kind === "NAVIGATION_ITEMS" || kind === "BLOCKS";
}
