import { datetime } from "~/content/fields/datetime/field";
import { html } from "~/content/fields/html/field";
import { plainWords } from "~/content/fields/plain-words";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";

/** What staff write of an event of the community calendar. */
export const calendarEventFields = {
  title: text({ label: "Title", required: true, search: "title" }),
  slug: slug({ label: "Address" }),
  startsAt: datetime({ label: "Begins", required: true }),
  endsAt: datetime({ label: "Ends", required: true }),
  place: text({ label: "Place", required: true, search: ["excerpt", "words"] }),
  body: html({ label: "About", search: ["excerpt", "body"] }),
  plainWords: plainWords(),
};
