import { z } from "@hono/zod-openapi";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { ClassView } from "../../class/class-views";
import { groupLimit, totalPrice } from "../../class/group-rules";
import { askedQuestions, firstNumbers } from "../../registrations/asked-questions";
import {
  ATTENDEES,
  fieldsFor,
  type GroupForm,
  otherFields,
  questionsOf,
} from "../../registrations/form-rules";

/** A field of a class's registration form, as the API returns it. */
export const formField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(["text", "email", "tel", "date", "choice", "yesNo"]),
  required: z.boolean(),
  sensitive: z.boolean().optional().describe("Too private to be stored in the browser before it is sent."),
  choices: z.array(z.string()).optional(),
  choiceLabels: z.array(z.string()).optional().describe("What each choice says, if it is not itself."),
  attendee: z
    .int()
    .optional()
    .describe("The place in the group of the person it is about; the registrant is 1."),
  autoComplete: z.string().optional(),
  shownWhen: z.object({ name: z.string(), value: z.string() }).optional(),
});

export type FormField = z.infer<typeof formField>;

/** The group size of a class's registration form: as many people as the class allows, or one. */
export function groupOf(event: ClassView): GroupForm {
  const maxPeople = groupLimit(event);
  return { maxPeople, isFixed: maxPeople === 1 };
}

/**
 * The fields of a class's registration form: those of its type, the number of people, their names, and staff's
 * questions.
 */
export function formFields(event: ClassView, group = groupOf(event)): FormField[] {
  const { category, guestTakesSeat } = event;
  const usual = fieldsFor({ category: category?.slug ?? "", guestTakesSeat });
  const numbers = group.numbers ?? firstNumbers(group.maxPeople);
  const added = askedQuestions(questionsOf(event), numbers).map(
    ({ name, label, required, sensitive, place }) => ({
      name,
      label,
      required,
      sensitive,
      attendee: numbers.length > 1 ? place : undefined,
      kind: "text" as const,
    }),
  );
  const count = group.isFixed ? [] : [countField(event, group.maxPeople)];
  const others = otherFields(group.maxPeople).map(({ name, label, attendee }) => ({
    name,
    label,
    attendee,
    required: true,
    kind: "text" as const,
  }));
  return z.array(formField).parse([...usual, ...count, ...others, ...added]);
}

/** The field for the number of people. If each person costs something, each choice shows the total price. */
function countField(event: ClassView, maxPeople: number) {
  const choices = Array.from({ length: maxPeople }, (_, at) => at + 1);
  return {
    name: ATTENDEES,
    label: "How many people are coming?",
    required: true,
    kind: "choice" as const,
    choices: choices.map(String),
    choiceLabels: choices.map((people) => {
      const price = event.priceFor === "person" ? totalPrice(event, people) : 0;
      const peopleText = people === 1 ? "1 person" : `${people} people`;
      return price > 0 ? `${peopleText}: ${formatDollars(price)} in total` : peopleText;
    }),
  };
}
