import type { ContentType } from "./define-content-type";
import { awardType } from "./types/award/definition";
import { blogPostType } from "./types/blog-post/definition";
import { calendarEventType } from "./types/calendar-event/definition";
import { campaignType } from "./types/campaign/definition";
import { classType } from "./types/class/definition";
import { classCategoryType } from "./types/class-category/definition";
import { cmuStopType } from "./types/cmu-stop/definition";
import { fileType } from "./types/file/definition";
import { formType } from "./types/form/definition";
import { imageType } from "./types/image/definition";
import { locationType } from "./types/location/definition";
import { mediaCoverageType } from "./types/media-coverage/definition";
import { mediaFolderType } from "./types/media-folder/definition";
import { navigationType } from "./types/navigation/definition";
import { newsItemType } from "./types/news-item/definition";
import { pageType } from "./types/page/definition";
import { pressReleaseType } from "./types/press-release/definition";
import { providerType } from "./types/provider/definition";
import { redirectType } from "./types/redirect/definition";
import { savedSectionType } from "./types/saved-section/definition";
import { searchRuleType } from "./types/search-rule/definition";
import { settingsType } from "./types/settings/definition";
import { specialtyType } from "./types/specialty/definition";

/** Every content type, in the order in which one may refer to another. */
export const contentTypes: readonly ContentType[] = [
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
];

const byName = new Map(contentTypes.map((type) => [type.name, type]));

/** @throws Error for a name that no type has: a defect, since names come from definitions and stored rows */
export function contentTypeNamed(name: string): ContentType {
  const type = byName.get(name);
  if (!type) throw new Error(`There is no content type “${name}”.`);
  return type;
}
