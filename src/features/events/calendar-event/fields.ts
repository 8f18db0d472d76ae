import { datetime } from "~/content/fields/datetime/field";
import { html } from "~/content/fields/html/field";
import { plainWords } from "~/content/fields/plain-words";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";

/** What staff write of an event of the community calendar. */
export const calendarEventFields = {
  title: text({ label: "Title", required: true }),
  slug: slug({ label: "Address" }),
  startsAt: datetime({ label: "Begins", required: true }),
  endsAt: datetime({ label: "Ends", required: true }),
  place: text({ label: "Place", required: true }),
  body: html({ label: "About" }),
  plainWords: plainWords(),
};
