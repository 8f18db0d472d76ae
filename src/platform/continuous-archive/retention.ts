import type { BackupTarget } from "../backup/target/backup-target";
import {
  BASE_PREFIX,
  FILES_FOLDER,
  parseBaseName,
  parseHeadName,
  parseSegmentName,
  SEGMENT_PREFIX,
} from "./archive-names";
import { listInTime } from "./archive-writer";
import { readBaseInfos } from "./read-archive";

/**
 * Deletes what is not needed to restore the site to every second since a time. Keeps the newest base backup
 * before that time and all later ones; deletes WAL before the oldest kept base backup, and stored files that
 * were deleted before it.
 * @param folder of the archive
 * @returns the kept base backups, oldest first
 */
export async function deleteOld(
  folder: BackupTarget,
  since: Date,
): Promise<Awaited<ReturnType<typeof readBaseInfos>>> {
  const bases = await readBaseInfos(folder);
  const before = bases.filter(({ stoppedAt }) => stoppedAt <= since);
  const remaining = bases.slice(Math.max(0, before.length - 1));
  const oldest = remaining[0];
  if (!oldest) return bases;
  for (const { file } of await listInTime(folder, BASE_PREFIX)) {
    // All files of a base backup begin with the same time, so this also finds those of an interrupted one.
    const startedAt = parseBaseName(`${file.split(".")[0]}.json`);
    if (startedAt && startedAt < oldest.startedAt) await folder.remove(file);
  }
  for (const { file } of await listInTime(folder, SEGMENT_PREFIX)) {
    const segment = parseSegmentName(file);
    if (segment && segment.wal < oldest.startSegment) await folder.remove(file);
  }
  const files = folder.folder(FILES_FOLDER);
  for (const file of oldest.gone) await files.remove(file);
  await folder.removeLeftovers("");
  if ((await listInTime(files, "")).length > 0) await files.removeLeftovers("");
  return remaining;
}

/** Deletes archives of the same site that a restored copy has replaced, once they end before a time. */
export async function deleteFormerArchives(
  target: BackupTarget,
  { site, archive, since }: { site: string; archive: string; since: Date },
): Promise<string[]> {
  const deleted: string[] = [];
  for (const { file } of await listInTime(target, "openward-")) {
    const head = parseHeadName(file);
    if (!head || head.archive === archive || head.site !== site.slice(0, 8)) continue;
    const folder = target.folder(head.folder);
    const segments = (await listInTime(folder, SEGMENT_PREFIX)).map((each) => parseSegmentName(each.file));
    if (segments.some((segment) => segment && segment.until >= since)) continue;
    const bases = await readBaseInfos(folder);
    if (bases.some(({ stoppedAt }) => stoppedAt >= since)) continue;
    const files = folder.folder(FILES_FOLDER);
    for (const each of await listInTime(files, "")) await files.remove(each.file);
    for (const each of await listInTime(folder, ""))
      if (!each.file.includes("/")) await folder.remove(each.file);
    await target.remove(file);
    deleted.push(head.folder);
  }
  return deleted;
}
