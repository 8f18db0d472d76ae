/** The address that answers with the suggestions of the finder. */
export const FINDER_SUGGESTIONS = "/api/provider/suggest";
