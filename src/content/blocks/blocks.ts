import { accordionBlock } from "./accordion/block";
import { alertBlock } from "./alert/block";
import type { BlockDefinition } from "./block";
import { blogListBlock } from "./blog-list/block";
import { callToActionBlock } from "./call-to-action/block";
import { campaignBlock } from "./campaign/block";
import { cardsBlock } from "./cards/block";
import { chosenNewsBlock } from "./chosen-news/block";
import { classListBlock } from "./class-list/block";
import { columnsBlock } from "./columns/block";
import { conferenceMessageBlock } from "./conference-message/block";
import { contactFactsBlock } from "./contact-facts/block";
import { donatePanelBlock } from "./donate-panel/block";
import { eventListBlock } from "./event-list/block";
import { faqBlock } from "./faq/block";
import { fileListBlock } from "./file-list/block";
import { formBlock } from "./form/block";
import { galleryBlock } from "./gallery/block";
import { heroBlock } from "./hero/block";
import { homeHeroBlock } from "./home-hero/block";
import { imageBlock } from "./image/block";
import { locationListBlock } from "./location-list/block";
import { mapBlock } from "./map/block";
import { mobileUnitBlock } from "./mobile-unit/block";
import { newsListBlock } from "./news-list/block";
import { newsletterBlock } from "./newsletter/block";
import { pictureStripBlock } from "./picture-strip/block";
import { promisesBlock } from "./promises/block";
import { providerListBlock } from "./provider-list/block";
import { quoteBlock } from "./quote/block";
import { richTextBlock } from "./rich-text/block";
import { sectionBlock } from "./section/block";
import { specialtyGridBlock } from "./specialty-grid/block";
import { stepsBlock } from "./steps/block";
import { tableBlock } from "./table/block";
import { todayAtAGlanceBlock } from "./today-at-a-glance/block";
import { videoBlock } from "./video/block";

/** Every block that a page can be composed of; render-block.tsx maps the same names to components. */
const blocks: BlockDefinition[] = [
  accordionBlock,
  alertBlock,
  blogListBlock,
  callToActionBlock,
  campaignBlock,
  cardsBlock,
  chosenNewsBlock,
  classListBlock,
  columnsBlock,
  conferenceMessageBlock,
  contactFactsBlock,
  donatePanelBlock,
  eventListBlock,
  faqBlock,
  fileListBlock,
  formBlock,
  galleryBlock,
  heroBlock,
  homeHeroBlock,
  imageBlock,
  locationListBlock,
  mapBlock,
  mobileUnitBlock,
  newsListBlock,
  newsletterBlock,
  pictureStripBlock,
  promisesBlock,
  providerListBlock,
  quoteBlock,
  richTextBlock,
  sectionBlock,
  specialtyGridBlock,
  stepsBlock,
  tableBlock,
  todayAtAGlanceBlock,
  videoBlock,
];

const byName = new Map(blocks.map((block) => [block.name, block]));

export function blockNames(): string[] {
  return [...byName.keys()];
}

export function allBlocks(): BlockDefinition[] {
  return blocks;
}

export function blockByName(name: string): BlockDefinition | undefined {
  return byName.get(name);
}
