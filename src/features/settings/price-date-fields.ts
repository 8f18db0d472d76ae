import { date } from "~/content/fields/date";

/** The date that staff enter if a price file does not contain one. */
export const priceDateFields = {
  priceFileUpdatedOn: date({
    label: "Price file last updated on",
    help: "Only for a file on another server that does not contain the date. The site warns you before the file is a year old.",
  }),
};
