/** The addresses of the site's search: the results page, and the endpoint for suggestions. */
export const siteSearch = { results: "/search/", suggestions: "/api/search/suggest" } as const;
