import type { FeatureContent } from "~/content/feature-content";
import { accordionBlock } from "./blocks/accordion/block";
import { alertBlock } from "./blocks/alert/block";
import { callToActionBlock } from "./blocks/call-to-action/block";
import { cardsBlock } from "./blocks/cards/block";
import { columnsBlock } from "./blocks/columns/block";
import { conferenceMessageBlock } from "./blocks/conference-message/block";
import { contactFactsBlock } from "./blocks/contact-facts/block";
import { faqBlock } from "./blocks/faq/block";
import { heroBlock } from "./blocks/hero/block";
import { homeHeroBlock } from "./blocks/home-hero/block";
import { richTextBlock } from "./blocks/rich-text/block";
import { sectionBlock } from "./blocks/section/block";
import { stepsBlock } from "./blocks/steps/block";
import { tableBlock } from "./blocks/table/block";
import { videoBlock } from "./blocks/video/block";
import { pageType } from "./page/definition";
import { savedSectionType } from "./saved-section";

export const content: FeatureContent = {
  types: [pageType, savedSectionType],
  blocks: [
    accordionBlock,
    alertBlock,
    callToActionBlock,
    cardsBlock,
    columnsBlock,
    conferenceMessageBlock,
    contactFactsBlock,
    faqBlock,
    heroBlock,
    homeHeroBlock,
    richTextBlock,
    sectionBlock,
    stepsBlock,
    tableBlock,
    videoBlock,
  ],
};
