import { z } from "zod";
import { answersOtherQuestions, QUESTIONS_CHANGED, questionName } from "../../class/question-name";
import { questionKey, type SurveyQuestion } from "../../class/survey-questions";
import { MAX_COMMENT_LENGTH, MAY_CONTACT } from "./survey-rules";

/** The answer to one question, with the question's wording at that time. */
export interface SurveyAnswer extends SurveyQuestion {
  /** A digit from 1 to 5, `yes` or `no`, or text. */
  answer: string;
}

export interface SurveyInput {
  answers: SurveyAnswer[];
  mayContact: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_BUT_LINE_BREAKS = /[\u0000-\u0009\u000b-\u001f\u007f]+/g;

/** The form name of a survey's question. */
export function answerName(question: SurveyQuestion): string {
  return questionName(questionKey(question));
}

/** The schema of a survey's form. Requires at least one answer, but no specific one. */
export function surveyInput(questions: readonly SurveyQuestion[]): z.ZodType<SurveyInput> {
  const shape = Object.fromEntries(questions.map((question) => [answerName(question), checkOf(question)]));
  return z
    .looseObject({ ...shape, [MAY_CONTACT]: z.string().max(10).prefault("") })
    .transform((values: Record<string, unknown>, context) => {
      const refuse = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
      const answers = questions.flatMap(({ label, kind }) => {
        const answer = String(values[answerName({ label, kind })] ?? "");
        return answer ? [{ label, kind, answer }] : [];
      });
      if (answersOtherQuestions(values, shape)) refuse([], QUESTIONS_CHANGED);
      else if (answers.length === 0)
        refuse(questions.slice(0, 1).map(answerName), "Answer at least one question.");
      return { answers, mayContact: values[MAY_CONTACT] === "true" };
    });
}

function checkOf({ label, kind }: SurveyQuestion): z.ZodType<string> {
  const given = z.string().prefault("");
  if (kind === "text")
    return given
      .transform((text) => text.replaceAll("\r\n", "\n").replaceAll(CONTROL_BUT_LINE_BREAKS, " ").trim())
      .pipe(
        z.string().max(MAX_COMMENT_LENGTH, `“${label}” can have at most ${MAX_COMMENT_LENGTH} characters.`),
      );
  const allowed = kind === "rating" ? /^[1-5]?$/ : /^(yes|no)?$/;
  return given.refine((value) => allowed.test(value), `“${label}”: choose one of the options shown.`);
}
