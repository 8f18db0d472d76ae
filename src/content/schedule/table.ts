import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { contentItem } from "../tables";

const instant = () => timestamp({ withTimezone: true });

/** Scheduled publications and unpublications. One row per record; a time that has passed is cleared. */
export const contentSchedule = pgTable(
  "content_schedule",
  {
    itemId: uuid()
      .primaryKey()
      .references(() => contentItem.id, { onDelete: "cascade" }),
    type: text().notNull(),
    /**
     * The record's revision when it was scheduled. What is published is the working copy at the scheduled
     * time.
     */
    revision: integer().notNull(),
    publishAt: instant(),
    unpublishAt: instant(),
    /** The person in whose name it happens, with their permissions at that time. */
    actorId: text().notNull(),
    actorName: text().notNull(),
    scheduledAt: instant().notNull(),
    /** Why it failed when it was due. It is then not retried automatically. */
    failure: text(),
    failedAt: instant(),
  },
  (table) => [
    index("content_schedule_publish").on(table.publishAt),
    index("content_schedule_unpublish").on(table.unpublishAt),
  ],
);

export type Schedule = typeof contentSchedule.$inferSelect;
