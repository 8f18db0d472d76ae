import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { datetime } from "~/content/fields/datetime/field";
import { html } from "~/content/fields/html/field";
import { plainWords } from "~/content/fields/plain-words";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { writeRow } from "~/content/publishing/write-row";
import { endsAfterItStarts } from "~/content/values/ends-after-it-starts";
import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
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
  table: calendarEvent,
  listedBy: ({ startsAt, endsAt }) => [startsAt, endsAt],
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
