import { dayAt } from "~/content/values/day-at";
import { domainServices } from "~/platform/domain-services";
import type { RequestContext } from "~/server/context";
import { classDates } from "../../class/class-facts";
import type { SurveyQuestion } from "../../class/survey-questions";
import { surveyByToken } from "../../registrations/survey/survey-by-token";
import { answerName, type SurveyAnswer } from "../../registrations/survey/survey-input";
import { MAY_CONTACT } from "../../registrations/survey/survey-rules";

export type ShownSurvey = Awaited<ReturnType<typeof surveyPageData>>;

/**
 * The data of a survey's page.
 * @throws AppError NOT_FOUND
 */
export async function surveyPageData(context: RequestContext, token: string) {
  const { id, event, questions, isOpen, closesAt, answers, mayContact } = await surveyByToken(
    domainServices(context, context.env),
    token,
  );
  const zone = context.env.TZ_HOSPITAL;
  return {
    id,
    title: event.title,
    when: classDates(event, zone),
    category: event.category?.slug ?? "",
    isOpen,
    /** The last day on which they can answer. */
    until: dayAt(new Date(+closesAt - 1), zone).words,
    questions: questions.map((question) => ({ ...question, name: answerName(question) })),
    hasAnswered: answers.length > 0,
    values: {
      ...earlierAnswers(questions, answers),
      [MAY_CONTACT]: mayContact ? "true" : "",
    },
  };
}

/** The earlier answers by field name. */
function earlierAnswers(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
): Record<string, string> {
  return Object.fromEntries(
    questions.map(({ label, kind }) => [
      answerName({ label, kind }),
      answers.find((one) => one.label === label && one.kind === kind)?.answer ?? "",
    ]),
  );
}
