/** The address of the API for the finder's suggestions. */
export const FINDER_SUGGESTIONS = "/api/provider/suggest";
