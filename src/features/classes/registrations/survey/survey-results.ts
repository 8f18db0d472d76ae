import { asc, eq } from "drizzle-orm";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import type { SurveyResponse, SurveyResults } from "../../api/admin/survey-schemas";
import { classDates } from "../../class/class-facts";
import type { ClassView } from "../../class/class-views";
import { distinctQuestions, type SurveyQuestion, surveyQuestionsOf } from "../../class/survey-questions";
import { namesOf } from "../person/people-of";
import { openPerson } from "../person/person";
import { rosterClass } from "../staff/roster";
import { type ClassSurvey, classSurvey, type Registration, registration } from "../table";
import { openSurveyAnswers } from "./sealed-survey";
import { HIGHEST_RATING } from "./survey-rules";
import { surveyDueAt } from "./survey-times";

/**
 * The survey results of a class: how often each answer was given, and the responses, with a name only if the person
 * allowed it. Their order does not reveal who wrote them or when.
 * @throws AppError NOT_FOUND
 */
export async function surveyResults(services: DomainServices, classId: string): Promise<SurveyResults> {
  const event = await rosterClass(services, classId);
  const rows = await services.db
    .select({ survey: classSurvey, row: registration })
    .from(classSurvey)
    .innerJoin(registration, eq(registration.id, classSurvey.registrationId))
    .where(eq(classSurvey.classId, classId))
    .orderBy(asc(classSurvey.id));
  const answered = rows.filter(({ survey }) => survey.answers !== null);
  const responses = answered.flatMap(({ survey, row }) => responseOf(services, survey, row) ?? []);
  const { timeZone } = services;
  return {
    class: { id: classId, title: event.title, when: classDates(event, timeZone) },
    hasSurvey: event.hasSurvey,
    surveyDueAt: event.hasSurvey
      ? surveyDueAt(event.endsAt, event.surveyDelayHours, timeZone).toISOString()
      : null,
    asked: rows.length,
    answered: answered.length,
    unreadable: answered.length - responses.length,
    questions: questionsIn(event, responses).map((question) => resultOf(question, responses)),
    responses,
  };
}

/** Undefined if no known secret decrypts the answers. */
function responseOf(
  { sealer }: DomainServices,
  survey: ClassSurvey,
  row: Registration,
): SurveyResponse | undefined {
  const answers = openedOrNull(() => openSurveyAnswers(sealer, survey));
  if (!answers) return undefined;
  const person = survey.mayContact ? openedOrNull(() => openPerson(sealer, row)) : null;
  return {
    answers,
    from: person && { registrationId: row.id, name: namesOf(person)[0] ?? "", email: person.email },
  };
}

/** The questions of the class, and former ones that people answered. */
function questionsIn(event: ClassView, responses: readonly SurveyResponse[]): SurveyQuestion[] {
  return distinctQuestions([...surveyQuestionsOf(event), ...responses.flatMap(({ answers }) => answers)]);
}

function resultOf(
  { label, kind }: SurveyQuestion,
  responses: readonly SurveyResponse[],
): SurveyResults["questions"][number] {
  const given = responses.flatMap(({ answers, from }) =>
    answers
      .filter((one) => one.label === label && one.kind === kind)
      .map(({ answer }) => ({ text: answer, name: from?.name ?? null })),
  );
  const texts = given.map(({ text }) => text);
  return {
    label,
    kind,
    answered: given.length,
    average: kind === "rating" && texts.length > 0 ? averageOf(texts.map(Number)) : null,
    counts: choicesOf(kind).map((value) => ({
      value,
      count: texts.filter((text) => text === value).length,
    })),
    comments: kind === "text" ? given : [],
  };
}

/** The choices, best first. */
function choicesOf(kind: SurveyQuestion["kind"]): string[] {
  if (kind === "rating")
    return Array.from({ length: HIGHEST_RATING }, (_, at) => String(HIGHEST_RATING - at));
  return kind === "yesNo" ? ["yes", "no"] : [];
}

function averageOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
