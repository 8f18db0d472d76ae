import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import type { ChecklistEntry } from "~/content/description";
import { boolean } from "~/content/fields/boolean/field";
import { datetime } from "~/content/fields/datetime/field";
import type { ValuesOf } from "~/content/fields/field";
import { html } from "~/content/fields/html/field";
import { itemArray } from "~/content/fields/item-array/field";
import { money } from "~/content/fields/money/field";
import { number } from "~/content/fields/number/field";
import { plainWords } from "~/content/fields/plain-words";
import { record } from "~/content/fields/reference/field";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { writeRow } from "~/content/publishing/write-row";
import { endsAfterItStarts } from "~/content/values/ends-after-it-starts";
import { oneLocation } from "~/features/care/shared/fields";
import { image } from "~/features/media/shared/fields";
import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { classCategory } from "../class-category/table";
import { classEvent } from "./table";

const fields = {
  title: text({ label: "Title", required: true }),
  slug: slug({ label: "Address" }),
  type: record({ label: "Type", refersTo: "classCategory", required: true }),
  body: html({ label: "About", required: true }),
  image: image({ label: "Picture" }),
  plainWords: plainWords(),
  startsAt: datetime({ label: "Begins", required: true }),
  endsAt: datetime({ label: "Ends", required: true }),
  useCustomDateDescription: boolean({ label: "Describe the dates in words instead" }),
  customDateDescription: text({ label: "Dates in words", help: "Tuesdays in May, 6 to 8 PM" }),
  location: oneLocation({ label: "At one of our locations" }),
  place: text({ label: "Room, or a place elsewhere" }),
  hasRegistration: boolean({ label: "People register", initially: true }),
  registrantLimit: number({ label: "Seats", help: "Empty for no limit.", integer: true, minimum: 0 }),
  registrationEndsAt: datetime({ label: "Registration ends" }),
  hasRegistrationCost: boolean({ label: "Costs something" }),
  registrationCost: money({ label: "Price" }),
  refundUntilHours: number({
    label: "Full refund until so many hours before it begins",
    help: "Empty for 48.",
    integer: true,
    minimum: 0,
    maximum: 8_760,
  }),
  lateRefundPercent: number({
    label: "Refund after that, in percent",
    help: "Empty for nothing.",
    integer: true,
    minimum: 0,
    maximum: 100,
  }),
  hasWaitlist: boolean({ label: "Keep a waitlist when it is full", initially: true }),
  offerHours: number({
    label: "Hours for which a freed seat is offered to the next on the waitlist",
    help: "Empty for 24.",
    integer: true,
    minimum: 1,
    maximum: 336,
  }),
  guestTakesSeat: boolean({ label: "A guest takes a seat" }),
  questions: itemArray({
    label: "Further questions",
    maxItems: 20,
    item: {
      label: text({ label: "Question", required: true }),
      required: boolean({ label: "Must be answered" }),
      sensitive: boolean({ label: "Private: the answer is sealed, and deleted soon after the class" }),
    },
  }),
  answersKeptDays: number({
    label: "Days after the class at which private answers are deleted",
    help: "Empty for 30. Dates of birth and of surgery are among them.",
    integer: true,
    minimum: 0,
    maximum: 365,
  }),
};

/** A class or event that one comes to, with or without registration (specification, section 3). */
export const classType = defineContentType({
  name: "class",
  apiName: "classes",
  label: { one: "Class or event", many: "Classes & Events" },
  feature: null,
  access: { draft: ["permissionCHClassManager"], publish: ["permissionCHClassManager"] },
  fields,
  list: {
    columns: ["type", "startsAt", "endsAt", "hasRegistration", "registrantLimit"],
    filters: ["type", "location", "hasRegistration", "hasRegistrationCost"],
  },
  table: classEvent,
  listedBy: ({ type, startsAt, endsAt }) => [type, startsAt, endsAt],
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/classes/",
  check: (data) => [...endsAfterItStarts(data), ...registrationIsWhole(data)],

  async project(tx, { id, data }) {
    const { type, image, location, startsAt, endsAt, registrationEndsAt, plainWords: _, ...columns } = data;
    if (!type || !startsAt || !endsAt) throw new Error("A class was published without its type or dates.");
    await writeRow(tx, classEvent, {
      id,
      ...columns,
      categoryId: type,
      imageId: image,
      locationId: location,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      registrationEndsAt: registrationEndsAt ? new Date(registrationEndsAt) : null,
      registrationCost: data.hasRegistrationCost ? (data.registrationCost ?? 0) : 0,
      refundUntilHours: data.refundUntilHours ?? 48,
      lateRefundPercent: data.lateRefundPercent ?? 0,
      offerHours: data.offerHours ?? 24,
      answersKeptDays: data.answersKeptDays ?? 30,
      updatedAt: new Date(),
    });
  },

  async withdraw(tx, id) {
    await tx.delete(classEvent).where(eq(classEvent.id, id));
  },

  async search(tx, { data }) {
    const about = richTextToPlain(data.body);
    const [category] = data.type
      ? await tx
          .select({ name: classCategory.name })
          .from(classCategory)
          .where(eq(classCategory.id, data.type))
      : [];
    return {
      title: data.title,
      excerpt: [data.customDateDescription, about].filter(Boolean).join(". "),
      body: about,
      words: [category?.name ?? "", data.place].filter(Boolean),
      plainWords: data.plainWords,
      weight: 2,
      startsAt: data.startsAt ? new Date(data.startsAt) : null,
    };
  },
});

function registrationIsWhole(data: ValuesOf<typeof fields>): ChecklistEntry[] {
  const entries: ChecklistEntry[] = [];
  const hard = (propertyName: string, message: string) =>
    entries.push({ severity: "hard", propertyName, message });
  if (data.hasRegistration && !data.registrationEndsAt)
    hard("registrationEndsAt", "Say until when people can register.");
  if (data.hasRegistrationCost && !data.registrationCost) hard("registrationCost", "Enter the price.");
  if (data.useCustomDateDescription && !data.customDateDescription)
    hard("customDateDescription", "Describe the dates in words, or let them be shown as they are.");
  return entries;
}
