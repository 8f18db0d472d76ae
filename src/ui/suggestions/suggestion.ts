/** What the site's search suggests to somebody who is typing. */
export interface Suggestion {
  /** `help` is whom to call, and stands before everything else. */
  type: string;
  title: string;
  url: string;
  /** What kind of thing it is: “Specialty”. */
  label: string;
  /** The phrase of people's words that leads there. */
  words?: string;
}

/** With fewer letters there is nothing to suggest. */
const SHORTEST = 2;

/**
 * Asks for suggestions. Where they cannot be had there are none: the form works without.
 * @throws DOMException AbortError when `signal` says that nobody waits any more
 */
export async function suggestionsFor(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  const q = typed.trim();
  if (q.length < SHORTEST) return [];
  try {
    const answer = await fetch(`/api/search/suggest?${new URLSearchParams({ q })}`, { signal });
    return answer.ok ? ((await answer.json()) as { results: Suggestion[] }).results : [];
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}
