import { index, pgTable } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { cmuStopFields } from "./fields";

/** The published stops of the community mobile unit (the specification's CMU scheduling). */
export const cmuStop = pgTable(
  "cmu_stop",
  {
    ...columnsOf(cmuStopFields),
  },
  (table) => [index("cmu_stop_date").on(table.date)],
);
