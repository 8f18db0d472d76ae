/** The address of a search: of every kind, or of one and of one of its pages. */
export function searchHref(query: string, type?: string, page = 1): string {
  const parameters = new URLSearchParams({
    q: query,
    ...(type && { type }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/search/?${parameters}`;
}
