import { phoneHref } from "~/ui/phone/phone-number";
import type { RootData } from "../../root-data";
import { sharedImage } from "../share-image";

/** The `@id` by which other pages' data refer to the hospital. */
export const hospitalId = (origin: string) => `${origin}/#hospital`;

/** The hospital, as on its home page and in the footer. */
export function hospital(root: RootData): object | undefined {
  const { origin, settings } = root;
  if (!settings) return undefined;
  const { socialLinks = [] } = settings;
  const image = sharedImage(root, null);
  const telephone = phoneHref(settings.mainPhone).replace("tel:", "");
  return {
    "@context": "https://schema.org",
    "@type": "Hospital",
    "@id": hospitalId(origin),
    name: settings.hospitalName,
    alternateName: settings.shortName,
    url: `${origin}/`,
    telephone,
    email: settings.email || undefined,
    slogan: settings.tagline || undefined,
    image: image ? image.src : undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: settings.addressLine1,
      addressLocality: settings.addressCity,
      addressRegion: settings.addressState,
      postalCode: settings.addressPostalCode,
      addressCountry: "US",
    },
    sameAs: socialLinks.length > 0 ? socialLinks.map((link) => link.href) : undefined,
  };
}
