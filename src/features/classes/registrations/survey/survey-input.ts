import { z } from "zod";
import type { SurveyQuestion } from "../../class/survey-questions";
import { questionName } from "../form-rules";
import { LONGEST_COMMENT, MAY_CONTACT } from "./survey-rules";

/** The answer to one question, with the question as it was asked. */
export interface SurveyAnswer extends SurveyQuestion {
  /** A digit from 1 to 5, `yes` or `no`, or the words of the person. */
  answer: string;
}

export interface SurveyInput {
  answers: SurveyAnswer[];
  mayContact: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_BUT_LINE_BREAKS = /[\u0000-\u0009\u000b-\u001f\u007f]+/g;

/** The schema of a survey's form. No question has to be answered, but one of them. */
export function surveyInput(questions: readonly SurveyQuestion[]): z.ZodType<SurveyInput> {
  const shape = Object.fromEntries(
    questions.map((question, place) => [questionName(place), checkOf(question)]),
  );
  return z
    .object({ ...shape, [MAY_CONTACT]: z.string().max(10).prefault("") })
    .transform((values: Record<string, string>, context) => {
      const answers = questions.flatMap(({ label, kind }, place) => {
        const answer = values[questionName(place)];
        return answer ? [{ label, kind, answer }] : [];
      });
      if (answers.length === 0)
        context.addIssue({
          code: "custom",
          path: [questionName(0)],
          message: "Answer at least one question.",
        });
      return { answers, mayContact: values[MAY_CONTACT] === "true" };
    });
}

function checkOf({ label, kind }: SurveyQuestion): z.ZodType<string> {
  const given = z.string().prefault("");
  if (kind === "text")
    return given
      .transform((text) => text.replaceAll("\r\n", "\n").replaceAll(CONTROL_BUT_LINE_BREAKS, " ").trim())
      .pipe(z.string().max(LONGEST_COMMENT, `“${label}” can have at most ${LONGEST_COMMENT} characters.`));
  const allowed = kind === "rating" ? /^[1-5]?$/ : /^(yes|no)?$/;
  return given.refine((value) => allowed.test(value), `“${label}”: choose one of the options shown.`);
}
