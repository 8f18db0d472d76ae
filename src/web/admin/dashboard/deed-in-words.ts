/** Where subject and verb alone would read oddly. */
const KNOWN: Record<string, string> = {
  "session.started": "signed in",
  "session.ended": "signed out",
  "search.rebuilt": "rebuilt the search index",
};

/** Verbs that only read well with a preposition. */
const VERBS: Record<string, string> = { reviewRequested: "asked for a review of" };

/**
 * An event of the audit log in words: `staff_user.signedOutEverywhere` is "signed out everywhere" about a "staff user".
 *
 * @param action subject and verb in the past tense, as the log keeps it
 */
export function deedInWords(action: string): { deed: string; about: string } {
  const known = KNOWN[action];
  if (known) return { deed: known, about: "" };
  const dot = action.indexOf(".");
  const verb = action.slice(dot + 1);
  return { deed: VERBS[verb] ?? spaced(verb), about: spaced(dot === -1 ? "" : action.slice(0, dot)) };
}

function spaced(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
}
