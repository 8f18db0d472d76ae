/** The value, if it is one of these choices. */
export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  value: string | null | undefined,
): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** The value, if it is a key of this record. */
export function keyOf<Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  value: string | null | undefined,
): Key | undefined {
  return oneOf(Object.keys(record) as Key[], value);
}
