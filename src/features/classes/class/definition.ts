import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import type { ValuesOf } from "~/content/fields/field";
import type { ChecklistEntry } from "~/content/item-schemas";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { endsAfterItStarts } from "~/content/values/ends-after-it-starts";
import { classCategory } from "../class-category/table";
import { classFields } from "./fields";
import { registrationEndOf } from "./registration-end";
import { sessionProblems } from "./session-problems";
import { sessionsOfRecord, storedSessions } from "./sessions";
import { classEvent } from "./table";

/** A class or event that people attend, with or without registration (specification, section 3). */
export const classType = defineContentType({
  name: "class",
  apiName: "classes",
  label: { one: "Class or event", many: "Classes & Events" },
  feature: null,
  access: { draft: ["permissionCHClassManager"], publish: ["permissionCHClassManager"] },
  fields: classFields,
  list: {
    columns: ["type", "startsAt", "endsAt", "hasRegistration", "registrantLimit"],
    filters: ["type", "location", "hasRegistration", "hasRegistrationCost"],
    order: { upcoming: "startsAt" },
    belongsHere:
      "Classes, tours, and support groups that people attend or register for. Each date is a record. Start with the next one.",
  },
  table: classEvent,
  listedBy: ({ type, startsAt, endsAt, moreSessions }) => [type, startsAt, endsAt, moreSessions],
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/classes/",
  check: (data) => [...endsAfterItStarts(data), ...sessionProblems(data), ...checkRegistration(data)],

  async project(tx, item) {
    const { type, hasRegistrationCost, registrationCost } = item.data;
    if (!type) throw new Error("A class was published without its type.");
    const sessions = sessionsOfRecord(item.data);
    const row = publishedRow(classEvent, classFields, item, {
      categoryId: type,
      registrationCost: hasRegistrationCost ? (registrationCost ?? 0) : 0,
      sessions: storedSessions(sessions),
      endsAt: new Date(Math.max(...sessions.map(({ endsAt }) => Date.parse(endsAt)))),
      registrationEndsAt: registrationEndOf(item.data),
    });
    await writeRow(tx, classEvent, row);
  },

  async withdraw(tx, id) {
    await tx.delete(classEvent).where(eq(classEvent.id, id));
  },

  search: {
    weight: 2,
    async document(tx, { data }, texts) {
      const [category] = data.type
        ? await tx
            .select({ name: classCategory.name })
            .from(classCategory)
            .where(eq(classCategory.id, data.type))
        : [];
      return {
        excerpt: [data.customDateDescription, ...texts.excerpt].filter(Boolean).join(". "),
        words: [category?.name ?? "", ...texts.words].filter(Boolean),
        startsAt: data.startsAt ? new Date(data.startsAt) : null,
        laterStarts: sessionsOfRecord(data)
          .slice(1)
          .map(({ startsAt }) => new Date(startsAt)),
      };
    },
  },
});

function checkRegistration(data: ValuesOf<typeof classFields>): ChecklistEntry[] {
  const entries: ChecklistEntry[] = [];
  const blocking = (propertyName: string, message: string) =>
    entries.push({ severity: "hard", propertyName, message });
  const { registrationEndsAt, startsAt } = data;
  if (data.hasRegistration && registrationEndsAt && startsAt && registrationEndsAt > startsAt)
    entries.push({
      severity: "soft",
      propertyName: "registrationEndsAt",
      message: "People can register after the class has begun.",
    });
  if (data.hasRegistrationCost && !data.registrationCost) blocking("registrationCost", "Enter the price.");
  if (data.useCustomDateDescription && !data.customDateDescription)
    blocking("customDateDescription", "Describe the dates in words, or let them be shown as they are.");
  if (data.hasRegistration && data.guestTakesSeat && (data.largestGroup ?? 1) > 1)
    blocking(
      "guestTakesSeat",
      "A group names everyone who comes. Turn this off, or let people register alone.",
    );
  if (data.hasRegistrationCost && data.priceFor === "couple" && data.guestTakesSeat)
    blocking("guestTakesSeat", "A couple gives both names. Turn this off, or choose another price.");
  if (data.hasRegistrationCost && data.priceFor === "family" && (data.largestGroup ?? 1) === 1)
    blocking("largestGroup", "Enter how many people a family may bring.");
  if (data.hasRegistration && data.hasSurvey && data.surveyQuestions.length === 0)
    blocking("surveyQuestions", "Add a question, or do not ask for feedback.");
  return entries;
}
