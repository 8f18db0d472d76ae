import { subDays } from "date-fns";
import { and, asc, eq, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import { type Actor, hasAnyPermission } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { type ListView, listView } from "./table";

/** A list whose views are saved. */
export interface ViewedList {
  name: string;
  /** Permission flags, any of which lets a person share views with all staff who may open the list. */
  share: readonly string[];
}

export interface ViewValues {
  name: string;
  /** The query string of the list's address, without a page. */
  query: string;
  isShared: boolean;
}

const MAX_VIEWS = 50;

/** A deletion can be undone for at least this long. */
const KEPT_DAYS = 1;

/** The person's own views and the shared ones, by name. */
export async function viewsOf(db: Database, actor: Actor, list: ViewedList): Promise<ListView[]> {
  return db
    .select()
    .from(listView)
    .where(
      and(
        eq(listView.list, list.name),
        or(listView.isShared, eq(listView.ownerId, actor.id)),
        isNull(listView.deletedAt),
      ),
    )
    .orderBy(asc(listView.name), asc(listView.createdAt));
}

/**
 * Saves a view of the person.
 * @throws AppError FORBIDDEN if they share it and may not; VALIDATION_FAILED if they have one of this name, or too many
 */
export async function createView(
  db: Database,
  actor: Actor,
  list: ViewedList,
  { name, query, isShared }: ViewValues,
): Promise<ListView> {
  if (isShared) requireSharing(actor, list);
  const isOwn = and(eq(listView.list, list.name), eq(listView.ownerId, actor.id), isNull(listView.deletedAt));
  const own = await db.$count(listView, isOwn);
  if (own >= MAX_VIEWS) throw invalid(`You have ${MAX_VIEWS} views of this list. Delete one first.`);
  await requireFreeName(db, actor.id, list, name);
  const [view] = await db
    .insert(listView)
    .values({ list: list.name, name, query, isShared, ownerId: actor.id, ownerName: actor.name })
    .returning();
  if (!view) throw new Error("The view was not returned.");
  return view;
}

/**
 * Changes a view: its owner, or for a shared one everyone who may share.
 * @throws AppError NOT_FOUND, FORBIDDEN; VALIDATION_FAILED if its owner has another one of the name
 */
export async function changeView(
  db: Database,
  actor: Actor,
  list: ViewedList,
  id: string,
  changes: Partial<ViewValues>,
): Promise<ListView> {
  const before = await viewFor(db, actor, list, id);
  if (changes.isShared) requireSharing(actor, list);
  if (changes.name !== undefined) await requireFreeName(db, before.ownerId, list, changes.name, id);
  const [view] = await db.update(listView).set(changes).where(eq(listView.id, id)).returning();
  if (!view) throw new AppError("NOT_FOUND", "There is no such view.");
  return view;
}

/**
 * Marks a view as deleted, and permanently removes views that were deleted more than a day ago.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function deleteView(db: Database, actor: Actor, list: ViewedList, id: string): Promise<void> {
  const now = new Date();
  await viewFor(db, actor, list, id);
  await db.delete(listView).where(lt(listView.deletedAt, subDays(now, KEPT_DAYS)));
  await db.update(listView).set({ deletedAt: now }).where(eq(listView.id, id));
}

/**
 * Undoes the deletion of a view. Its owner stays its owner.
 * @throws AppError FORBIDDEN; NOT_FOUND if it was deleted for good, as when its owner has used the name again
 */
export async function restoreView(
  db: Database,
  actor: Actor,
  list: ViewedList,
  id: string,
): Promise<ListView> {
  await viewFor(db, actor, list, id, { isDeleted: true });
  const [view] = await db.update(listView).set({ deletedAt: null }).where(eq(listView.id, id)).returning();
  if (!view) throw new AppError("NOT_FOUND", "There is no such view.");
  return view;
}

/** A view that the person may change. */
async function viewFor(
  db: Database,
  actor: Actor,
  list: ViewedList,
  id: string,
  { isDeleted = false } = {},
): Promise<ListView> {
  const { deletedAt } = listView;
  const [view] = await db
    .select()
    .from(listView)
    .where(
      and(
        eq(listView.id, id),
        eq(listView.list, list.name),
        isDeleted ? isNotNull(deletedAt) : isNull(deletedAt),
      ),
    );
  const isOwn = view?.ownerId === actor.id;
  if (!view || (!isOwn && !view.isShared)) throw new AppError("NOT_FOUND", "There is no such view.");
  if (!isOwn) requireSharing(actor, list);
  return view;
}

function requireSharing(actor: Actor, list: ViewedList): void {
  if (!hasAnyPermission(actor, [...list.share]))
    throw new AppError("FORBIDDEN", "You do not have permission to share views of this list.");
}

/** A deleted view does not keep its name. */
async function requireFreeName(
  db: Database,
  ownerId: string,
  list: ViewedList,
  name: string,
  id?: string,
): Promise<void> {
  const hasName = and(
    eq(listView.ownerId, ownerId),
    eq(listView.list, list.name),
    eq(listView.name, name),
    id === undefined ? undefined : ne(listView.id, id),
  );
  await db.delete(listView).where(and(hasName, isNotNull(listView.deletedAt)));
  const isTaken = await db.$count(listView, hasName);
  if (isTaken > 0) throw invalid("There is a view with this name already.");
}

function invalid(message: string): AppError {
  return new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "name", message }] });
}
