import { datetime } from "~/content/fields/datetime";
import { html } from "~/content/fields/html";
import { plainWords } from "~/content/fields/plain-words";
import { slug } from "~/content/fields/slug";
import { text } from "~/content/fields/text";

export const calendarEventFields = {
  title: text({ label: "Title", required: true, search: "title" }),
  slug: slug({ label: "Address" }),
  startsAt: datetime({ label: "Begins", required: true }),
  endsAt: datetime({ label: "Ends", required: true }),
  place: text({ label: "Place", required: true, search: ["excerpt", "words"] }),
  body: html({ label: "About", search: ["excerpt", "body"], pictures: true }),
  plainWords: plainWords(),
};
