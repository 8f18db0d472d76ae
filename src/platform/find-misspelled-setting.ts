/**
 * Finds a variable that is probably a misspelled setting: `SITE_ULR`, `SMTP_URI`, `site_url`.
 *
 * Allows two edits: an extra, missing, or wrong letter, or two swapped ones. Names of up to five letters may
 * have one edit, because many short words are similar: `HOME` is not `HOST`, and `PGPORT` is not `PORT`.
 * @param names those that are set
 * @param known the names of the settings
 * @returns the first such pair
 */
export function findMisspelledSetting(
  names: readonly string[],
  known: readonly string[],
): { misspelled: string; suggested: string } | undefined {
  const settings = new Set(known);
  for (const name of names) {
    if (settings.has(name)) continue;
    const upper = name.toUpperCase();
    const near = known
      .map((suggested) => ({ suggested, edits: editsBetween(upper, suggested) }))
      .filter(({ suggested, edits }) => edits <= (suggested.length <= 5 ? 1 : 2))
      .sort((a, b) => a.edits - b.edits);
    if (near[0]) return { misspelled: name, suggested: near[0].suggested };
  }
  return undefined;
}

/** The Levenshtein distance, in which exchanging two neighbors is one edit. Distances above 2 are not computed exactly. */
export function editsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + change,
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
