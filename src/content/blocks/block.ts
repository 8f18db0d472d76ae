import type { z } from "zod";
import type { Feature } from "~/platform/admin-features";
import type { Database } from "~/platform/database/database";
import type { Fields, Reference, ReferencedRecords, ShownOf, ValuesOf } from "../fields/field";
import { schemaOf } from "../fields/schema-of";
import type { Visibility } from "../visibility/visibility";
import type { FeedLink } from "./feed-link";
import { type Hints, hintsIn } from "./hints";
import type { Room } from "./room";
import type { Thumbnail } from "./thumbnail";
import type { WrittenProps } from "./written-props";

/** One block of a page as stored: which component, and its props as the editor saved them. */
export interface Block {
  type: string;
  /** Unique on its page, and stable; created if missing. */
  id?: string;
  props: Record<string, unknown>;
  /** A template's instructions for its fields, for the person who writes the page. Published pages have none. */
  hints?: Hints;
}

/** Values that a block may use when a page is rendered. */
export interface BlockContext {
  db: Database;
  now: Date;
  /** IANA name of the hospital's time zone. */
  timeZone: string;
  /** Whether the site takes online payments. */
  takesPayments: boolean;
  /** Addresses that disabled features hide from visitors. */
  visibility: Visibility;
  /** The requested page of a long list, from 1; the first by default. */
  page?: number;
  /** Sets until when a time-dependent result is valid. */
  validUntil(instant: Date): void;
}

/** Where the page editor offers blocks. Features declare theirs in this interface (`declare module`). */
export interface BlockCategories {
  Global: true;
  General: true;
}

export interface BlockOptions<F extends Fields, Data> {
  name: string;
  label: string;
  category: keyof BlockCategories;
  /** If this feature is off, pages omit the block. Null: always shown. */
  feature: Feature | null;
  /** Which blocks stay although their feature is off. */
  staysWithoutFeature?: {
    /** Ends the sentence "Visitors do not see this block, unless …". */
    unless: string;
    applies(props: Partial<ValuesOf<F>>, visibility: Visibility): boolean;
  };
  /**
   * Name of a list of links that the block exists for: if all of them lead to hidden addresses, pages omit
   * the block.
   */
  madeFor?: keyof F & string;
  /** One sentence about its purpose, for people who choose a block. */
  help: string;
  /** The feed of what it lists, for news readers. */
  feed?: FeedLink;
  /** A small drawing of it. */
  thumbnail: Thumbnail;
  /** Minimum width; by default the block fits into a column. */
  needs?: Exclude<Room, "narrow">;
  fields: F;
  /** The contents of a newly added block. It refers to no records, and could be published unchanged. */
  example: NoInfer<WrittenProps<F>>;
  /**
   * Instructions shown in its empty texts. They are never real content, because publishing refuses them. Only
   * staff see them. For rich text they are plain text.
   */
  hints?: NoInfer<WrittenProps<F>>;
  /**
   * Loads the data that blocks of this kind show besides their own props: once for all of them on a page, and
   * never from the browser.
   * @param every the props of each, as stored; the result has the same order
   * @param records the records that the page's blocks refer to, which are read anyway
   */
  load?(
    context: BlockContext,
    every: Partial<ValuesOf<F>>[],
    records: Promise<ReferencedRecords>,
  ): Promise<Data[]>;
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds blocks of every shape
export interface BlockDefinition<F extends Fields = any, Data = any>
  extends Omit<BlockOptions<F, Data>, "hints"> {
  hints: Hints;
  schema: z.ZodType<ValuesOf<F>>;
  /** The names of the fields that contain other blocks. */
  slots: string[];
  references(props: Record<string, unknown>): Reference[];
  words(props: Record<string, unknown>): string;
}

/** The props with which a block's component is rendered. */
export type RenderProps<B> =
  B extends BlockDefinition<infer F, infer Data> ? ShownOf<F> & { data: Data } : never;

/** Defines a block: its fields, and the data it reads. Its component is beside it in render.tsx. */
export function defineBlock<F extends Fields, Data = null>(
  options: BlockOptions<F, Data>,
): BlockDefinition<F, Data> {
  const fields = Object.entries(options.fields);
  const present = (props: Record<string, unknown>, name: string) =>
    props[name] !== undefined && props[name] !== null;
  return {
    ...options,
    hints: hintsIn(options.hints ?? {}),
    schema: schemaOf(options.fields),
    slots: fields.flatMap(([name, field]) => (field.kind === "SLOT" ? [name] : [])),
    references: (props) =>
      fields.flatMap(([name, field]) => (present(props, name) ? field.references(props[name]) : [])),
    words: (props) =>
      fields
        .map(([name, field]) => (present(props, name) ? field.words(props[name]) : ""))
        .filter(Boolean)
        .join("\n"),
  };
}
