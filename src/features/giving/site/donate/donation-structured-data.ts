import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import { hospitalId } from "~/site/meta/structured-data/hospital";
import type { RootData } from "~/site/root-data";

/** Breadcrumbs and, if the site takes payments, the action to give to the foundation. */
export function donationStructuredData(
  root: RootData | undefined,
  title: string,
  takesPayments: boolean,
): object[] {
  if (!root) return [];
  const { origin, settings } = root;
  const trail = [
    { label: "Home", href: "/" },
    { label: title, href: "/donate" },
  ];
  const gives = {
    "@context": "https://schema.org",
    "@type": "DonateAction",
    name: title,
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/donate`, httpMethod: "GET" },
    recipient: {
      "@type": "NGO",
      name: settings?.foundationName,
      url: `${origin}/donate`,
      parentOrganization: { "@id": hospitalId(origin) },
    },
  };
  return [breadcrumbList(origin, trail), ...(settings?.foundationName && takesPayments ? [gives] : [])];
}
