import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { AppError } from "~/platform/errors/app-error";
import { fieldErrors } from "~/platform/errors/field-errors";
import type { ContentType } from "../define-content-type";
import type { Field, Fields } from "../fields/field";
import type { FieldKind } from "../fields/field-kind";
import { contentItem } from "../tables";
import type { ContentContext } from "./content-context";
import { revertItem } from "./revert-item";
import { saveDraft } from "./save-draft";
import { authorize, type Item, validate } from "./steps";

/** Kinds whose value can sensibly be the same in many records. */
const SHARED_KINDS: ReadonlySet<FieldKind> = new Set([
  "TEXT",
  "TEXTAREA",
  "BOOLEAN",
  "NUMBER",
  "MONEY",
  "SELECT",
  "DATE",
  "DATETIME",
  "TIME",
  "TEXT_ARRAY",
  "IMAGE",
  "REFERENCE",
  "REFERENCE_ARRAY",
  "CHLOCATION",
  "CHLOCATION_ARRAY",
  "CHSTAFFMEMBER",
  "CHSTAFFMEMBER_ARRAY",
  "CHSPECIALTY_ARRAY",
  "NEWSITEM_ARRAY",
]);

/** A field that identifies records must differ between them. */
const NAMES = new Set(["name", "title", "slug", "path"]);

/** One record at the revision that the caller read. */
interface Target {
  id: string;
  revision: number;
}

/** One field, and its new value for every record. */
export interface FieldEdit {
  field: string;
  value: unknown;
}

/** The fields of a type that can be edited in many records at once. */
export function bulkFields(type: ContentType): string[] {
  return Object.entries<Field>(type.fields as Fields)
    .filter(
      ([name, { kind, readOnly }]) =>
        SHARED_KINDS.has(kind) && !readOnly && name !== type.slugField && !NAMES.has(name),
    )
    .map(([name]) => name);
}

/**
 * Reads the edit as the field does.
 * @returns the edit with the field's value, such as a trimmed text
 * @throws AppError BAD_REQUEST if the field cannot be edited in many records; VALIDATION_FAILED for `value`
 */
export function readFieldEdit(type: ContentType, { field, value }: FieldEdit): FieldEdit {
  if (!bulkFields(type).includes(field))
    throw new AppError("BAD_REQUEST", "This field cannot be changed in several records at once.");
  const parsed = (type.fields as Fields)[field]?.schema.safeParse(value);
  if (parsed?.success) return { field, value: parsed.data };
  const errors = fieldErrors(parsed?.error.issues ?? []).map(({ message }) => ({
    propertyName: "value",
    message,
  }));
  throw new AppError("VALIDATION_FAILED", "The new value needs a correction.", { errors });
}

/**
 * Whether an edit changes a record, without writing anything.
 * @throws AppError as `editField`
 */
export async function changesRecord(
  context: ContentContext,
  type: ContentType,
  target: Target,
  edit: FieldEdit,
): Promise<{ item: Item; isChanged: boolean }> {
  authorize(context.actor, type, "draft");
  const [item] = await context.db
    .select()
    .from(contentItem)
    .where(and(eq(contentItem.id, target.id), eq(contentItem.type, type.name)));
  if (!item) throw new AppError("NOT_FOUND", `There is no such ${type.label.one.toLowerCase()}.`);
  if (item.trashedAt)
    throw new AppError("BAD_REQUEST", "Take the record out of the trash before changing it.");
  if (item.revision !== target.revision)
    throw new AppError("REVISION_CONFLICT", "Another person changed this record after you opened the list.", {
      details: { revision: item.revision },
    });
  const before = item.data[edit.field] ?? (type.fields as Fields)[edit.field]?.empty;
  const after = validate(type, { ...item.data, [edit.field]: edit.value });
  return { item, isChanged: !isDeepStrictEqual(before, after[edit.field]) };
}

/**
 * Writes a field of one record's working copy; the public still sees the published one. A record that has the value
 * already keeps its revision.
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT, VALIDATION_FAILED; BAD_REQUEST for trashed records
 */
export async function editField(
  context: ContentContext,
  type: ContentType,
  target: Target,
  edit: FieldEdit,
): Promise<{ item: Item; isChanged: boolean }> {
  const { item, isChanged } = await changesRecord(context, type, target, edit);
  if (!isChanged) return { item, isChanged };
  return { item: await saveDraft(context, type, target, { [edit.field]: edit.value }), isChanged };
}

/**
 * Restores the working copy from before its latest revision, which an edit of a field wrote. If a published record had
 * no pending changes before, it has none afterward.
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT if it was changed since; SLUG_TAKEN, VALIDATION_FAILED
 */
export async function undoFieldEdit(
  context: ContentContext,
  type: ContentType,
  target: Target,
): Promise<Item> {
  const { publishedRevision } = contentItem;
  const [item] = await context.db
    .select({ publishedRevision })
    .from(contentItem)
    .where(and(eq(contentItem.id, target.id), eq(contentItem.type, type.name)));
  if (!item) throw new AppError("NOT_FOUND", `There is no such ${type.label.one.toLowerCase()}.`);
  if (item.publishedRevision === target.revision)
    throw new AppError("BAD_REQUEST", "This record was published since. Restore it from its history.");
  return revertItem(
    context,
    type,
    { id: target.id, revision: target.revision, publishedRevision: item.publishedRevision },
    { revision: target.revision - 1, publishedRevision: item.publishedRevision },
  );
}
