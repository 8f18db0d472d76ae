import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import { hospitalId } from "~/site/meta/structured-data/hospital";
import type { RootData } from "~/site/root-data";
import { phoneHref } from "~/ui/phone/phone-number";
import { medicalSpecialty } from "../../structured-data/medical-specialty";
import { placeReference } from "../../structured-data/place-reference";
import type { ProviderView } from "./provider-view";

/** Structured data of a provider. Contains only what the page shows. */
export function providerStructuredData(
  root: RootData,
  provider: ProviderView,
  trail: { label: string; href: string }[],
): object[] {
  const { origin, settings } = root;
  const { slug, nameWithLetters, position, profileImage, specialties, places, languages } = provider;
  const url = `${origin}/provider/${slug}`;
  const [first] = places;
  return [
    {
      "@context": "https://schema.org",
      "@type": ["Physician", "IndividualPhysician"],
      "@id": `${url}#provider`,
      name: nameWithLetters,
      description: position,
      url,
      image: profileImage ? new URL(profileImage.src, origin).href : undefined,
      telephone: first ? phoneHref(first.phone).replace("tel:", "") : undefined,
      address: first ? first.address.join(", ") : undefined,
      medicalSpecialty: specialties.map(({ name }) => medicalSpecialty(name)),
      availableService: specialties.map(({ name }) => ({ "@type": "MedicalProcedure", name })),
      isAcceptingNewPatients: provider.hasOwnPatients ? provider.acceptingNewPatients : undefined,
      knowsLanguage: languages.length > 0 ? languages : undefined,
      practicesAt: places.map((place) => placeReference(root, place)),
      hospitalAffiliation: settings
        ? { "@type": "Hospital", "@id": hospitalId(origin), name: settings.hospitalName }
        : undefined,
    },
    breadcrumbList(origin, [
      { label: "Home", href: "/" },
      ...trail,
      { label: nameWithLetters, href: `/provider/${slug}` },
    ]),
  ];
}
