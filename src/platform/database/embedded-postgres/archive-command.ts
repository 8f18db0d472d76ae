/**
 * The directory for PostgreSQL's write-ahead log (WAL), which the archiver reads: beside the cluster's
 * `data`. If the directory does not exist, WAL is not archived.
 */
export const SPOOL = "archive";
export const SPOOL_ENDING = ".gz";
/** While this file is in the spool, WAL is discarded. */
export const SPOOL_GIVEN_UP = "given-up";

/**
 * The command that PostgreSQL runs for each complete WAL segment, in its data directory; `%p` is the segment,
 * `%f` its name. It succeeds only when the compressed segment is on the disk under its own name, and never
 * replaces another one. It compresses, because the spool grows while the target is away, and a segment of a
 * quiet site is mostly zeros: 16 kB of 16 MB from level 4 on, 73 kB below. It preserves the segment's
 * modification time.
 */
const COMMAND = [
  `if test -d ../${SPOOL} && test ! -e ../${SPOOL}/${SPOOL_GIVEN_UP}; then`,
  `if test -e ../${SPOOL}/%f${SPOOL_ENDING}; then gzip -d -c ../${SPOOL}/%f${SPOOL_ENDING} | cmp -s - %p;`,
  `else gzip -n -4 -c %p > ../${SPOOL}/%f.partial`,
  `&& touch -r %p ../${SPOOL}/%f.partial`,
  `&& sync ../${SPOOL}/%f.partial`,
  `&& mv ../${SPOOL}/%f.partial ../${SPOOL}/%f${SPOOL_ENDING}`,
  `&& sync ../${SPOOL}; fi; fi`,
].join(" ");

/**
 * The server settings of archiving. Always set, because changing `archive_mode` requires restarting
 * PostgreSQL, which may keep running while the site restarts. Windows lacks these programs, so there is no
 * archiving there.
 */
export function archiveSettings(): Record<string, string> {
  if (process.platform === "win32") return {};
  return { archive_mode: "on", archive_command: COMMAND };
}
