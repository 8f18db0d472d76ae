import type { TypeDescription } from "~/content/description";
import type { FieldChange, Item } from "~/content/item-schemas";
import { contentApi } from "../api/content-api";
import { sameValue } from "../draft/same-value";
import { wordsOfValue } from "../words-of-value";

/** The changes of the revisions from `oldest` to `newest` together, by field in the order of the form. */
export async function changesBetween(
  type: TypeDescription,
  item: Item,
  oldest: number,
  newest: number,
): Promise<FieldChange[]> {
  const api = contentApi(type.apiName);
  const after = await api.revision(item.id, newest);
  if (oldest === newest) return after.changes;
  const before = oldest > 1 ? await api.revision(item.id, oldest - 1).catch(() => null) : null;
  return type.fields.flatMap((field) => {
    const values = [before?.data[field.name], after.data[field.name]];
    if (sameValue(...(values as [unknown, unknown]))) return [];
    const [was = "", is = ""] = values.map((value) => wordsOfValue(field, value, item.references));
    return [{ name: field.name, label: field.label, before: was, after: is }];
  });
}
