import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { locationFields } from "./fields";

/** The published locations. Phones are ten digits. */
export const location = pgTable("location", {
  ...columnsOf(locationFields),
  /** Whether it operates normally, independent of its hours. */
  status: text().$type<"open" | "limited" | "closed">().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Which insurance plans a place takes. Either side may be unpublished: join both. */
export const locationInsurancePlan = pgTable(
  "location_insurance_plan",
  {
    locationId: uuid().notNull(),
    planId: uuid().notNull(),
    position: integer().notNull(),
    /** The location's place in the plan's own list; null if staff have not sorted that list. */
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
    /** The location's position in the specialty's own list; null if that list has no order. */
    specialtyPosition: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.specialtyId] }),
    index("location_specialty_specialty").on(table.specialtyId),
  ],
);
