import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { locationFields } from "./fields";

/** The published locations. Phones are ten digits. */
export const location = pgTable("location", {
  ...columnsOf(locationFields),
  /** Whether the location operates normally, independent of its hours. */
  status: text().$type<"open" | "limited" | "closed">().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** The insurance plans that a location takes. Either side may be unpublished, so queries must join both. */
export const locationInsurancePlan = pgTable(
  "location_insurance_plan",
  {
    locationId: uuid().notNull(),
    planId: uuid().notNull(),
    position: integer().notNull(),
    /** The location's position in the plan's list; null if staff have not sorted that list. */
    planPosition: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.planId] }),
    index("location_insurance_plan_plan").on(table.planId),
  ],
);

export const locationSpecialty = pgTable(
  "location_specialty",
  {
    locationId: uuid().notNull(),
    specialtyId: uuid().notNull(),
    position: integer().notNull(),
    /** The location's position in the specialty's list; null if staff have not sorted that list. */
    specialtyPosition: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.specialtyId] }),
    index("location_specialty_specialty").on(table.specialtyId),
  ],
);
