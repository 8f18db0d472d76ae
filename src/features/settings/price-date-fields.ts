import { date } from "~/content/fields/date";

/** What staff say of a price file that does not say it itself. */
export const priceDateFields = {
  priceFileUpdatedOn: date({
    label: "That file was last updated on",
    help: "Only for a file on another server that does not say so itself. The site warns you before the file is a year old.",
  }),
};
