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
  /** Its own on its page, and kept for as long as it stands there; made when it is missing. */
  id?: string;
  props: Record<string, unknown>;
  /** What a template says belongs into its fields, for whoever writes the page. Published pages have none. */
  hints?: Hints;
}

/** What a block may read when a page is rendered. */
export interface BlockContext {
  db: Database;
  now: Date;
  /** IANA name of the hospital's time zone. */
  timeZone: string;
  /** Whether anything can be paid for online. */
  takesPayments: boolean;
  /** What the features that are off hide from visitors. */
  visibility: Visibility;
  /** Which page of a long list the address asks for, from 1; the first where it does not say. */
  page?: number;
  /** Until when a time-dependent answer holds. */
  holdsUntil(instant: Date): void;
}

export interface BlockOptions<F extends Fields, Data> {
  name: string;
  label: string;
  category: "Global" | "General" | "Blog";
  /** With this feature off, pages leave the block out. Null: always there. */
  feature: Feature | null;
  /** Which blocks stay although their feature is off. */
  staysWithoutFeature?: {
    /** Ends the sentence "Visitors do not see this block, unless …". */
    unless: string;
    applies(props: Partial<ValuesOf<F>>, visibility: Visibility): boolean;
  };
  /** Name of a list of links that the block is made for: when all of them lead to hidden addresses, pages leave it out. */
  madeFor?: keyof F & string;
  /** One sentence for whoever looks for the right block: what it is for. */
  help: string;
  /** News readers can follow what it lists. */
  feed?: FeedLink;
  /** How it looks at a glance. */
  thumbnail: Thumbnail;
  /** The least room it looks right in; without, it stands in a column as well. */
  needs?: Exclude<Room, "narrow">;
  fields: F;
  /** What a block that was just added holds. It names no records, and could be published as it is. */
  example: NoInfer<WrittenProps<F>>;
  /**
   * What belongs into its texts, said in them while they are empty: instructions, never words that could stand there, since those are
   * refused. Only staff see them. For rich text they are plain words.
   */
  hints?: NoInfer<WrittenProps<F>>;
  /**
   * What the blocks of this kind on a page show beside their own props: read once for all of them, never from the browser.
   * @param every the props of each, as stored; the answers come in their order
   * @param records what the blocks of the page name, which is read for all of them anyway
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
  /** The names of the fields that hold other blocks. */
  slots: string[];
  references(props: Record<string, unknown>): Reference[];
  words(props: Record<string, unknown>): string;
}

/** The props that a block's component is rendered with. */
export type RenderProps<B> =
  B extends BlockDefinition<infer F, infer Data> ? ShownOf<F> & { data: Data } : never;

/** One definition a block: what staff can fill in, and what it reads. Its component stands beside it in render.tsx. */
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
