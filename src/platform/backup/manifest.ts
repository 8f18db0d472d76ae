import { z } from "zod";

/** Raised when an older release could not read what a newer one writes. */
export const FORMAT = 1;

const partition = z.object({ schema: z.string(), name: z.string(), bound: z.string() });

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** Those that hold data, in the order of the data; generated ones are left out. */
  columns: z.array(z.string()),
  partitions: z.array(partition),
});

const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  /** As text: a bigint is larger than a number of JSON. */
  lastValue: z.string(),
  isCalled: z.boolean(),
});

/** What a database looked like at one moment. */
const databaseDescription = z.object({
  /** PostgreSQL's version. */
  postgres: z.string(),
  /** When each migration was made that the database has had: its name. */
  migrations: z.array(z.number()),
  tables: z.array(table),
  sequences: z.array(sequence),
});

/** What every release can read of the first entry. */
export const headSchema = z.object({
  product: z.literal("openward"),
  format: z.number(),
  /** The release that made it. */
  release: z.string(),
});

/** The first entry of a backup. */
export const manifestSchema = headSchema.extend({
  takenAt: z.iso.datetime(),
  /** Tells whether a secret is the one that the database was encrypted with; null where nothing was encrypted yet. */
  secretFingerprint: z.string().nullable(),
  database: databaseDescription,
});

/** The last entry before the checksums: what the restored site is compared with. */
export const summarySchema = z.object({
  /** Rows by table, as `tableName` names it. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
});

/** The secrets under which the database is encrypted, the present one first. In encrypted backups alone. */
export const secretsSchema = z.array(z.string()).min(1);

export type TableDescription = z.infer<typeof table>;
export type DatabaseDescription = z.infer<typeof databaseDescription>;
export type Manifest = z.infer<typeof manifestSchema>;
export type Summary = z.infer<typeof summarySchema>;

export function tableName({ schema, name }: Pick<TableDescription, "schema" | "name">): string {
  return `${schema}.${name}`;
}

/** What the entries of a backup are called. */
export const ENTRIES = {
  manifest: "manifest.json",
  secrets: "secrets.json",
  summary: "summary.json",
  files: "files/",
  database: "database/",
} as const;
