import type { Item } from "~/content/actions/steps";
import type { ContentType } from "~/content/define-content-type";
import { redirectType } from "~/content/redirects/definition";
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
import { fileType } from "~/features/media/file/definition";
import { imageType } from "~/features/media/image/definition";
import { navigationType } from "~/features/navigation/definition";
import { blogPostType } from "~/features/news/blog-post/definition";
import { mediaCoverageType } from "~/features/news/media-coverage/definition";
import { newsItemType } from "~/features/news/news-item/definition";
import { pressReleaseType } from "~/features/news/press-release/definition";
import { pageType } from "~/features/pages/page/definition";
import { searchRuleType } from "~/features/search/search-rule";
import { searchTopicType } from "~/features/search/search-topic";
import { settingsType } from "~/features/settings/definition";

/** One edit of a record of a type, and which pages it may drop. */
export interface TypeEdit {
  type: ContentType;
  /** The slug or title of the record; if left out, the first record. */
  record?: string;
  /** The edited values. */
  changes(data: Item["data"]): Item["data"];
  /** A page that shows the record contains at least one of these. */
  shown(data: Item["data"]): string[];
  /** Addresses of pages that read the record but do not show it. */
  readBy?: RegExp;
  /**
   * Addresses of lists that a new record may enter: those of all records, and those of the records to which it refers.
   */
  lists?: RegExp;
  /** Values in which a new record differs from the edited one. Left out for types that allow no new records. */
  copied?: Item["data"];
  /** Every page shows it. */
  isEverywhere?: boolean;
}

const text = (value: unknown): string => String(value);

/** Neighbors in this list are unrelated, so that neither hides a page that the other failed to drop. */
export const edits: readonly TypeEdit[] = [
  {
    type: providerType,
    changes: () => ({ bio: "<p>Edited biography.</p>" }),
    shown: ({ slug, name }) => [text(slug), text(name)],
    lists: /^\/(location|specialty)\/|^\/provider-search|^\/api\/(provider|location|staff-member)/,
    copied: { name: "Zoe Copied" },
  },
  {
    type: calendarEventType,
    changes: () => ({ body: "<p>Edited event.</p>" }),
    shown: ({ slug }) => [text(slug)],
    lists: /^\/events|^\/$/,
    copied: { title: "Copied event" },
  },
  {
    type: jobType,
    record: "physical-therapist",
    changes: () => ({ description: "<p>Edited job.</p>" }),
    shown: ({ slug }) => [text(slug)],
    lists: /^\/jobs$/,
    copied: { title: "Copied job" },
  },
  {
    type: imageType,
    record: "portrait-abby-steinke",
    changes: () => ({ alt: "Edited alternative text" }),
    shown: (data) => ["src", "thumbSrc", "mediumSrc", "largeSrc"].map((name) => text(data[name])),
    copied: { filename: "copied.svg" },
  },
  {
    type: classType,
    changes: () => ({ body: "<p>Edited class.</p>" }),
    shown: ({ slug, title }) => [text(slug), text(title)],
    lists: /class/,
    copied: { title: "Copied class" },
  },
  {
    type: conditionType,
    record: "dialysis",
    changes: () => ({ about: "<p>Edited condition.</p>" }),
    shown: ({ slug }) => [text(slug)],
    lists: /^\/specialty\//,
    copied: { name: "Copied condition" },
  },
  {
    type: blogPostType,
    changes: () => ({ body: "<p>Edited post.</p>" }),
    shown: ({ slug }) => [text(slug)],
    lists: /^\/blog|^\/specialty\/|^\/news\/|\/feed.xml$/,
    copied: { title: "Copied post" },
  },
  {
    type: locationType,
    record: "willow-bend-clinic",
    changes: () => ({ parking: "Edited parking." }),
    shown: ({ slug, name }) => [text(slug), text(name)],
    lists:
      /^\/$|contact-us|essentials|specialt|^\/provider-search|^\/api\/(location|provider)|location|^\/insurance/,
    copied: { name: "Copied Clinic" },
  },
  {
    type: insurancePlanType,
    record: "workers-compensation",
    changes: () => ({ note: "Edited note." }),
    shown: ({ slug, name }) => [text(slug), text(name)],
    lists: /insurance|^\/provider-search/,
    copied: { name: "Copied plan" },
  },
  {
    type: careGuideType,
    changes: () => ({ lead: "Edited introduction." }),
    shown: () => ["/where-to-go"],
  },
  {
    type: cmuStopType,
    changes: () => ({ note: "Edited note." }),
    shown: ({ town }) => [text(town)],
    lists: /mobile-unit|community-health/,
    copied: { town: "Copied Town" },
  },
  {
    type: fileType,
    changes: () => ({ title: "Edited document" }),
    shown: ({ slug, title }) => [text(slug), text(title)],
    copied: { title: "Copied document" },
  },
  {
    type: newsItemType,
    changes: () => ({ body: "<p>Edited news.</p>" }),
    shown: ({ slug }) => [text(slug)],
    lists: /^\/news|^\/$|^\/blog\/|^\/specialty\/|\/feed.xml$/,
    copied: { title: "Copied news" },
  },
  {
    type: specialtyType,
    record: "kidney-care",
    changes: () => ({ about: "<p>Edited specialty.</p>" }),
    shown: ({ slug, name }) => [text(slug), text(name)],
    // The locations of a provider are loaded with their specialties.
    readBy: /^\/provider\/|^\/essentials/,
    lists: /specialt|^\/$|provider/,
    copied: { name: "Copied specialty" },
  },
  {
    type: campaignType,
    changes: ({ goal }) => ({ goal: Number(goal) + 100_000 }),
    shown: ({ title }) => [text(title), "3D"],
    copied: { title: "Copied campaign" },
  },
  {
    type: pressReleaseType,
    changes: () => ({ body: "<p>Edited release.</p>" }),
    shown: ({ slug }) => [text(slug)],
    lists: /^\/news|^\/$|\/feed.xml$/,
    copied: { title: "Copied release" },
  },
  {
    type: formType,
    changes: () => ({ intro: "<p>Edited introduction.</p>" }),
    shown: ({ slug, title, submitLabel }) => [text(slug), text(title), text(submitLabel)],
    copied: { title: "Copied form" },
  },
  {
    type: classCategoryType,
    changes: () => ({ name: "Edited type of class" }),
    shown: ({ slug, name }) => [text(slug), text(name)],
    lists: /class/,
    copied: { name: "Copied type of class" },
  },
  {
    type: mediaCoverageType,
    changes: () => ({ title: "Edited coverage" }),
    shown: ({ href }) => [text(href)],
    lists: /^\/news|^\/$|\/feed.xml$/,
    copied: { title: "Copied coverage" },
  },
  {
    type: awardType,
    changes: () => ({ body: "<p>Edited award.</p>" }),
    shown: ({ slug }) => [`/award/${slug}`],
    copied: { title: "Copied award" },
  },
  {
    type: redirectType,
    record: "/find-a-doctor",
    changes: () => ({ to: "/privacy" }),
    shown: ({ from }) => [text(from)],
    copied: { from: "/copied-address" },
  },
  {
    type: pageType,
    record: "/privacy",
    changes: () => ({ description: "Edited description." }),
    shown: () => ["https://localhost/privacy", 'href="/privacy"'],
    copied: { title: "Copied page", path: "/copied-page" },
  },
  {
    type: searchRuleType,
    changes: () => ({ words: ["edited", "words"] }),
    shown: () => [],
    copied: {},
  },
  {
    type: searchTopicType,
    changes: () => ({ moreWords: ["edited", "words"] }),
    shown: () => [],
  },
  {
    type: navigationType,
    record: "footer",
    changes: ({ items }) => ({
      items: [
        ...(items as object[]),
        { label: "Edited link", href: "/privacy", isLegal: false, subItems: [] },
      ],
    }),
    shown: () => [],
    isEverywhere: true,
  },
  {
    type: settingsType,
    changes: () => ({ emergencyLine: "Edited: call 911." }),
    shown: () => [],
    isEverywhere: true,
  },
];
