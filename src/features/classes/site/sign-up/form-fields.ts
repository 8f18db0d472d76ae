import { z } from "@hono/zod-openapi";
import type { ClassView } from "../../class/class-views";
import { fieldsFor, questionName } from "../../registrations/form-rules";

/** A field of a class's registration form, as the API returns it. */
export const formField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(["text", "textarea", "email", "tel", "date", "choice", "yesNo"]),
  required: z.boolean(),
  sensitive: z.boolean().optional().describe("Too private to be stored in the browser before it is sent."),
  choices: z.array(z.string()).optional(),
  autoComplete: z.string().optional(),
  shownWhen: z.object({ name: z.string(), value: z.string() }).optional(),
});

export type FormField = z.infer<typeof formField>;

/** The fields of a class's registration form: those of its type, then the questions that staff added. */
export function formFields({ category, guestTakesSeat, questions }: ClassView): FormField[] {
  const usual = fieldsFor({ category: category?.slug ?? "", guestTakesSeat });
  const added = questions.map(({ label, required, sensitive }, place) => ({
    name: questionName(place),
    label,
    required,
    sensitive,
    kind: "text" as const,
  }));
  return z.array(formField).parse([...usual, ...added]);
}
