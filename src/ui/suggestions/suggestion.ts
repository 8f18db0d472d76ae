/** A suggestion of the site's search while someone types. */
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
