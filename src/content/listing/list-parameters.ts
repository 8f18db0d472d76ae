/** The query parameters of every admin list; a type's own filters are added to these. */
export const LIST_PARAMETERS = [
  "q",
  "status",
  "unused",
  "without",
  "sort",
  "page",
  "pageSize",
  "columns",
] as const;
