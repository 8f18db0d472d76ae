import type { Block, BlockDefinition } from "~/content/blocks/block";
import type { WrittenProps } from "~/content/blocks/written-props";
import type { DataOf } from "~/content/define-content-type";
import type { locationType } from "~/features/care/location/definition";
import type { providerType } from "~/features/care/provider/definition";
import type { specialtyType } from "~/features/care/specialty/definition";
import type { pageType } from "~/features/pages/page/definition";

/**
 * The words of the demo hospital as they are written: records name each other by slug. `contentRecords` turns them
 * into what the content engine stores.
 */
export type ProviderContent = Omit<DataOf<typeof providerType>, "profileImage" | "plainWords">;

export type LocationContent = Omit<
  DataOf<typeof locationType>,
  "cardImage" | "pageHeroImage" | "position" | "plainWords"
>;

export type SpecialtyContent = Omit<DataOf<typeof specialtyType>, "iconImage" | "bannerImage">;

export type PageContent = Omit<DataOf<typeof pageType>, "shareImage" | "blocks" | "plainWords"> & {
  /** Slug of the picture for sharing. */
  picture: string;
  blocks: Block[];
};

/** The props of a block as a person writes them: what is left out starts empty. */
export type PropsOf<B> = B extends BlockDefinition<infer F> ? WrittenProps<F> : never;
