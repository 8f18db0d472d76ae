import type { Block, BlockDefinition } from "~/content/blocks/block";
import type { WrittenProps } from "~/content/blocks/written-props";
import type { ContentType, DataOf } from "~/content/define-content-type";
import type { Weekday } from "~/content/fields/opening-hours/field";
import type { insurancePlanType } from "~/features/care/insurance-plan/definition";
import type { locationType } from "~/features/care/location/definition";
import type { providerType } from "~/features/care/provider/definition";
import type { specialtyType } from "~/features/care/specialty/definition";
import type { pageType } from "~/features/pages/page/definition";
import type { LanguageCode } from "~/platform/isomorphic/languages";

/**
 * A record's values as written in the demo. The named properties are required; others are left out if they
 * are empty.
 */
export type DemoValues<T extends ContentType, Names extends keyof DataOf<T>> = Pick<DataOf<T>, Names> &
  Partial<DataOf<T>>;

/**
 * The demo content as written: records refer to each other by slug. `contentRecords` converts it to what the content
 * engine stores.
 */
export type ProviderContent = DemoValues<
  typeof providerType,
  "name" | "slug" | "position" | "languages" | "bio" | "specialties" | "locations"
> & {
  /** On which days they are at a location, by its slug; left out where they are there on every day that it is open. */
  days?: Record<string, Weekday[]>;
  /** In which weeks of the month they are there on these days, by the same slug; left out for each week. */
  weeks?: Record<string, number[]>;
  /** Further days there, in other weeks. */
  daysInOtherWeeks?: { location: string; days: Weekday[]; weeks: number[] }[];
};

export type InsurancePlanContent = Omit<DataOf<typeof insurancePlanType>, "plainWords">;

export type LocationContent = DemoValues<
  typeof locationType,
  "name" | "slug" | "openingHours" | "phoneMain" | "specialties" | "insurancePlans"
>;

export type SpecialtyContent = Omit<DataOf<typeof specialtyType>, "iconImage" | "bannerImage">;

export type PageContent = Omit<
  DataOf<typeof pageType>,
  "shareImage" | "blocks" | "plainWords" | "offersPdf" | "mayBeCounted" | "language" | "translationOf"
> & {
  offersPdf?: boolean;
  mayBeCounted?: boolean;
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
