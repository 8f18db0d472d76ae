import type { Database } from "~/platform/database/database";

/** The data that a page shows for a published record that refers to the page's record. */
export interface RelatedRecord {
  id: string;
  href: string;
  title: string;
  text: string;
  /** Its kind: "News". */
  kind: string;
  publishedAt: Date;
  imageId: string | null;
}

/** Reads the records that refer to any of `ids`, without `except`, newest first. */
export interface RelatedQuery {
  ids: readonly string[];
  /** The id of the present record. */
  except?: string;
  limit: number;
}

/** Reads a type's published records that refer to others. */
export type ReadRelated = (db: Database, query: RelatedQuery) => Promise<RelatedRecord[]>;
