export interface RequiredPage {
  path: string;
  title: string;
}

/**
 * Pages that laws and good practice require of every hospital. Their addresses always respond. Until staff publish the
 * approved text, they show a note that the page is being prepared.
 */
export const requiredPages: readonly RequiredPage[] = [
  { path: "/accessibility", title: "Accessibility" },
  { path: "/privacy", title: "Privacy" },
  { path: "/nondiscrimination", title: "Nondiscrimination and free language help" },
  { path: "/price-transparency", title: "What care costs" },
  { path: "/financial-assistance", title: "Help with a bill" },
];

/** @param path with a leading slash and no trailing one */
export function requiredPageAt(path: string): RequiredPage | undefined {
  return requiredPages.find((page) => page.path === path);
}
