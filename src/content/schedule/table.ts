import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { contentItem } from "../tables";

const instant = () => timestamp({ withTimezone: true });

/** What is to become public, or to stop being so, at a time. One row a record; a moment that has passed is emptied. */
export const contentSchedule = pgTable(
  "content_schedule",
  {
    itemId: uuid()
      .primaryKey()
      .references(() => contentItem.id, { onDelete: "cascade" }),
    type: text().notNull(),
    /** The record's revision when this was decided. What is published is the working copy at the time itself. */
    revision: integer().notNull(),
    publishAt: instant(),
    unpublishAt: instant(),
    /** In whose name it happens, with the permissions they have then. */
    actorId: text().notNull(),
    actorName: text().notNull(),
    scheduledAt: instant().notNull(),
    /** Why it did not happen when it was due. It is then not tried again until somebody asks for it. */
    failure: text(),
    failedAt: instant(),
  },
  (table) => [
    index("content_schedule_publish").on(table.publishAt),
    index("content_schedule_unpublish").on(table.unpublishAt),
  ],
);

export type Schedule = typeof contentSchedule.$inferSelect;
