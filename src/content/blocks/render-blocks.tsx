import type { ComponentType, ReactNode } from "react";
import { Accordion } from "./accordion/render";
import { Notice } from "./alert/render";
import type { Ground } from "./block-props";
import { BlogList } from "./blog-list/render";
import { CallToAction } from "./call-to-action/render";
import { Campaign } from "./campaign/render";
import { Cards } from "./cards/render";
import { ChosenNews } from "./chosen-news/render";
import { ClassList } from "./class-list/render";
import { Columns } from "./columns/render";
import { ConferenceMessage } from "./conference-message/render";
import { ContactFacts } from "./contact-facts/render";
import { DonatePanel } from "./donate-panel/render";
import { EventList } from "./event-list/render";
import { Faq } from "./faq/render";
import { FileList } from "./file-list/render";
import { FormBlock } from "./form/render";
import { Gallery } from "./gallery/render";
import { groundsOf } from "./grounds";
import { Hero } from "./hero/render";
import { HomeHero } from "./home-hero/render";
import { ImageBlock } from "./image/render";
import { LocationList } from "./location-list/render";
import { PlacesMap } from "./map/render";
import { MobileUnit } from "./mobile-unit/render";
import { NewsList } from "./news-list/render";
import { Newsletter } from "./newsletter/render";
import { PictureStrip } from "./picture-strip/render";
import { Promises } from "./promises/render";
import { ProviderList } from "./provider-list/render";
import { Quote } from "./quote/render";
import { RichTextBlock } from "./rich-text/render";
import { SectionBlock } from "./section/render";
import type { ShownBlock } from "./show-blocks";
import { SpecialtyGrid } from "./specialty-grid/render";
import { Steps } from "./steps/render";
import { Table } from "./table/render";
import { TodayAtAGlance } from "./today-at-a-glance/render";
import { Video } from "./video/render";

/** The component of every block, by the names of blocks.ts. Props were checked when they were stored. */
const components: Record<string, ComponentType<never>> = {
  accordion: Accordion,
  alert: Notice,
  blogList: BlogList,
  callToAction: CallToAction,
  campaign: Campaign,
  cards: Cards,
  chosenNews: ChosenNews,
  classList: ClassList,
  columns: Columns,
  conferenceMessage: ConferenceMessage,
  contactFacts: ContactFacts,
  donatePanel: DonatePanel,
  eventList: EventList,
  faq: Faq,
  fileList: FileList,
  form: FormBlock,
  gallery: Gallery,
  hero: Hero,
  homeHero: HomeHero,
  image: ImageBlock,
  locationList: LocationList,
  map: PlacesMap,
  mobileUnit: MobileUnit,
  newsList: NewsList,
  newsletter: Newsletter,
  pictureStrip: PictureStrip,
  promises: Promises,
  providerList: ProviderList,
  quote: Quote,
  richText: RichTextBlock,
  section: SectionBlock,
  specialtyGrid: SpecialtyGrid,
  steps: Steps,
  table: Table,
  todayAtAGlance: TodayAtAGlance,
  video: Video,
};

/** The names of all blocks that can be rendered. */
export const renderedBlocks: readonly string[] = Object.keys(components);

/**
 * The body of a page, or what stands in a slot of a block: that lies on the ground of its block. A block of a kind that this
 * version does not know is nothing.
 * @param breadcrumbs shown by the block that opens the page
 */
export function RenderBlocks({
  blocks,
  breadcrumbs,
  ground,
}: {
  blocks: ShownBlock[];
  breadcrumbs?: ReactNode;
  ground?: Ground;
}) {
  const grounds = groundsOf(blocks);
  return blocks.map(({ type, props, slots }, at) => {
    const Component = components[type] as ComponentType<Record<string, unknown>> | undefined;
    if (!Component) return null;
    const liesOn = ground ?? grounds[at];
    const opening = type === "hero" && at === 0 ? { breadcrumbs } : {};
    const filled = slots && { slots: fillSlots(slots, liesOn) };
    return <Component key={String(props.anchor)} {...props} {...opening} {...filled} ground={liesOn} />;
  });
}

function fillSlots(slots: Record<string, ShownBlock[]>, ground: Ground | undefined) {
  const filled: Record<string, ReactNode> = {};
  for (const [name, blocks] of Object.entries(slots)) {
    filled[name] = blocks.length > 0 ? <RenderBlocks blocks={blocks} {...(ground && { ground })} /> : null;
  }
  return filled;
}

export interface RenderBlockProps {
  type: string;
  props: Record<string, unknown>;
  ground: Ground;
  /** What stands in its slots, ready. */
  slots?: Record<string, ReactNode>;
  breadcrumbs?: ReactNode;
}

/** One block by itself, as the editor's canvas places it. */
export function RenderBlock({ type, props, ground, slots, breadcrumbs }: RenderBlockProps) {
  const Component = components[type] as ComponentType<Record<string, unknown>> | undefined;
  if (!Component) return null;
  return <Component {...props} {...(breadcrumbs ? { breadcrumbs } : {})} slots={slots} ground={ground} />;
}
