/** Where PostgreSQL puts its write-ahead log (WAL) for the archive: beside the cluster's `data`. Where there is no such directory, WAL is not archived. */
export const SPOOL = "archive";
export const SPOOL_ENDING = ".gz";
/** While this file is in the spool, WAL is thrown away. */
export const SPOOL_GIVEN_UP = "given-up";

/**
 * What PostgreSQL runs for each complete segment of its WAL, in its data directory; `%p` is the segment, `%f` its name. It succeeds only when the compressed
 * segment is on the disk under its own name, and never replaces another one. Compressed here, because the spool grows while the target is
 * away, and a segment of a quiet site is mostly zeros: 16 kB of 16 MB from level 4 on, 73 kB below. The time of the segment, when it was last written to, is kept.
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
 * The server settings of archiving. They are always set, because a change of `archive_mode` needs another start of PostgreSQL, which may run on while the
 * site starts again. On Windows, which has none of these programs, there is no archiving.
 */
export function archiveSettings(): Record<string, string> {
  if (process.platform === "win32") return {};
  return { archive_mode: "on", archive_command: COMMAND };
}
