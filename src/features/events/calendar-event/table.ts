import { index, pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { calendarEventFields } from "./fields";

/** Dates of the community calendar as the public sees them; what one registers for is a class. */
export const calendarEvent = pgTable(
  "calendar_event",
  {
    ...columnsOf(calendarEventFields),
  },
  (table) => [index("calendar_event_starts_at").on(table.startsAt)],
);
