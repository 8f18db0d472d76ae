import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Weekday } from "~/content/fields/opening-hours/field";
import { columnsOf } from "~/content/publishing/published-columns";
import { tsvector } from "~/content/tables";
import { providerFields } from "./fields";

/** The published providers. */
export const provider = pgTable(
  "provider",
  {
    ...columnsOf(providerFields),
    /** Last name first, without accents, for sorting lists. */
    sortName: text().notNull(),
    /** The words of the fields by weight, and those of the specialties and locations (`refreshProviderTerms`). */
    terms: tsvector().notNull(),
    /**
     * The words of the name and the credentials, unstemmed. Separate from `terms`, because searching for a prefix in
     * weight A would read every row that has such a word anywhere.
     */
    nameTerms: tsvector().notNull().default(sql`''::tsvector`),
  },
  (table) => [
    // Includes every column by which lists sort and filter, so that counting reads no rows.
    index("provider_sort").on(
      table.sortName,
      table.id,
      table.acceptingNewPatients,
      table.gender,
      table.languages,
    ),
    index("provider_terms").using("gin", table.terms),
    index("provider_name_terms").using("gin", table.nameTerms),
  ],
);

/** A day of the week, or a day in one week of the month: "mon", "3mon" for the third Monday, like BYDAY in RFC 5545. */
export type StoredDay = Weekday | `${number}${Weekday}`;

/**
 * The locations where a provider sees patients, in the profile's order. Either side may be unpublished, so queries must
 * join both.
 */
export const providerLocation = pgTable(
  "provider_location",
  {
    providerId: uuid().notNull(),
    locationId: uuid().notNull(),
    position: integer().notNull(),
    /** The days on which they are there (`readDays`). Empty for whenever the location is open. */
    days: text().array().$type<StoredDay[]>().notNull().default([]),
    /** Only in rows from before each day had its own weeks: the weeks of all days. */
    weeks: integer().array().notNull().default([]),
    /** The provider's position in the location's list; null if staff have not sorted that list. */
    locationPosition: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.locationId] }),
    index("provider_location_location").on(table.locationId),
  ],
);

/**
 * A provider's exceptions from the plans of their locations: additional plans (`accepted`), and plans that they do not
 * take.
 */
export const providerInsurancePlan = pgTable(
  "provider_insurance_plan",
  {
    providerId: uuid().notNull(),
    planId: uuid().notNull(),
    accepted: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.planId] }),
    index("provider_insurance_plan_plan").on(table.planId),
  ],
);

export const providerSpecialty = pgTable(
  "provider_specialty",
  {
    providerId: uuid().notNull(),
    specialtyId: uuid().notNull(),
    position: integer().notNull(),
    /** The provider's position in the specialty's list; null if staff have not sorted that list. */
    specialtyPosition: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.specialtyId] }),
    index("provider_specialty_specialty").on(table.specialtyId),
  ],
);
