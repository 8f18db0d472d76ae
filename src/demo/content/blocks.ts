import { accordionBlock } from "~/content/blocks/accordion/block";
import { alertBlock } from "~/content/blocks/alert/block";
import type { Block, BlockDefinition } from "~/content/blocks/block";
import { blogListBlock } from "~/content/blocks/blog-list/block";
import { callToActionBlock } from "~/content/blocks/call-to-action/block";
import { campaignBlock } from "~/content/blocks/campaign/block";
import { cardsBlock } from "~/content/blocks/cards/block";
import { classListBlock } from "~/content/blocks/class-list/block";
import { columnsBlock } from "~/content/blocks/columns/block";
import { conferenceMessageBlock } from "~/content/blocks/conference-message/block";
import { contactFactsBlock } from "~/content/blocks/contact-facts/block";
import { donatePanelBlock } from "~/content/blocks/donate-panel/block";
import { faqBlock } from "~/content/blocks/faq/block";
import { fileListBlock } from "~/content/blocks/file-list/block";
import { formBlock } from "~/content/blocks/form/block";
import { galleryBlock } from "~/content/blocks/gallery/block";
import { heroBlock } from "~/content/blocks/hero/block";
import { homeHeroBlock } from "~/content/blocks/home-hero/block";
import { locationListBlock } from "~/content/blocks/location-list/block";
import { mapBlock } from "~/content/blocks/map/block";
import { mobileUnitBlock } from "~/content/blocks/mobile-unit/block";
import { newsListBlock } from "~/content/blocks/news-list/block";
import { newsletterBlock } from "~/content/blocks/newsletter/block";
import { promisesBlock } from "~/content/blocks/promises/block";
import { providerListBlock } from "~/content/blocks/provider-list/block";
import { quoteBlock } from "~/content/blocks/quote/block";
import { richTextBlock } from "~/content/blocks/rich-text/block";
import { specialtyGridBlock } from "~/content/blocks/specialty-grid/block";
import { stepsBlock } from "~/content/blocks/steps/block";
import { tableBlock } from "~/content/blocks/table/block";
import { todayAtAGlanceBlock } from "~/content/blocks/today-at-a-glance/block";
import { demoId } from "../demo-id";
import type { PropsOf } from "./types";

/** A writer of blocks of one kind, whose props the compiler checks against the block's own fields. */
const writer =
  <B extends BlockDefinition>(definition: B) =>
  (props: PropsOf<B>): Block => ({ type: definition.name, props });

export const accordion = writer(accordionBlock);
export const alert = writer(alertBlock);
export const blogList = writer(blogListBlock);
export const callToAction = writer(callToActionBlock);
export const campaign = writer(campaignBlock);
export const cards = writer(cardsBlock);
export const classList = writer(classListBlock);
export const conferenceMessage = writer(conferenceMessageBlock);
export const contactFacts = writer(contactFactsBlock);
export const donatePanel = writer(donatePanelBlock);
export const columns = writer(columnsBlock);
export const faq = writer(faqBlock);
export const fileList = writer(fileListBlock);
export const placesMap = writer(mapBlock);
export const form = writer(formBlock);
export const gallery = writer(galleryBlock);
export const hero = writer(heroBlock);
export const homeHero = writer(homeHeroBlock);
export const locationList = writer(locationListBlock);
export const mobileUnit = writer(mobileUnitBlock);
export const newsList = writer(newsListBlock);
export const newsletter = writer(newsletterBlock);
export const promises = writer(promisesBlock);
export const providerList = writer(providerListBlock);
export const quote = writer(quoteBlock);
export const richText = writer(richTextBlock);
export const specialtyGrid = writer(specialtyGridBlock);
export const steps = writer(stepsBlock);
export const table = writer(tableBlock);
export const todayAtAGlance = writer(todayAtAGlanceBlock);

export const imageId = (slug: string) => demoId("image", slug);
export const fileId = (slug: string) => demoId("file", slug);
export const formId = (slug: string) => demoId("form", slug);
/** Pages are named by their address. */
export const pageId = (path: string) => demoId("page", path);
export const locationId = (slug: string) => demoId("location", slug);
export const providerId = (slug: string) => demoId("provider", slug);
