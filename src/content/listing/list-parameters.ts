/** What the address of any admin list may ask for, whatever the type; a type's own filters stand beside these. */
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
