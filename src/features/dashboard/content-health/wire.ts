/** A record that wants mending, and the way to where it is mended. */
export interface Mendable {
  id: string;
  /** What kind of record it is: "Location". */
  label: string;
  title: string;
  /** In the admin. */
  href: string;
}

export interface StaleFact extends Mendable {
  apiName: string;
  revision: number;
  dueAt: string;
  lookedAt: string;
  confirmedByName: string | null;
}

export interface BrokenLink {
  href: string;
  /** In words. */
  reason: string;
  /** Null for links within the site. */
  checkedAt: string | null;
  failingSince: string | null;
  /** The records that hold it. */
  in: Mendable[];
}

/** At most so many of each are listed; `total` says how many there are. */
interface Part<Entry> {
  items: Entry[];
  total: number;
}

export interface ContentHealth {
  stale: Part<StaleFact>;
  withoutAlt: Part<Mendable & { thumbSrc: string }>;
  brokenLinks: Part<BrokenLink>;
  unreached: Part<Mendable & { url: string }>;
  /** Records with files that are not in the storage; null while the storage has not answered since the start. */
  missingFiles: Part<Mendable & { files: number }> | null;
  round: { startedAt: string; finishedAt: string | null; done: number; total: number } | null;
}
