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
 * How long personal data and anonymous counts are kept. Only `retentionTimes` reads these fields. Forms and classes
 * have their own periods for submissions and sensitive answers.
 */
export const retentionFields = {
  keptRegistrationYears: retentionField("keptRegistrationYears", {
    label: "Class attendance",
    help: "After the class. After that, the site keeps only the number of people who came.",
    minimum: 1,
    maximum: 10,
  }),
  keptGiftYears: retentionField("keptGiftYears", {
    label: "Names on receipts of donors who asked to be erased",
    help: "After the gift. Tax law requires these records.",
    minimum: 3,
    maximum: 20,
  }),
  keptUnpaidGiftDays: retentionField("keptUnpaidGiftDays", {
    label: "Unfinished gifts",
    help: "After they began, so that you can answer if they call about it.",
    minimum: 7,
    maximum: 90,
  }),
  keptSubscriberDays: retentionField("keptSubscriberDays", {
    label: "Names of people who unsubscribed",
    help: "After they unsubscribed. The address itself stays, so that importing an old list does not add them again.",
    minimum: 1,
    maximum: 365,
  }),
  keptProgressDays: retentionField("keptProgressDays", {
    label: "Saved forms that were never sent",
    help: "After they were last saved. Applies to forms saved from now on.",
    minimum: 1,
    maximum: 90,
  }),
  keptMailDays: retentionField("keptMailDays", {
    label: "Text of messages",
    help: "After they were written. The record that a message was sent is kept longer.",
    minimum: 7,
    maximum: 365,
  }),
  keptErrorDays: retentionField("keptErrorDays", {
    label: "Errors in visitors’ browsers",
    help: "After it was last seen.",
    minimum: 1,
    maximum: 365,
  }),
  keptMissedAddressDays: retentionField("keptMissedAddressDays", {
    label: "Addresses that were not found",
    help: "After the last request for one.",
    minimum: 7,
    maximum: 400,
  }),
  keptVainSearchDays: retentionField("keptVainSearchDays", {
    label: "Searches without results",
    help: "After the day of the search.",
    minimum: 7,
    maximum: 400,
  }),
  keptFigureDays: retentionField("keptFigureDays", {
    label: "Daily totals in Analytics",
    help: "Two years let you compare a month with the same month of the year before.",
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
  const range = `Default: ${RETENTION[name]}. From ${limits.minimum} to ${limits.maximum}.`;
  return number({ label: `${label}: ${unit}`, help: `${help} ${range}`, ...limits, integer: true });
}
