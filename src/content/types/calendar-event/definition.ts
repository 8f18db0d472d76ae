import { eq } from "drizzle-orm";
import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { defineContentType } from "../../define-content-type";
import { datetime } from "../../fields/datetime/field";
import { html } from "../../fields/html/field";
import { slug } from "../../fields/slug/field";
import { text } from "../../fields/text/field";
import { endsAfterItStarts } from "../ends-after-it-starts";
import { plainWords } from "../plain-words";
import { writeRow } from "../write-row";
import { calendarEvent } from "./table";

export const calendarEventType = defineContentType({
  name: "calendarEvent",
  apiName: "calendarevent",
  label: { one: "Calendar event", many: "Events" },
  feature: "events",
  access: { draft: ["permissionEventsManager"], publish: ["permissionEventsManager"] },
  fields: {
    title: text({ label: "Title", required: true }),
    slug: slug({ label: "Address" }),
    startsAt: datetime({ label: "Begins", required: true }),
    endsAt: datetime({ label: "Ends", required: true }),
    place: text({ label: "Place", required: true }),
    body: html({ label: "About" }),
    plainWords: plainWords(),
  },
  list: { columns: ["startsAt", "endsAt", "place"] },
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/events/",
  check: endsAfterItStarts,
  async project(tx, { id, data }) {
    const { startsAt, endsAt, plainWords: _, ...columns } = data;
    if (!startsAt || !endsAt) throw new Error("An event was published without its dates.");
    await writeRow(tx, calendarEvent, {
      id,
      ...columns,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      updatedAt: new Date(),
    });
  },
  async withdraw(tx, id) {
    await tx.delete(calendarEvent).where(eq(calendarEvent.id, id));
  },
  async search(_, { data }) {
    return {
      title: data.title,
      excerpt: [data.place, richTextToPlain(data.body)].filter(Boolean).join(". "),
      body: richTextToPlain(data.body),
      words: [data.place],
      plainWords: data.plainWords,
      weight: 1,
      startsAt: data.startsAt ? new Date(data.startsAt) : null,
    };
  },
});
