import type { FieldDescription, TypeDescription } from "~/content/description";

export interface FormGroup {
  title: string;
  /** What the group is about, where its name does not say enough. */
  lead?: string;
  fields: FieldDescription[];
}

/** How the fields of a type stand together, in the order in which people think of them. What is not named here comes last. */
const GROUPS: Record<string, [title: string, ...names: string[]][]> = {
  provider: [
    ["Who", "name", "slug", "acronymsAndAbbreviations", "position", "profileImage"],
    ["Care", "locations", "specialties", "acceptingNewPatients", "clinicalInterests", "languages", "gender"],
    ["About them", "bio"],
    ["Training", "medicalSchool", "education", "internshipAndResidency", "fellowships", "boardCertification"],
    ["Kept true", "confirmedOn"],
  ],
  location: [
    ["The place", "name", "slug", "kind", "serviceStatus", "statusNote", "about"],
    ["Hours", "openingHours", "hoursOfOperation"],
    ["Getting in touch", "phoneMain", "phoneFax", "links", "departments"],
    [
      "Getting there",
      "addressLine1",
      "addressLine2",
      "addressCity",
      "addressState",
      "addressPostalCode",
      "parking",
      "entrance",
      "accessibility",
      "latitude",
      "longitude",
      "appleMapsLink",
      "googleMapsLink",
    ],
    ["What is offered", "specialties", "services"],
    ["Pictures", "cardImage", "pageHeroImage"],
    ["Kept true", "confirmedOn", "position"],
  ],
  specialty: [
    ["The specialty", "name", "slug", "summary", "about"],
    ["How people find it", "plainWords", "treats", "phone"],
    ["Pictures", "iconImage", "bannerImage"],
  ],
  class: [
    ["The class", "title", "slug", "type", "category", "body", "image"],
    [
      "When and where",
      "startsAt",
      "endsAt",
      "useCustomDateDescription",
      "customDateDescription",
      "location",
      "place",
    ],
    [
      "Registration",
      "hasRegistration",
      "registrantLimit",
      "registrationEndsAt",
      "hasWaitlist",
      "offerHours",
      "guestTakesSeat",
    ],
    ["Price", "hasRegistrationCost", "registrationCost", "refundUntilHours", "lateRefundPercent"],
    ["What the form asks beside the usual", "questions", "answersKeptDays"],
  ],
  settings: [
    [
      "Identity",
      "hospitalName",
      "shortName",
      "tagline",
      "logo",
      "shareImage",
      "languages",
      "socialLinks",
      "slug",
    ],
    [
      "Phones and address",
      "mainPhone",
      "nurseLine",
      "schedulingPhone",
      "classCancellationPhone",
      "birthPlaceCancellationPhone",
      "languagePhone",
      "fax",
      "emergencyLine",
      "crisisLine",
      "phones",
      "email",
      "addressLine1",
      "addressCity",
      "addressState",
      "addressPostalCode",
    ],
    [
      "Colors",
      "brandMain",
      "brandMainDeep",
      "brandLink",
      "brandLinkDeep",
      "brandWarm",
      "brandWarmDeep",
      "brandSignal",
    ],
    ["Links", "billingUrl", "patientPortalUrl"],
    ["Prices", "priceFileUrl", "priceContactName", "priceContactEmail"],
    [
      "Giving",
      "foundationName",
      "foundationTaxId",
      "foundationLegalName",
      "foundationAddress",
      "foundationPhone",
      "foundationEmail",
      "givingNoticeEmail",
      "givingServices",
      "suggestedGifts",
      "largestGift",
      "cardPercent",
      "cardFixed",
      "giftStatement",
      "refundPolicy",
      "donorPrivacy",
      "newsletterTopics",
    ],
    ["Conference", "conferenceRegistrationBodyHTML"],
    ["Counting", "tagManagerId", "analyticsId", "socialPixelId", "searchAdsId"],
    [
      "Features",
      "featureNavigation",
      "featureFooter",
      "featureBlog",
      "featureEvents",
      "featureNews",
      "featureForms",
      "featureSearch",
      "featureRedirects",
      "featureAnalytics",
      "featureProfile",
    ],
    ["Classes", "seatsPerEmail", "classReminders"],
    ["Security", "secondFactorFor"],
    ["Health of the site", "healthMailDay"],
    [
      "What is kept",
      "keptRegistrationYears",
      "keptGiftYears",
      "keptUnpaidGiftDays",
      "keptSubscriberDays",
      "keptProgressDays",
      "keptMailDays",
      "keptErrorDays",
      "keptMissedAddressDays",
      "keptVainSearchDays",
      "keptFigureDays",
    ],
    ["Backups", "backupSchedule", "backupTime", "backupsDaily", "backupsWeekly", "backupsMonthly"],
    ["Map", "mapImage", "mapSouth", "mapWest", "mapNorth", "mapEast"],
  ],
  page: [
    ["The page", "title", "path", "description", "shareImage"],
    ["Content", "blocks"],
  ],
};

const LEADS: Record<string, Record<string, string>> = {
  settings: {
    Backups:
      "When the whole site is backed up, and how many backups are kept. Older ones are deleted after each new one. Which there are stands under Settings, Backups.",
    Classes: "What holds for registering for every class.",
    Colors:
      "The hospital's own colors, on every page. Each is weighed against what it stands on: what could not be read is refused before it is published.",
    Counting:
      "Services of others that count visits. They tell others who reads a hospital's pages: leave empty what nobody needs.",
    Features:
      "Parts of the site that you can turn off. What is off is in nobody's menu here, and where a feature says so, visitors find nothing of it either. What was made with it is kept. Visitors see a change at once, staff when they open this area the next time. The operator's choice is ADMIN_FEATURES.",
    Map: "Where neither GOOGLE_MAPS_KEY nor MAP_TILE_URL is set: which map the site has stands under Services.",
    Giving: "What the donation page, the receipts and the mails of the foundation say.",
    Prices: "What federal law asks a hospital to say of its prices.",
    "What is kept":
      "For how long the site knows what people told it. A shorter time deletes what is older in the night after it is published, and nothing brings that back. Say the same on the privacy page. What forms and classes ask has its time there.",
  },
};

/** Types with so many groups that each has a tab. */
const TABBED: readonly string[] = ["settings"];

export function isTabbed({ name }: TypeDescription): boolean {
  return TABBED.includes(name);
}

/** The fields of a form in groups; a type without groups of its own has one. */
export function formGroups(type: TypeDescription): FormGroup[] {
  const shown = type.fields.filter(
    ({ readOnly, kind }) => !readOnly || kind === "EDITOR_NOTE_HTML" || kind === "FIXED_VALUE",
  );
  const planned = (GROUPS[type.name] ?? []).map(([title, ...names]) => ({
    title,
    lead: LEADS[type.name]?.[title],
    fields: names.flatMap((name) => shown.filter((field) => field.name === name)),
  }));
  const placed = new Set(planned.flatMap(({ fields }) => fields));
  const rest = shown.filter((field) => !placed.has(field));
  const others = { title: placed.size > 0 ? "More" : type.label.one, fields: rest };
  return [...planned, others].filter(({ fields }) => fields.length > 0);
}

/** What a record is called by the values in its form. */
export function titleIn(values: Record<string, unknown>): string {
  const title = values.title ?? values.name ?? values.filename ?? "";
  return typeof title === "string" ? title.trim() : "";
}
