/** A page that every hospital must have. */
export interface RequiredPage {
  path: string;
  title: string;
}

/**
 * Pages that laws and good practice require of every hospital. Their addresses always answer: until staff publish the
 * approved text, with a note that the page is being prepared.
 */
export const requiredPages: readonly RequiredPage[] = [
  { path: "/accessibility", title: "Accessibility" },
  { path: "/privacy", title: "Privacy" },
  { path: "/nondiscrimination", title: "Nondiscrimination and free language help" },
  { path: "/price-transparency", title: "What care costs" },
  { path: "/financial-assistance", title: "Help with a bill" },
];

/** @param path with a leading and no trailing slash */
export function requiredPageAt(path: string): RequiredPage | undefined {
  return requiredPages.find((page) => page.path === path);
}
