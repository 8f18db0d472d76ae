const MAX_LENGTH = 40;

/**
 * Derives a question's name from its label: "What is your name?" becomes `whatIsYourName`. Avoids names that are
 * taken.
 */
export function nameFrom(words: string, taken: readonly string[]): string {
  const parts = words
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/^[^a-z]+/, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const joined = parts.map((part, at) => (at === 0 ? part : part[0]?.toUpperCase() + part.slice(1))).join("");
  const plain = joined.slice(0, MAX_LENGTH) || "question";
  let name = plain;
  for (let next = 2; taken.includes(name); next += 1) name = `${plain}${next}`;
  return name;
}
