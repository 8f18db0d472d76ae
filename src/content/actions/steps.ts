import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { type Actor, hasAnyPermission } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { fieldErrors } from "~/platform/errors/field-errors";
import type { ContentType } from "../define-content-type";
import { messagesOf } from "../fields/messages-of";
import { contentItem, contentRevision } from "../tables";
import { type ContentVerb, recordContentEvent } from "./record-content-event";

/** The steps of content actions. Each runs inside the action's transaction. */

export type Item = typeof contentItem.$inferSelect;
type Values = Record<string, unknown>;

/** @throws AppError FORBIDDEN if the actor has none of the flags that the type requires */
export function authorize(actor: Actor, type: ContentType, doing: "draft" | "publish"): void {
  if (!hasAnyPermission(actor, type.access[doing])) {
    const verb = doing === "draft" ? "edit" : "publish";
    throw new AppError(
      "FORBIDDEN",
      `You do not have permission to ${verb} ${type.label.many.toLowerCase()}.`,
    );
  }
}

/** @throws AppError VALIDATION_FAILED naming every invalid field */
export function validate(type: ContentType, input: unknown): Values {
  const parsed = type.schema.safeParse(input, { error: messagesOf(type.fields) });
  if (parsed.success) return parsed.data;
  throw new AppError("VALIDATION_FAILED", "Some fields need a correction.", {
    errors: fieldErrors(parsed.error.issues),
  });
}

/** @throws AppError VALIDATION_FAILED if a field that is required for publishing is empty */
export function requireComplete(type: ContentType, data: Values): void {
  const missing = type.missing(data);
  if (missing.length === 0) return;
  const errors = missing.map(({ propertyName, label }) => ({
    propertyName,
    message: `Fill in “${label}” before publishing.`,
  }));
  throw new AppError("VALIDATION_FAILED", "This cannot be published yet.", { errors });
}

/**
 * Reads the record and locks its row until the transaction ends, so that two writers take turns.
 * @throws AppError NOT_FOUND; REVISION_CONFLICT (with the current revision) if it changed since the caller
 * read it
 */
export async function lockItem(tx: Database, type: ContentType, id: string, revision: number): Promise<Item> {
  const [item] = await tx
    .select()
    .from(contentItem)
    .where(and(eq(contentItem.id, id), eq(contentItem.type, type.name)))
    .for("update");
  if (!item) throw new AppError("NOT_FOUND", `There is no such ${type.label.one.toLowerCase()}.`);
  if (item.revision !== revision) {
    throw new AppError("REVISION_CONFLICT", "Another person changed this record after you opened it.", {
      details: { revision: item.revision },
    });
  }
  return item;
}

/** @throws AppError SLUG_TAKEN if another record of the type, outside the trash, has the address */
export async function requireFreeSlug(
  tx: Database,
  type: ContentType,
  id: string,
  slug: string | null,
): Promise<void> {
  if (slug === null || slug === "") return;
  const [other] = await tx
    .select({ id: contentItem.id })
    .from(contentItem)
    .where(
      and(
        eq(contentItem.type, type.name),
        eq(contentItem.slug, slug),
        ne(contentItem.id, id),
        isNull(contentItem.trashedAt),
      ),
    );
  if (other)
    throw new AppError(
      "SLUG_TAKEN",
      `Another ${type.label.one.toLowerCase()} already has the address “${slug}”.`,
    );
}

/** Adds the record's new state to its history, and the changes to the audit log. */
export async function recordRevision(
  tx: Database,
  actor: Actor,
  type: ContentType,
  item: Item,
  action: ContentVerb,
  before: Values | null,
): Promise<void> {
  await tx.insert(contentRevision).values({
    itemId: item.id,
    revision: item.revision,
    action,
    data: item.data,
    actorId: actor.id,
    actorName: actor.name,
    at: item.updatedAt,
  });
  const changed = changedProperties(before ?? {}, item.data);
  await recordContentEvent(tx, actor, type, action, {
    id: item.id,
    before: before && masked(type, pick(before, changed)),
    after: masked(type, pick(item.data, changed)),
  });
}

/** The text by which lists search and sort a record. */
export function searchTextOf(title: string, slug: string | null) {
  return sql<string>`left(lower(unaccent(${`${title} ${slug ?? ""}`.trim()})), 500)`;
}

function changedProperties(before: Values, after: Values): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

function pick(values: Values, names: string[]): Values {
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
}

/** The audit log records that a sensitive value changed, without the value. */
function masked(type: ContentType, values: Values): Values {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    type.fields[name]?.sensitive && value !== "" && value !== null ? "•••" : value,
  ]);
  return Object.fromEntries(shown);
}
