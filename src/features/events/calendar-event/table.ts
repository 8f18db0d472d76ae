import { index, pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { calendarEventFields } from "./fields";

/** The published events of the community calendar. Events with registration are classes. */
export const calendarEvent = pgTable(
  "calendar_event",
  {
    ...columnsOf(calendarEventFields),
  },
  (table) => [index("calendar_event_starts_at").on(table.startsAt)],
);
