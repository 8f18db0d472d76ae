import type { Block, BlockDefinition } from "~/content/blocks/block";
import type { WrittenProps } from "~/content/blocks/written-props";
import type { ContentType, DataOf } from "~/content/define-content-type";
import type { locationType } from "~/features/care/location/definition";
import type { providerType } from "~/features/care/provider/definition";
import type { specialtyType } from "~/features/care/specialty/definition";
import type { pageType } from "~/features/pages/page/definition";
import type { LanguageCode } from "~/platform/isomorphic/languages";

/** A record's values as written in the demo: the named ones, and of the others only those that are not empty. */
export type Stated<T extends ContentType, Names extends keyof DataOf<T>> = Pick<DataOf<T>, Names> &
  Partial<DataOf<T>>;

/**
 * The demo content as written: records refer to each other by slug. `contentRecords` converts it to what the content
 * engine stores.
 */
export type ProviderContent = Stated<
  typeof providerType,
  "name" | "slug" | "position" | "languages" | "bio" | "specialties" | "locations"
>;

export type LocationContent = Stated<
  typeof locationType,
  "name" | "slug" | "openingHours" | "phoneMain" | "specialties"
>;

export type SpecialtyContent = Omit<DataOf<typeof specialtyType>, "iconImage" | "bannerImage">;

export type PageContent = Omit<
  DataOf<typeof pageType>,
  "shareImage" | "blocks" | "plainWords" | "offersPdf" | "language" | "translationOf"
> & {
  offersPdf?: boolean;
  /** English if left out. */
  language?: LanguageCode;
  /** The id of the English page. */
  translationOf?: string;
  /** Slug of the picture for sharing. */
  picture: string;
  blocks: Block[];
};

/** The props of a block as written in the demo: what is left out is empty. */
export type PropsOf<B> = B extends BlockDefinition<infer F> ? WrittenProps<F> : never;
