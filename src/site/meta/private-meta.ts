import type { MetaDescriptor } from "react-router";
import type { RootData } from "../root-data";
import { type PageDescription, pageMeta } from "./page-meta";

/**
 * The tags of a page with one person's data, or with a secret address: search engines do not index it, and its links do
 * not tell other pages where they were followed.
 * @param page its path is one without the secret
 */
export function privateMeta(
  root: RootData | undefined,
  { title, description, path }: Pick<PageDescription, "title" | "description" | "path">,
): MetaDescriptor[] {
  return [
    ...pageMeta(root, { title, description, path, indexed: false }),
    { name: "referrer", content: "no-referrer" },
  ];
}
