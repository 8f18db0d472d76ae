import { date } from "~/content/fields/date";
import { text } from "~/content/fields/text";
import { textArray } from "~/content/fields/text-array";
import { textarea } from "~/content/fields/textarea";
import { time } from "~/content/fields/time";

export const cmuStopFields = {
  date: date({ label: "Date", required: true }),
  town: text({ label: "Town", required: true }),
  place: text({ label: "Place", required: true }),
  /** HH:MM in the hospital's time zone. */
  opensAt: time({ label: "From", required: true }),
  closesAt: time({ label: "Until", required: true }),
  services: textArray({ label: "Services", required: true, maxItems: 40 }),
  note: textarea({ label: "Note", maxLength: 500 }),
};
