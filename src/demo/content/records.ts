import type { ContentType, DataOf } from "~/content/define-content-type";
import type { Field } from "~/content/fields/field";
import { redirectType } from "~/content/redirects/definition";
import { blockByName } from "~/content/registry";
import { isAbsentAddress } from "~/content/visibility/addresses-of-features";
import { careGuideType } from "~/features/care/care-guide/definition";
import { cmuStopType } from "~/features/care/cmu-stop/definition";
import { conditionType } from "~/features/care/condition/definition";
import { insurancePlanType } from "~/features/care/insurance-plan/definition";
import { locationType } from "~/features/care/location/definition";
import { providerType } from "~/features/care/provider/definition";
import { specialtyType } from "~/features/care/specialty/definition";
import { jobType } from "~/features/careers/job/definition";
import { classType } from "~/features/classes/class/definition";
import { classCategoryType } from "~/features/classes/class-category/definition";
import { calendarEventType } from "~/features/events/calendar-event/definition";
import { awardType } from "~/features/forms/award/definition";
import { formType } from "~/features/forms/form/definition";
import { campaignType } from "~/features/giving/campaign/definition";
import { sha256Of } from "~/features/media/add-upload";
import { fileType } from "~/features/media/file/definition";
import { navigationType } from "~/features/navigation/definition";
import { blogPostType } from "~/features/news/blog-post/definition";
import { mediaCoverageType } from "~/features/news/media-coverage/definition";
import { newsItemType } from "~/features/news/news-item/definition";
import { pressReleaseType } from "~/features/news/press-release/definition";
import { pageType } from "~/features/pages/page/definition";
import { searchRuleType } from "~/features/search/search-rule";
import { searchTopicType } from "~/features/search/search-topic";
import { settingsType } from "~/features/settings/definition";
import { demoId } from "../demo-id";
import { awards } from "./awards";
import { imageId } from "./blocks";
import { unit3d } from "./campaigns";
import { careGuide } from "./care-guide";
import { classCategories, classes } from "./classes";
import { conditions } from "./conditions";
import { consumerWords } from "./consumer-words";
import { documents, priceFileUrl } from "./documents";
import { forms } from "./forms/forms";
import { insurancePlans } from "./insurance-plans";
import { jobs } from "./jobs";
import { locations } from "./locations";
import { navigation } from "./navigation";
import { blogPosts, calendarEvents, mediaCoverages, newsItems, pressReleases } from "./news";
import { pages } from "./pages";
import { providers } from "./providers";
import { searchRules } from "./search-rules";
import { searchTopics } from "./search-topics";
import { cmuStops, redirects } from "./services";
import { settings } from "./settings";
import { specialties } from "./specialties";

interface ContentRecord<T extends ContentType = ContentType> {
  type: T;
  id: string;
  data: DataOf<T>;
}

const ids = (type: string, slugs: readonly string[]) => slugs.map((slug) => demoId(type, slug));

function record<T extends ContentType>(type: T, data: DataOf<T>): ContentRecord<T> {
  return { type, id: demoId(type.name, type.slug(data) ?? type.title(data)), data };
}

/** The same, with the words people use for its address. What is left out is empty. */
function foundRecord<T extends ContentType>(type: T, data: Partial<DataOf<T>>): ContentRecord<T> {
  const url = type.url(data as DataOf<T>) ?? "";
  const empty = Object.entries<Field>(type.fields).map(([name, field]) => [name, field.empty]);
  const plainWords = [...(consumerWords[url] ?? [])];
  return record(type, Object.assign(Object.fromEntries(empty), data, { plainWords }));
}

const drawnMap = {
  mapImage: imageId("county-map"),
  // The bounds of the map, in degrees (WGS 84); its drawing has the proportions of Web Mercator.
  mapSouth: 40.95,
  mapWest: -99.75,
  mapNorth: 41.6,
  mapEast: -98.55,
};

/**
 * Every record of the demo hospital except its pictures, in an order in which nothing refers to a later type.
 *
 * Pictures are referred to by slug: `portrait-<provider>`, `icon-<specialty>`, `banner-<specialty>`,
 * `scene-location-<location>`, `share-image`, `county-map`, and the scenes on pages.
 * @param today the day of seeding, which the dates of classes and events depend on
 */
export function contentRecords(today = new Date()): ContentRecord[] {
  return [
    ...siteRecords(),
    ...careRecords(),
    ...classRecords(today),
    ...newsRecords(),
    ...calendarRecords(today),
    ...forms.map((data) => record(formType, data)),
    ...jobRecords(today),
    ...awards.map((data) => foundRecord(awardType, data)),
    ...pageRecords(),
    ...redirects.map((data) => record(redirectType, data)),
    ...searchRules.map((data) => record(searchRuleType, data)),
    ...topicRecords(),
  ];
}

/** The pages, without pages and blocks of features that are not part of the site. */
function pageRecords(): ContentRecord[] {
  return pages
    .filter(({ path }) => !isAbsentAddress(path))
    .map(({ picture, blocks, ...data }) =>
      foundRecord(pageType, {
        ...data,
        blocks: blocks.filter(({ type }) => blockByName(type)),
        shareImage: imageId(picture),
      }),
    );
}

/** The search topics whose features are on the list. */
function topicRecords(): ContentRecord[] {
  return searchTopics.flatMap((data) => {
    const present = data.pages.filter((path) => !isAbsentAddress(path));
    if (data.pages.length > 0 && present.length === 0) return [];
    return [record(searchTopicType, { ...data, pages: present })];
  });
}

function jobRecords(today: Date): ContentRecord[] {
  return jobs(today).map(({ location, ...data }) =>
    foundRecord(jobType, {
      ...data,
      location: demoId("location", location),
      form: demoId("form", "job-application"),
    }),
  );
}

/** The settings, the menus, and the documents. */
function siteRecords(): ContentRecord[] {
  return [
    record(settingsType, {
      ...settings,
      ...drawnMap,
      priceFileUrl,
      logo: imageId("logo-mark"),
      shareImage: imageId("share-image"),
    }),
    ...Object.entries(navigation).map(([slug, items]) => record(navigationType, { slug, items })),
    ...documents.map(({ slug, title, filename, text, key, src }) =>
      record(fileType, {
        slug,
        title,
        filename,
        src,
        s3Key: key,
        folderId: null,
        pageWithSameContent: "",
        mimeType: "text/csv",
        size: Buffer.byteLength(text),
        sha256: sha256Of(Buffer.from(text)),
        pdfLacks: [],
      }),
    ),
  ];
}

/** The specialties, insurance plans, locations, providers, and conditions. */
function careRecords(): ContentRecord[] {
  return [
    ...specialties.map((data) =>
      record(specialtyType, {
        ...data,
        iconImage: imageId(`icon-${data.slug}`),
        bannerImage: imageId(`banner-${data.slug}`),
      }),
    ),
    ...insurancePlans.map((data) => foundRecord(insurancePlanType, data)),
    ...locations.map((data, position) =>
      foundRecord(locationType, {
        ...data,
        position,
        cardImage: imageId(`scene-location-${data.slug}`),
        pageHeroImage: imageId(`scene-location-${data.slug}`),
        specialties: ids("specialty", data.specialties),
        insurancePlans: ids("insurancePlan", data.insurancePlans),
      }),
    ),
    ...providers.map(({ days = {}, weeks = {}, daysInOtherWeeks = [], ...data }) =>
      foundRecord(providerType, {
        ...data,
        daysAtLocations: [
          ...Object.entries(days).map(([slug, on]) => ({
            location: slug,
            days: on,
            weeks: weeks[slug] ?? [],
          })),
          ...daysInOtherWeeks,
        ].map((own) => ({ ...own, location: demoId("location", own.location) })),
        alsoTakes: ids("insurancePlan", data.alsoTakes ?? []),
        doesNotTake: ids("insurancePlan", data.doesNotTake ?? []),
        profileImage: imageId(`portrait-${data.slug}`),
        specialties: ids("specialty", data.specialties),
        locations: ids("location", data.locations),
      }),
    ),
    ...conditions.map((data) =>
      foundRecord(conditionType, {
        ...data,
        specialties: ids("specialty", data.specialties),
        providers: ids("provider", data.providers ?? []),
      }),
    ),
  ];
}

function classRecords(today: Date): ContentRecord[] {
  return [
    ...classCategories.map(([slug, name], position) => record(classCategoryType, { slug, name, position })),
    ...classes(today).map(({ category, location, picture, ...data }) =>
      foundRecord(classType, {
        ...data,
        type: demoId("classCategory", category),
        location: location && demoId("location", location),
        image: imageId(picture),
      }),
    ),
  ];
}

function newsRecords(): ContentRecord[] {
  return [
    ...pressReleases.map((data) => foundRecord(pressReleaseType, data)),
    ...mediaCoverages.map((data) => record(mediaCoverageType, data)),
    ...newsItems.map(({ picture, specialties: about, ...data }) =>
      foundRecord(newsItemType, { ...data, image: imageId(picture), specialties: ids("specialty", about) }),
    ),
    ...blogPosts.map(({ picture, reviewer, specialties: about, ...data }) =>
      foundRecord(blogPostType, {
        ...data,
        image: imageId(picture),
        reviewer: reviewer && demoId("provider", reviewer),
        specialties: ids("specialty", about),
      }),
    ),
  ];
}

/** The events, the campaign, and the stops of the mobile unit. */
function calendarRecords(today: Date): ContentRecord[] {
  return [
    ...calendarEvents(today).map((data) => foundRecord(calendarEventType, data)),
    record(campaignType, unit3d),
    ...cmuStops(today).map((data) => record(cmuStopType, data)),
    foundRecord(careGuideType, careGuide(today)),
  ];
}
