import type { ImageView } from "~/features/media/shared/image/image-view";

/** What lists show of a provider. */
export interface ProviderCard {
  id: string;
  slug: string;
  name: string;
  acronymsAndAbbreviations: string;
  position: string;
  acceptingNewPatients: boolean;
  languages: string[];
  profileImage: ImageView | null;
  specialties: { id: string; slug: string; name: string }[];
  locations: { id: string; slug: string; name: string; addressCity: string; phoneMain: string }[];
}
