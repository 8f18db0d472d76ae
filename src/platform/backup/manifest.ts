import { z } from "zod";

/** Increased when an older release cannot read the format of a newer one. */
export const FORMAT = 1;

const partition = z.object({ schema: z.string(), name: z.string(), bound: z.string() });

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** The columns that hold data, in the order of the data; generated ones are left out. */
  columns: z.array(z.string()),
  partitions: z.array(partition),
});

const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  /** As text: a bigint may exceed a JSON number. */
  lastValue: z.string(),
  isCalled: z.boolean(),
});

/** The database at the time of the backup. */
const databaseDescription = z.object({
  /** PostgreSQL's version. */
  postgres: z.string(),
  /** The creation times of the applied migrations, which identify them. */
  migrations: z.array(z.number()),
  tables: z.array(table),
  sequences: z.array(sequence),
});

/** The part of the first entry that every release can read. */
export const headSchema = z.object({
  product: z.literal("openward"),
  format: z.number(),
  /** The release that made the backup. */
  release: z.string(),
});

/** The first entry of a backup. */
export const manifestSchema = headSchema.extend({
  takenAt: z.iso.datetime(),
  /** Identifies the secret that the database was encrypted with; null if nothing was encrypted yet. */
  secretFingerprint: z.string().nullable(),
  database: databaseDescription,
});

/** The last entry before the checksums. The restored site is compared with it. */
export const summarySchema = z.object({
  /** Number of rows by table, as `tableName` names it. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
});

/** The secrets that encrypt the database, the present one first. Only in encrypted backups. */
export const secretsSchema = z.array(z.string()).min(1);

export type TableDescription = z.infer<typeof table>;
export type DatabaseDescription = z.infer<typeof databaseDescription>;
export type Manifest = z.infer<typeof manifestSchema>;
export type Summary = z.infer<typeof summarySchema>;

export function tableName({ schema, name }: Pick<TableDescription, "schema" | "name">): string {
  return `${schema}.${name}`;
}

/** Names of the entries of a backup. */
export const ENTRIES = {
  manifest: "manifest.json",
  secrets: "secrets.json",
  summary: "summary.json",
  files: "files/",
  database: "database/",
} as const;
