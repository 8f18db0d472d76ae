import type { ImageView } from "~/features/media/shared/image/image-view";

/** A provider in a list. */
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
