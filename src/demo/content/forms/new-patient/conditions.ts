import type { FormContent } from "../form-parts";

type Condition = Pick<FormContent["questions"][number], "shownWhen" | "shownWhenIs">;

/** Shown only after one of these answers to an earlier question. */
export function when(name: string, ...answers: string[]): Condition {
  return { shownWhen: name, shownWhenIs: answers };
}

export const sensitiveQuestion = { sensitive: true };
export const yesOrNo = { choices: ["Yes", "No"] };
