import { z } from "zod";
import { ENTRIES } from "../backup/manifest";

/** The first entry of a base backup's data. */
export const baseManifestSchema = z.object({
  product: z.literal("openward"),
  kind: z.literal("base"),
  /** Every directory of the cluster, relative to it, including empty ones. */
  directories: z.array(z.string()),
});

/** Names of the entries in a base backup's data. */
export const BASE_ENTRIES = {
  manifest: ENTRIES.manifest,
  /** `cluster/base/16384/1259/000001.gz` …: the pieces of one file, each compressed. */
  cluster: "cluster/",
  /** The backup label, which PostgreSQL returns at the end. It says where replay starts. */
  label: "backup_label",
} as const;

export const CONTROL_FILE = "global/pg_control";

/**
 * Directories whose contents a restored cluster creates itself (PostgreSQL's documentation, "Backing Up the
 * Data Directory").
 */
const LEFT_EMPTY = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|recovery\.(signal|done)|standby\.signal)$/;
const LEFT_OUT_ANYWHERE = /^(pgsql_tmp.*|pg_internal\.init(\..*)?)$/;

/** Whether a directory's contents are left out of a base backup. @param path relative to the cluster */
export function isLeftEmpty(path: string): boolean {
  return LEFT_EMPTY.has(path);
}

/** @param path of a file or a directory, relative to the cluster */
export function isLeftOut(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return LEFT_OUT.test(path) || LEFT_OUT_ANYWHERE.test(name);
}

/** Paths come from a file. None may lead out of the cluster. */
export function isInside(path: string): boolean {
  return /^[\w.-]+(\/[\w.-]+)*$/.test(path) && !path.split("/").some((part) => part === ".." || part === ".");
}
