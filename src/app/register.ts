import { redirectType } from "~/content/redirects/definition";
import { registerBlocks, registerContentTypes } from "~/content/registry";
import { locationListBlock } from "~/features/care/blocks/location-list/block";
import { mapBlock } from "~/features/care/blocks/map/block";
import { mobileUnitBlock } from "~/features/care/blocks/mobile-unit/block";
import { promisesBlock } from "~/features/care/blocks/promises/block";
import { providerListBlock } from "~/features/care/blocks/provider-list/block";
import { quoteBlock } from "~/features/care/blocks/quote/block";
import { specialtyGridBlock } from "~/features/care/blocks/specialty-grid/block";
import { todayAtAGlanceBlock } from "~/features/care/blocks/today-at-a-glance/block";
import { cmuStopType } from "~/features/care/cmu-stop/definition";
import { locationType } from "~/features/care/location/definition";
import { emergencyPhone } from "~/features/care/location/emergency-department";
import { providerType } from "~/features/care/provider/definition";
import { specialtyType } from "~/features/care/specialty/definition";
import { classListBlock } from "~/features/classes/blocks/class-list/block";
import { classType } from "~/features/classes/class/definition";
import { classCategoryType } from "~/features/classes/class-category/definition";
import { eventListBlock } from "~/features/events/blocks/event-list/block";
import { calendarEventType } from "~/features/events/calendar-event/definition";
import { awardType } from "~/features/forms/award/definition";
import { formBlock } from "~/features/forms/blocks/form/block";
import { formType } from "~/features/forms/form/definition";
import { campaignBlock } from "~/features/giving/blocks/campaign/block";
import { donatePanelBlock } from "~/features/giving/blocks/donate-panel/block";
import { campaignType } from "~/features/giving/campaign/definition";
import { fileListBlock } from "~/features/media/blocks/file-list/block";
import { galleryBlock } from "~/features/media/blocks/gallery/block";
import { imageBlock } from "~/features/media/blocks/image/block";
import { pictureStripBlock } from "~/features/media/blocks/picture-strip/block";
import { fileType } from "~/features/media/file/definition";
import { mediaFolderType } from "~/features/media/folder/definition";
import { imageType } from "~/features/media/image/definition";
import { navigationType } from "~/features/navigation/definition";
import { blogListBlock } from "~/features/news/blocks/blog-list/block";
import { chosenNewsBlock } from "~/features/news/blocks/chosen-news/block";
import { newsListBlock } from "~/features/news/blocks/news-list/block";
import { blogPostType } from "~/features/news/blog-post/definition";
import { mediaCoverageType } from "~/features/news/media-coverage/definition";
import { newsItemType } from "~/features/news/news-item/definition";
import { pressReleaseType } from "~/features/news/press-release/definition";
import { newsletterBlock } from "~/features/newsletter/blocks/newsletter/block";
import { accordionBlock } from "~/features/pages/blocks/accordion/block";
import { alertBlock } from "~/features/pages/blocks/alert/block";
import { callToActionBlock } from "~/features/pages/blocks/call-to-action/block";
import { cardsBlock } from "~/features/pages/blocks/cards/block";
import { columnsBlock } from "~/features/pages/blocks/columns/block";
import { conferenceMessageBlock } from "~/features/pages/blocks/conference-message/block";
import { contactFactsBlock } from "~/features/pages/blocks/contact-facts/block";
import { faqBlock } from "~/features/pages/blocks/faq/block";
import { heroBlock } from "~/features/pages/blocks/hero/block";
import { homeHeroBlock } from "~/features/pages/blocks/home-hero/block";
import { richTextBlock } from "~/features/pages/blocks/rich-text/block";
import { sectionBlock } from "~/features/pages/blocks/section/block";
import { stepsBlock } from "~/features/pages/blocks/steps/block";
import { tableBlock } from "~/features/pages/blocks/table/block";
import { videoBlock } from "~/features/pages/blocks/video/block";
import { pageType } from "~/features/pages/page/definition";
import { savedSectionType } from "~/features/pages/saved-section/definition";
import { searchRuleType } from "~/features/search/search-rule/definition";
import { registerEmergencyLine } from "~/features/search/shared/emergency-line";
import { settingsType } from "~/features/settings/definition";

/** Every content type, in the order in which one may refer to another. */
registerContentTypes([
  mediaFolderType,
  imageType,
  fileType,
  settingsType,
  navigationType,
  specialtyType,
  locationType,
  providerType,
  classCategoryType,
  classType,
  pressReleaseType,
  mediaCoverageType,
  newsItemType,
  blogPostType,
  calendarEventType,
  cmuStopType,
  campaignType,
  formType,
  awardType,
  pageType,
  savedSectionType,
  redirectType,
  searchRuleType,
]);

/** Every block that a page can be composed of. Its component is in render.tsx beside it. */
registerBlocks([
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
]);

registerEmergencyLine(emergencyPhone);
