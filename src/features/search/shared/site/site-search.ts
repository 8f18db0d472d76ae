/** The addresses of the site's search: the page with the results, and the endpoint for suggestions. */
export const siteSearch = { results: "/search/", suggestions: "/api/search/suggest" } as const;
