import type { MetaDescriptor } from "react-router";
import { pageMeta } from "~/site/meta/page-meta";
import type { rootOf } from "~/site/meta/root-of";

/** The meta tags of a page with a secret address: not indexed, and no referrer for its links. */
export function privatePageMeta(root: ReturnType<typeof rootOf>, title: string): MetaDescriptor[] {
  return [
    ...pageMeta(root, {
      title,
      description: "What you get from us by email, and how to change it.",
      path: "/newsletter",
      indexed: false,
    }),
    { name: "referrer", content: "no-referrer" },
  ];
}
