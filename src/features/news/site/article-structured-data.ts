import type { ImageView } from "~/features/media/shared/image/image-view";
import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import { hospitalId } from "~/site/meta/structured-data/hospital";
import type { RootData } from "~/site/root-data";
import type { Crumb } from "~/ui/breadcrumbs/breadcrumbs";

interface ArticleFacts {
  path: string;
  title: string;
  lead: string;
  /** ISO 8601 instants. */
  published: string;
  changed: string;
  image: ImageView | null;
  /** The author. Defaults to the hospital. */
  author?: string;
}

/** Structured data of a post (`BlogPosting`) or of news (`NewsArticle`). Contains only what the page shows. */
export function articleStructuredData(
  root: RootData,
  type: "BlogPosting" | "NewsArticle",
  { path, title, lead, published, changed, image, author }: ArticleFacts,
  parent: Crumb,
): object[] {
  const { origin, settings } = root;
  const publisher = settings && {
    "@type": "Hospital",
    "@id": hospitalId(origin),
    name: settings.hospitalName,
  };
  return [
    {
      "@context": "https://schema.org",
      "@type": type,
      "@id": `${origin}${path}#article`,
      mainEntityOfPage: `${origin}${path}`,
      url: `${origin}${path}`,
      headline: title,
      description: lead,
      datePublished: published,
      dateModified: changed > published ? changed : published,
      image: image ? new URL(image.shareSrc || image.src, origin).href : undefined,
      author: publisher ? (author ? { "@type": "Person", name: author } : publisher) : undefined,
      publisher: publisher || undefined,
    },
    breadcrumbList(origin, [{ label: "Home", href: "/" }, parent, { label: title, href: path }]),
  ];
}
