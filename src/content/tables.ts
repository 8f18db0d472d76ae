import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ItemStatus } from "./item-schemas";

/** PostgreSQL's full-text vector; written only by SQL functions, never read back. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * Every record that staff can edit, of any type: the latest working copy as one document. What the public
 * sees is in the type's own published table, which is written when the record is published. So a public query
 * cannot reach a draft by forgetting a condition.
 */
export const contentItem = pgTable(
  "content_item",
  {
    id: uuid().primaryKey(),
    type: text().notNull(),
    /** Unique within the type among records outside the trash; null for types without an address. */
    slug: text(),
    title: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Increases by one with every write. Each writer names the revision that it read. */
    revision: integer().notNull(),
    /** The revision that the public sees; null if there is none. */
    publishedRevision: integer(),
    publishedAt: timestamp({ withTimezone: true }),
    trashedAt: timestamp({ withTimezone: true }),
    /**
     * The revision that the public saw before the record was unpublished or trashed; null if it was not
     * public, or is again.
     */
    withdrawnRevision: integer(),
    /** `publishedAt` of that revision. */
    withdrawnPublishedAt: timestamp({ withTimezone: true }),
    /** Since when a review is requested; null if none is. */
    reviewRequestedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedBy: text().notNull(),
    /** When someone last confirmed it, and who; null if nobody has. */
    confirmedAt: timestamp({ withTimezone: true }),
    confirmedByName: text(),
    /** Its public address; null if it is not public or has no page. */
    publishedUrl: text(),
    status: text()
      .$type<ItemStatus>()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case when trashed_at is not null then 'trashed' when published_revision is null then 'draft'
          when published_revision = revision then 'live' else 'changed' end`,
      ),
    /**
     * Title and slug without accents in lower case: lists are searched by it and, because the title comes
     * first, sorted by it.
     */
    searchText: text().notNull().default(""),
  },
  // Sort order and search text are in one index, so neither skipping to a late page nor counting reads the
  // rows themselves.
  (table) => [
    uniqueIndex("content_item_slug").on(table.type, table.slug).where(sql`trashed_at is null`),
    index("content_item_updated")
      .on(table.type, table.updatedAt, table.id, table.searchText)
      .where(sql`trashed_at is null`),
    index("content_item_published")
      .on(table.type, table.publishedAt, table.id, table.searchText, table.status)
      .where(sql`trashed_at is null`),
    index("content_item_title")
      .on(table.type, table.searchText, table.id, table.status)
      .where(sql`trashed_at is null`),
    index("content_item_status").on(table.type, table.status, table.updatedAt, table.id, table.searchText),
    index("content_item_review").on(table.reviewRequestedAt).where(sql`review_requested_at is not null`),
    index("content_item_drafts")
      .on(table.updatedBy, table.updatedAt)
      .where(sql`trashed_at is null and published_revision is distinct from revision`),
    index("content_item_words").using("gin", table.searchText.op("gin_trgm_ops")),
    uniqueIndex("content_item_url").on(table.publishedUrl).where(sql`published_url is not null`),
  ],
);

/**
 * The values of working copies by which the admin's lists are sorted and filtered, one row per value: ids of
 * references, texts without accents in lower case, numbers and dates in sortable form. Written with each
 * save; trashed records have none.
 */
export const contentValue = pgTable(
  "content_value",
  {
    itemId: uuid()
      .notNull()
      .references(() => contentItem.id, { onDelete: "cascade" }),
    type: text().notNull(),
    name: text().notNull(),
    key: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.name, table.key] }),
    index("content_value_key").on(table.type, table.name, table.key, table.itemId),
  ],
);

/** Which record refers to which: for working copies and, separately, for public versions. */
export const contentReference = pgTable(
  "content_reference",
  {
    itemId: uuid()
      .notNull()
      .references(() => contentItem.id, { onDelete: "cascade" }),
    live: boolean().notNull(),
    targetId: uuid().notNull(),
    /** The field that holds the reference. */
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.live, table.targetId, table.name] }),
    index("content_reference_target").on(table.targetId, table.live),
  ],
);

/** The order in which a record lists the records that refer to it, such as a location its providers. */
export const contentRelationOrder = pgTable(
  "content_relation_order",
  {
    ownerId: uuid()
      .notNull()
      .references(() => contentItem.id, { onDelete: "cascade" }),
    name: text().notNull(),
    targetId: uuid().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.name, table.targetId] })],
);

/** Who has which record open in the admin: renewed every few seconds, and invalid when it is old. */
export const contentPresence = pgTable(
  "content_presence",
  {
    itemId: uuid()
      .notNull()
      .references(() => contentItem.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    name: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.userId] })],
);

/**
 * The definition version by which a type's derived rows were written; another one (a new release) rewrites
 * them.
 */
export const contentIndexState = pgTable("content_index_state", {
  type: text().primaryKey(),
  rules: text().notNull(),
});

/** Every revision of a record, to compare and restore. */
export const contentRevision = pgTable(
  "content_revision",
  {
    itemId: uuid()
      .notNull()
      .references(() => contentItem.id, { onDelete: "cascade" }),
    revision: integer().notNull(),
    /** created, saved, published, unpublished, trashed, restored. */
    action: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    actorId: text().notNull(),
    actorName: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.revision] })],
);

/** The site's search index: one row per published record, written in the transaction that publishes it. */
export const searchDocument = pgTable(
  "search_document",
  {
    itemId: uuid().primaryKey(),
    type: text().notNull(),
    title: text().notNull(),
    url: text().notNull(),
    excerpt: text().notNull(),
    /** The record's own text, from which a result shows the passage that matched. */
    body: text().notNull().default(""),
    /** Title (A), consumer words (B), excerpt (C), and body (D), stemmed and unstemmed. */
    terms: tsvector().notNull(),
    /** The same without the body: small enough to rank thousands. */
    head: tsvector().notNull().generatedAlwaysAs(sql`ts_filter(terms, '{a,b,c}')`),
    /** The title without accents in lower case: one or two letters are compared with its beginning. */
    titleKey: text().notNull().default(""),
    /** Ranks records about the words above records that only mention them. */
    weight: smallint().notNull().default(1),
    /** BCP 47 code. */
    language: text().notNull().default("en"),
    /** When it takes place, if it does: of several dates of the same event, the next one is found first. */
    startsAt: timestamp({ withTimezone: true }),
    /** When it takes place again; null if it takes place once. */
    laterStarts: timestamp({ withTimezone: true }).array(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("search_document_terms").using("gin", table.terms),
    index("search_document_head").using("gin", table.head),
    index("search_document_title_words").using("gin", sql`ts_filter(${table.terms}, '{a}')`),
    index("search_document_title").on(table.titleKey.op("text_pattern_ops")),
    index("search_document_url").on(table.url),
    // Records that people look for are searched first.
    index("search_document_head_first").using("gin", table.head).where(sql`weight = 3`),
    index("search_document_title_first").on(table.titleKey.op("text_pattern_ops")).where(sql`weight = 3`),
    index("search_document_type").on(table.type),
  ],
);

/** The parts of a record's page, in reading order, so that results lead to the part that answers. */
export const searchPassage = pgTable(
  "search_passage",
  {
    itemId: uuid()
      .notNull()
      .references(() => searchDocument.itemId, { onDelete: "cascade" }),
    at: smallint().notNull(),
    /** The id of the part on the page. */
    anchor: text().notNull(),
    heading: text().notNull(),
    text: text().notNull(),
    /** Heading (A) and text (B), stemmed and unstemmed. */
    terms: tsvector().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.at] })],
);

/**
 * Every word of four letters or more that a published record ever contained, without accents in lower case,
 * for spelling corrections. A word that no record contains any longer does no harm, because a correction is
 * used only if it finds something.
 */
export const searchWord = pgTable("search_word", { word: text().primaryKey() }, (table) => [
  index("search_word_likeness").using("gin", table.word.op("gin_trgm_ops")),
  index("search_word_sound").on(sql`dmetaphone(${table.word})`),
]);

/**
 * Everyday phrases and their meaning, in two forms: `key` as typed, `stems` for comparison. A record's own
 * (`found`) are written with its search document, the others by the search rules that staff publish.
 */
export const searchPhrase = pgTable(
  "search_phrase",
  {
    /** The record that is found, or the rule. */
    ownerId: uuid().notNull(),
    kind: text().notNull(),
    phrase: text().notNull(),
    key: text().notNull(),
    stems: text().array().notNull(),
    /** The target of a rule (`first`), or a topic's key (`topic`); empty for the others. */
    url: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.phrase] }),
    index("search_phrase_stems").using("gin", table.stems),
    index("search_phrase_key").on(table.key.op("text_pattern_ops")),
  ],
);

/** The progress of the latest rebuild of the index; one row, so that a second simultaneous one is refused. */
export const searchRebuild = pgTable("search_rebuild", {
  id: smallint().primaryKey().default(1),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  /** Updated with every batch: if it is old, the rebuild was interrupted. */
  movedAt: timestamp({ withTimezone: true }).notNull(),
  finishedAt: timestamp({ withTimezone: true }),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
});
