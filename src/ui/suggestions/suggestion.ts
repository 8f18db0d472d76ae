/** A suggestion of the site's search during typing. */
export interface Suggestion {
  /** `help` is whom to call, and comes before everything else. */
  type: string;
  title: string;
  url: string;
  /** Of the title, as a BCP 47 code. */
  language: string;
  /** The kind of result: “Specialty”. */
  label: string;
  /** The everyday phrase that leads there. */
  words?: string;
}

/** With fewer letters there are no suggestions. */
const SHORTEST = 2;

/**
 * Fetches suggestions. Returns none on failure: the form works without.
 * @throws DOMException AbortError if `signal` is aborted
 */
export async function suggestionsFor(
  address: string,
  typed: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const q = typed.trim();
  if (q.length < SHORTEST) return [];
  try {
    const response = await fetch(`${address}?${new URLSearchParams({ q })}`, { signal });
    return response.ok ? suggestionsIn(await response.json()) : [];
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

/** The suggestions in a response's body; entries in another form are left out. */
function suggestionsIn(body: unknown): Suggestion[] {
  const { results } = (body ?? {}) as Record<string, unknown>;
  return Array.isArray(results) ? results.filter(isSuggestion) : [];
}

function isSuggestion(entry: unknown): entry is Suggestion {
  const { type, title, url, language, label, words } = (entry ?? {}) as Record<string, unknown>;
  return (
    [type, title, url, language, label].every((text) => typeof text === "string") &&
    (words === undefined || typeof words === "string")
  );
}
