import { and, eq, inArray, like, not } from "drizzle-orm";
import { contentItem } from "~/content/tables";
import type { Database, RootDatabase } from "~/platform/database/database";
import { SETUP_STEPS, type SetupStep } from "./setup-steps";
import { setupMark } from "./table";

const CLOSED = "closed";

/** The progress of the site's setup. */
export interface SetupProgress {
  steps: { name: SetupStep; doneAt: Date | null }[];
  /** Whether the dashboard shows it: the setup was started and is not finished. */
  isWaiting: boolean;
}

/**
 * The setup is finished when every step is done, or when someone closed the assistant. If people changed the settings
 * before they opened the assistant, it never starts, because the site was set up without it.
 */
export async function setupProgress(db: Database): Promise<SetupProgress> {
  const marks = await db.select().from(setupMark);
  const markedAt = new Map(marks.map(({ name, markedAt }) => [name, markedAt]));
  const steps = SETUP_STEPS.map((name) => ({ name, doneAt: markedAt.get(name) ?? null }));
  const isOver = markedAt.has(CLOSED) || steps.every(({ doneAt }) => doneAt !== null);
  const hasBegun = steps.some(({ doneAt }) => doneAt !== null);
  return { steps, isWaiting: !isOver && (hasBegun || !(await didPeopleChangeSettings(db))) };
}

/** Marks a step as done or not done. Reopens the assistant. */
export async function markStep(db: RootDatabase, name: SetupStep, isDone: boolean, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(setupMark).where(inArray(setupMark.name, isDone ? [CLOSED] : [CLOSED, name]));
    if (isDone) await mark(tx, name, now);
  });
}

/** Removes the assistant from the dashboard. Does not change which steps are done. */
export async function closeSetup(db: Database, now: Date): Promise<void> {
  await mark(db, CLOSED, now);
}

async function mark(db: Database, name: string, markedAt: Date): Promise<void> {
  await db.insert(setupMark).values({ name, markedAt }).onConflictDoNothing();
}

async function didPeopleChangeSettings(db: Database): Promise<boolean> {
  const byPeople = and(eq(contentItem.type, "settings"), not(like(contentItem.updatedBy, "system:%")));
  return (await db.$count(contentItem, byPeople)) > 0;
}
