import type { Revision } from "~/content/item-schemas";

/** Consecutive saves of one person, which readers of a history consider one change. Newest first. */
export interface RevisionGroup {
  newest: Revision;
  oldest: Revision;
  count: number;
}

const MAX_GAP_MS = 30 * 60_000;

/** @param revisions newest first */
export function revisionGroups(revisions: readonly Revision[]): RevisionGroup[] {
  const groups: RevisionGroup[] = [];
  for (const revision of revisions) {
    const group = groups.at(-1);
    if (group && belongsToGroup(group, revision)) {
      group.oldest = revision;
      group.count += 1;
    } else groups.push({ newest: revision, oldest: revision, count: 1 });
  }
  return groups;
}

function belongsToGroup({ newest, oldest }: RevisionGroup, revision: Revision): boolean {
  const isAutomatic = newest.action === "saved" && revision.action === "saved" && !revision.published;
  const isClose = Date.parse(oldest.at) - Date.parse(revision.at) < MAX_GAP_MS;
  return isAutomatic && isClose && newest.actorId === revision.actorId;
}

/** The revision from which a version's changes count: for a publication, all since the previous one. */
export function comparedFrom(groups: readonly RevisionGroup[], shown: RevisionGroup): number {
  if (shown.newest.action !== "published") return shown.oldest.revision;
  const before = groups.slice(groups.indexOf(shown) + 1).find(({ newest }) => newest.action === "published");
  return (before?.newest.revision ?? 0) + 1;
}
