import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { endsAfterItStarts } from "~/content/values/ends-after-it-starts";
import { calendarEventFields } from "./fields";
import { calendarEvent } from "./table";

export const calendarEventType = defineContentType({
  name: "calendarEvent",
  apiName: "calendarevent",
  label: { one: "Calendar event", many: "Events" },
  feature: "events",
  access: { draft: ["permissionEventsManager"], publish: ["permissionEventsManager"] },
  fields: calendarEventFields,
  list: {
    columns: ["startsAt", "endsAt", "place"],
    order: { upcoming: "startsAt" },
    belongsHere:
      "Events without registration, such as a blood drive. Start with the next one. Classes with registration are under Classes & Events.",
  },
  table: calendarEvent,
  listedBy: ({ startsAt, endsAt }) => [startsAt, endsAt],
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/events/",
  check: endsAfterItStarts,
  async project(tx, item) {
    await writeRow(tx, calendarEvent, publishedRow(calendarEvent, calendarEventFields, item, {}));
  },
  async withdraw(tx, id) {
    await tx.delete(calendarEvent).where(eq(calendarEvent.id, id));
  },
  search: {
    weight: 1,
    async document(_, { data }) {
      return { startsAt: data.startsAt ? new Date(data.startsAt) : null };
    },
  },
});
