import type { RootData } from "~/site/root-data";
import { phoneHref } from "~/ui/phone/phone-number";

/** The `@id` of a location. Other pages refer to the location's structured data by it. */
export const placeId = (origin: string, slug: string) => `${origin}/location/${slug}#place`;

interface Place {
  slug: string;
  name: string;
  phone: string;
  address: string[];
}

/** A short reference to a location. */
export function placeReference({ origin }: RootData, { slug, name, phone, address }: Place): object {
  return {
    "@type": "MedicalClinic",
    "@id": placeId(origin, slug),
    name,
    url: `${origin}/location/${slug}`,
    telephone: phoneHref(phone).replace("tel:", ""),
    address: address.join(", "),
  };
}
