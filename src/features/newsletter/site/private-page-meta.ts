import type { MetaDescriptor } from "react-router";
import { pageMeta } from "~/site/meta/page-meta";
import type { rootOf } from "~/site/meta/root-of";

/** Of a page whose address is a key: neither found nor told to where its links lead. */
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
