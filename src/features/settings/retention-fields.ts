import { number } from "~/content/fields/number";

/** The defaults for empty fields. */
export const RETENTION = {
  keptRegistrationYears: 2,
  keptGiftYears: 7,
  keptUnpaidGiftDays: 30,
  keptSubscriberDays: 30,
  keptProgressDays: 30,
  keptMailDays: 30,
  keptErrorDays: 30,
  keptMissedAddressDays: 90,
  keptVainSearchDays: 90,
  keptFigureDays: 735,
} as const;

type RetentionName = keyof typeof RETENTION;

/**
 * How long personal data and anonymous counts are kept. Read only by `retentionTimes`. Forms and classes have their
 * own periods for submissions and sensitive answers.
 */
export const retentionFields = {
  keptRegistrationYears: retentionField("keptRegistrationYears", {
    label: "Who came to a class",
    help: "After the class. After that, the site keeps only the number of people who came.",
    minimum: 1,
    maximum: 10,
  }),
  keptGiftYears: retentionField("keptGiftYears", {
    label: "Names on the receipts of donors who asked to be forgotten",
    help: "After the gift. Tax law requires these records.",
    minimum: 3,
    maximum: 20,
  }),
  keptUnpaidGiftDays: retentionField("keptUnpaidGiftDays", {
    label: "Who began a gift and never paid",
    help: "After they began, so that you can answer if they call about it.",
    minimum: 7,
    maximum: 90,
  }),
  keptSubscriberDays: retentionField("keptSubscriberDays", {
    label: "Names of those who left the newsletter",
    help: "After they left. The address itself stays, so that importing an old list does not add them again.",
    minimum: 1,
    maximum: 365,
  }),
  keptProgressDays: retentionField("keptProgressDays", {
    label: "Forms that were saved and not sent",
    help: "After they were last saved. Applies to forms saved from now on.",
    minimum: 1,
    maximum: 90,
  }),
  keptMailDays: retentionField("keptMailDays", {
    label: "The text of messages",
    help: "After they were written. The site remembers longer that there was a message.",
    minimum: 7,
    maximum: 365,
  }),
  keptErrorDays: retentionField("keptErrorDays", {
    label: "What broke in visitors’ browsers",
    help: "After it was last seen.",
    minimum: 1,
    maximum: 365,
  }),
  keptMissedAddressDays: retentionField("keptMissedAddressDays", {
    label: "Addresses that people missed",
    help: "After the last request for one.",
    minimum: 7,
    maximum: 400,
  }),
  keptVainSearchDays: retentionField("keptVainSearchDays", {
    label: "Words of searches without results",
    help: "After the day of the search.",
    minimum: 7,
    maximum: 400,
  }),
  keptFigureDays: retentionField("keptFigureDays", {
    label: "Totals of days under Analytics",
    help: "Keep two years to compare one with the other.",
    minimum: 366,
    maximum: 3_660,
  }),
};

interface RetentionField {
  label: string;
  help: string;
  minimum: number;
  maximum: number;
}

function retentionField(name: RetentionName, { label, help, ...limits }: RetentionField) {
  const unit = name.endsWith("Years") ? "years" : "days";
  const range = `Empty: ${RETENTION[name]}. At least ${limits.minimum}, at most ${limits.maximum}.`;
  return number({ label: `${label}: ${unit}`, help: `${help} ${range}`, ...limits, integer: true });
}
