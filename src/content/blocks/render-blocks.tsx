import type { ComponentType, ReactNode } from "react";
import { Accordion } from "./accordion/render";
import { Notice } from "./alert/render";
import { BlogList } from "./blog-list/render";
import { CallToAction } from "./call-to-action/render";
import { Campaign } from "./campaign/render";
import { Cards } from "./cards/render";
import { ClassList } from "./class-list/render";
import { ConferenceMessage } from "./conference-message/render";
import { ContactFacts } from "./contact-facts/render";
import { DonatePanel } from "./donate-panel/render";
import { EventList } from "./event-list/render";
import { FormBlock } from "./form/render";
import { groundsOf } from "./grounds";
import { Hero } from "./hero/render";
import { HomeHero } from "./home-hero/render";
import { LocationList } from "./location-list/render";
import { NewsList } from "./news-list/render";
import { Newsletter } from "./newsletter/render";
import { Promises } from "./promises/render";
import { ProviderList } from "./provider-list/render";
import { Quote } from "./quote/render";
import { RichTextBlock } from "./rich-text/render";
import type { ShownBlock } from "./show-blocks";
import { SpecialtyGrid } from "./specialty-grid/render";
import { Steps } from "./steps/render";
import { Table } from "./table/render";
import { TodayAtAGlance } from "./today-at-a-glance/render";

/** The component of every block, by the names of blocks.ts. Props were checked when they were stored. */
const components: Record<string, ComponentType<never>> = {
  accordion: Accordion,
  alert: Notice,
  blogList: BlogList,
  callToAction: CallToAction,
  campaign: Campaign,
  cards: Cards,
  classList: ClassList,
  conferenceMessage: ConferenceMessage,
  contactFacts: ContactFacts,
  donatePanel: DonatePanel,
  eventList: EventList,
  form: FormBlock,
  hero: Hero,
  homeHero: HomeHero,
  locationList: LocationList,
  newsList: NewsList,
  newsletter: Newsletter,
  promises: Promises,
  providerList: ProviderList,
  quote: Quote,
  richText: RichTextBlock,
  specialtyGrid: SpecialtyGrid,
  steps: Steps,
  table: Table,
  todayAtAGlance: TodayAtAGlance,
};

/** The names of all blocks that can be rendered. */
export const renderedBlocks: readonly string[] = Object.keys(components);

/**
 * The body of a page. A block of a kind that this version does not know is nothing.
 * @param breadcrumbs shown by the block that opens the page
 */
export function RenderBlocks({ blocks, breadcrumbs }: { blocks: ShownBlock[]; breadcrumbs?: ReactNode }) {
  const grounds = groundsOf(blocks);
  return blocks.map(({ type, props }, at) => {
    const Component = components[type] as ComponentType<Record<string, unknown>> | undefined;
    if (!Component) return null;
    const opening = type === "hero" && at === 0 ? { breadcrumbs } : {};
    return <Component key={String(props.anchor)} {...props} {...opening} ground={grounds[at]} />;
  });
}
