import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { OpeningHours } from "~/content/fields/opening-hours/field";

/** Places as the public sees them. */
export const location = pgTable("location", {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  kind: text().notNull(),
  /** Order in lists; the main hospital comes first. */
  position: integer().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  addressLine1: text().notNull(),
  addressLine2: text().notNull(),
  addressCity: text().notNull(),
  addressState: text().notNull(),
  addressPostalCode: text().notNull(),
  /** Ten digits. */
  phoneMain: text().notNull(),
  phoneFax: text().notNull(),
  openingHours: jsonb().$type<OpeningHours>().notNull(),
  hoursOfOperation: text().notNull(),
  status: text().$type<"open" | "limited" | "closed">().notNull(),
  statusNote: text().notNull(),
  about: text().notNull(),
  parking: text().notNull(),
  entrance: text().notNull(),
  accessibility: text().notNull(),
  services: text().array().notNull(),
  links: jsonb().$type<{ label: string; href: string }[]>().notNull(),
  departments: jsonb().$type<{ name: string; phone: string; hours: string }[]>().notNull(),
  appleMapsLink: text().notNull(),
  googleMapsLink: text().notNull(),
  cardImageId: uuid(),
  pageHeroImageId: uuid(),
  confirmedOn: date(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

export const locationSpecialty = pgTable(
  "location_specialty",
  {
    locationId: uuid().notNull(),
    specialtyId: uuid().notNull(),
    position: integer().notNull(),
    /** The location's place in the specialty's own list; null where nobody has put that list in order. */
    specialtyPosition: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.specialtyId] }),
    index("location_specialty_specialty").on(table.specialtyId),
  ],
);
