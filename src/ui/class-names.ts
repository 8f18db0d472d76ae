/** Joins class names, skipping empty ones: `classNames(styles.card, wide && styles.wide)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
