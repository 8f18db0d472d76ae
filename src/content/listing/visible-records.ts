import { inArray, sql } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import type { ItemStatus } from "../item-schemas";
import { mayOpen } from "../may-open";
import { contentTypes } from "../registry";
import { contentItem } from "../tables";
import { withVariables } from "../variables/variable-source";
import { publishedRecords } from "./published-records";

/** The title of a record whose real title the reader may not see. */
export const HIDDEN_TITLE = "A draft you cannot open";

/** The visible data of a record to which another record, a list, or an event refers. */
export interface VisibleRecord {
  id: string;
  type: string;
  /**
   * The working copy's title for people who may open the record, otherwise the published one; `HIDDEN_TITLE`
   * if there is none to see.
   */
  title: string;
  /** For a person who may not open the record: `live` if it is public, otherwise `draft`. */
  status: ItemStatus;
  /** For a picture: the values that the reader may see. */
  image: Record<string, unknown> | undefined;
  isHidden: boolean;
}

/**
 * The data of records that an actor may see, by id. This is the only place that decides whether a title is shown to
 * people who may not edit its type. They see only public data and no drafts; for a record with unpublished changes, the
 * published version. Ids without a record are omitted.
 */
export async function visibleRecords(
  db: Database,
  actor: Actor,
  ids: Iterable<string>,
): Promise<Map<string, VisibleRecord>> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return new Map();
  const { id, type, title, status, data } = contentItem;
  // Records of other types can be large, and their values are not needed.
  const image = sql<Row["image"]>`case when ${inArray(type, pictureTypes())} then ${data} end`;
  const rows = await db
    .select({ id, type, title, status, image })
    .from(contentItem)
    .where(inArray(contentItem.id, uniqueIds));
  const changed = rows.filter((row) => row.status === "changed" && !maySee(actor, typeNamed(row.type)));
  const changedIds = changed.map((row) => row.id);
  const isChanged = inArray(contentItem.id, changedIds);
  const published = changed.length === 0 ? [] : await publishedRecords(db, isChanged);
  const values = new Map(published.map((record) => [record.id, record.data]));
  const filled = await Promise.all(rows.map((row) => withFilledImage(db, row)));
  return new Map(filled.map((row) => [row.id, visible(actor, row, values.get(row.id))]));
}

/**
 * Whether the published records of a type are public: it has pages, or forms of other types offer its records
 * to all staff.
 */
function isPublicType({ addressPrefix, chosenByAll }: ContentType): boolean {
  return addressPrefix !== undefined || chosenByAll === true;
}

/** The types whose records are pictures. */
function pictureTypes(): string[] {
  return contentTypes().flatMap(({ name, fields }) => ("thumbSrc" in fields ? [name] : []));
}

interface Row {
  id: string;
  type: string;
  title: string;
  status: ItemStatus | null;
  image: Record<string, unknown> | null;
}

/** A picture's description as visitors read it. */
async function withFilledImage(db: Database, row: Row): Promise<Row> {
  const type = typeNamed(row.type);
  return row.image && type ? { ...row, image: await withVariables(db, type, row.image) } : row;
}

/** Undefined for records of a type that this version does not have. */
function typeNamed(name: string): ContentType | undefined {
  return contentTypes().find((type) => type.name === name);
}

function maySee(actor: Actor, type: ContentType | undefined): boolean {
  return type !== undefined && mayOpen(actor, type);
}

function visible(
  actor: Actor,
  { id, type: name, title, status, image }: Row,
  published: Record<string, unknown> | undefined,
): VisibleRecord {
  const type = typeNamed(name);
  const shown = { id, type: name, title, image: image ?? undefined, isHidden: false };
  if (maySee(actor, type)) return { ...shown, status: status ?? "draft" };
  const isPublic = type !== undefined && isPublicType(type);
  if (isPublic && status === "live") return { ...shown, status };
  if (isPublic && status === "changed" && published)
    return { ...shown, title: type.title(published), image: image ? published : undefined, status: "live" };
  return { id, type: name, title: HIDDEN_TITLE, status: "draft", image: undefined, isHidden: true };
}
