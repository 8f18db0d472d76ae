import type { MetaDescriptor } from "react-router";
import { privateMeta } from "~/site/meta/private-meta";
import type { rootOf } from "~/site/meta/root-of";

/** The meta tags of a private page of the newsletter. */
export function privatePageMeta(root: ReturnType<typeof rootOf>, title: string): MetaDescriptor[] {
  return privateMeta(root, {
    title,
    description: "What you get from us by email, and how to change it.",
    path: "/newsletter",
  });
}
