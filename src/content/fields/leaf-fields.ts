import type { Field, Fields, NestedField } from "./field";

/** Every field of a record that is not composite or has nothing in it, at any depth, with its path. */
export function leafFields(fields: Fields, values: Record<string, unknown>): NestedField[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    leavesOf({ path: name, field, value: values[name] ?? field.empty }),
  );
}

function leavesOf({ path, field, value, block }: NestedField): NestedField[] {
  if (!isMadeOfFields(field) || field.isEmpty(value)) return [{ path, field, value, block }];
  return field
    .nested(value)
    .flatMap((inner) => leavesOf({ ...inner, path: `${path}.${inner.path}`, block: inner.block ?? block }));
}

function isMadeOfFields({ kind }: Field): boolean {
  return kind === "ITEM_ARRAY" || kind === "SLIDE_ARRAY" || kind === "NAVIGATION_ITEMS" || kind === "BLOCKS";
}
