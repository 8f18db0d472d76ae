/** Letters after a comma, at a sign of which browsers break lines. Longer ones may not fit on a line of enlarged text. */
const LETTERS = /(?<=, )((?=[^\s,]*[-/(])[^\s,]{2,12})(?=,|$)/;

interface NameWithLettersProps {
  /** "Denise Kolar", or with the letters: "Denise Kolar, RT(R)(M)". */
  name: string;
  /** "RT(R)(M)"; may be empty. */
  letters?: string;
}

/**
 * A person's name, or a title that may be one. None of the letters after it is broken over two lines: browsers break
 * “RT(R)(M)” between its parentheses and “FNP-C” behind its hyphen.
 */
export function NameWithLetters({ name, letters }: NameWithLettersProps) {
  const whole = letters ? `${name}, ${letters}` : name;
  // Splitting at a captured pattern puts the letters at the odd indexes.
  const parts = whole.split(LETTERS);
  if (parts.length === 1) return whole;
  // One element, because in a flex container each part would be a separate item.
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never change places
          <span key={at} data-unbroken="">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
