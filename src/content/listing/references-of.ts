import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { Fields } from "../fields/field";
import type { ReferencedItem, References } from "../item-schemas";
import { type VisibleRecord, visibleRecords } from "./visible-records";

/**
 * The records that some records refer to, by id, in any of the given fields, if the reader may see them.
 */
export async function referencesOf(
  db: Database,
  actor: Actor,
  fields: Fields,
  records: Record<string, unknown>[],
): Promise<References> {
  const ids = records.flatMap((data) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.references(data[name] ?? field.empty).map((reference) => reference.id),
    ),
  );
  const named = await visibleRecords(db, actor, ids);
  return Object.fromEntries([...named].map(([id, record]) => [id, referenced(record)]));
}

function referenced({ type, title, status, image, isHidden }: VisibleRecord): ReferencedItem {
  const item: ReferencedItem = { type, title, status };
  if (isHidden) item.isHidden = true;
  if (typeof image?.thumbSrc === "string") {
    item.thumbSrc = image.thumbSrc;
    item.alt = typeof image.alt === "string" ? image.alt : "";
    item.isDecorative = image.isDecorative === true;
  }
  return item;
}
